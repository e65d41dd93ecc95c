import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react';

/** Draws a menu hanging from its trigger. */
export type DrawMenu = (trigger: ReactElement, isOpenAtFirst: boolean) => ReactNode;

interface MenuOnWishProps {
  button: ReactElement<ComponentProps<'button'>>;
  load: () => Promise<DrawMenu>;
}

/** A button whose menu is loaded when a mouse comes near or somebody presses it; pressed before, it opens as it arrives. */
export function MenuOnWish({ button, load }: MenuOnWishProps) {
  const [draw, setDraw] = useState<DrawMenu | null>(null);
  const [isPressed, setPressed] = useState(false);
  if (draw) return draw(button, isPressed);
  // Without a connection the next press tries again.
  const wish = () =>
    void load().then(
      (loaded) => setDraw(() => loaded),
      () => setPressed(false),
    );
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && wish(),
    onClick: () => {
      setPressed(true);
      wish();
    },
  });
}
