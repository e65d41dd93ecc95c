import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

interface TwoColumnsProps {
  first: ReactNode;
  second: ReactNode;
  isBusy?: boolean;
}

/** A page's cards under each other, and in two columns where there is room. */
export function TwoColumns({ first, second, isBusy }: TwoColumnsProps) {
  return (
    <div className={styles.desk} aria-busy={isBusy}>
      <div className={styles.column}>{first}</div>
      <div className={styles.column}>{second}</div>
    </div>
  );
}
