import type { ComponentProps, ReactNode } from 'react';
import styles from './radio-card.module.css';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** One choice of several as a card; a native radio underneath, so arrow keys and forms work as usual. */
export function RadioCard({ children, ...input }: RadioCardProps) {
  return (
    <label className={styles.card}>
      {children}
      <input {...input} type="radio" className={styles.radio} />
    </label>
  );
}
