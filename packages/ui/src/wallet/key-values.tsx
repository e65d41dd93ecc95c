import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './key-values.module.css';

export interface KeyValue {
  key: string;
  name: ReactNode;
  value: ReactNode;
  /** The line that matters most. */
  isStrong?: boolean;
}

/** Names at the left, values at the right, hairlines between: what a person confirms. */
export function KeyValues({ rows, className }: { rows: readonly KeyValue[]; className?: string }) {
  return (
    <dl className={classNames(styles.list, className)}>
      {rows.map((row) => (
        <div key={row.key} className={classNames(styles.row, row.isStrong && styles.strong)}>
          <dt>{row.name}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
