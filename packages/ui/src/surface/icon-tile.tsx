import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-tile.module.css';

export interface IconTileProps {
  /** An icon of 18 to 20 px; what it means stands in words beside it. */
  children: ReactNode;
  tone?: 'muted' | 'cobalt' | 'scarlet';
  className?: string | undefined;
}

/** The soft square that begins a line: a kind of record, device, limit or message. */
export function IconTile({ children, tone = 'muted', className }: IconTileProps) {
  return (
    <span className={classNames(styles.tile, tone !== 'muted' && styles[tone], className)} aria-hidden="true">
      {children}
    </span>
  );
}
