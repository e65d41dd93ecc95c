import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { dressLink, type LinkElement } from '../link.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
  /** `filled` has a card behind it; `bare` is only the icon. */
  look?: 'bare' | 'filled';
  size?: 'sm' | 'md' | 'lg';
  /** A scarlet dot, e.g. unread news; say it in `label` too. */
  hasDot?: boolean;
  /** Makes a toggle of it (`aria-pressed`). */
  isPressed?: boolean;
  link?: LinkElement;
}

/** A square button with one icon, never under 44 px for touches. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, look = 'bare', size = 'md', hasDot, isPressed, link, className, ...native } = props;
  const classes = classNames(
    styles.button,
    styles[look],
    styles[size],
    isPressed && styles.pressed,
    className,
  );
  const content = (
    <>
      {icon}
      {hasDot && <span className={styles.dot} />}
    </>
  );
  if (link) return dressLink(link, { className: classes, 'aria-label': label, children: content });
  return (
    <button
      type="button"
      {...native}
      className={classes}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
    >
      {content}
    </button>
  );
}
