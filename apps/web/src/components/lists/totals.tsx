import { classNames } from '@arara/ui';
import styles from './lists.module.css';

interface TotalsProps {
  /** A value is undefined while it is on the way. */
  totals: readonly { key: string; name: string; value: string | undefined }[];
}

/** What a whole range adds up to: two beside each other on phones, lines on wide screens. */
export function Totals({ totals }: TotalsProps) {
  return (
    <dl className={classNames(styles.totals, totals.length === 3 && styles.three)} aria-live="polite">
      {totals.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
