import { Tooltip as Base } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  text: ReactNode;
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A word more on hover and focus; never the only place something is said. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Provider delayDuration={300}>
      <Base.Root>
        <Base.Trigger asChild>{children}</Base.Trigger>
        <Base.Portal>
          <Base.Content className={styles.tip} side={side} sideOffset={6} collisionPadding={12}>
            {text}
          </Base.Content>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
