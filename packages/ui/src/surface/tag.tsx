import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

export type TagTone = 'leaf' | 'sun' | 'scarlet' | 'cobalt' | 'violet' | 'muted' | 'glass';

export interface TagProps extends ComponentProps<'span'> {
  tone?: TagTone;
  icon?: ReactNode;
}

/** A short state or figure in a soft box; never pressed. */
export function Tag({ tone = 'muted', icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={classNames(styles.tag, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

/** A small steady light: scarlet for live, leaf for connected. Say what it means in words beside it. */
export function LiveDot({ tone = 'scarlet' }: { tone?: 'scarlet' | 'leaf' }) {
  return <span className={classNames(styles.dot, tone === 'leaf' && styles.calm)} aria-hidden="true" />;
}
