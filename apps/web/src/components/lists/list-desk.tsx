import type { ReactNode } from 'react';
import styles from './lists.module.css';

/** A list with what belongs to it: above on phones, beside it and in sight on wide screens. */
export function ListDesk({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.desk}>
      <div className={styles.side}>{side}</div>
      {children}
    </div>
  );
}
