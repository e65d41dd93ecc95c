import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'section'> {
  /** `well` is sunken, for groups inside a card. */
  look?: 'card' | 'well';
  padding?: 'none' | 'sm' | 'md' | 'lg';
}

/** A surface with a hairline edge; its padding grows on wide screens. */
export function Card({ look = 'card', padding = 'md', className, ...rest }: CardProps) {
  return <section {...rest} className={classNames(styles[look], styles[padding], className)} />;
}
