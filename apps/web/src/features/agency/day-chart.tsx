import type { agency, DataOf } from '@arara/contract';
import { Skeleton, VisuallyHidden } from '@arara/ui';
import { toCents, useFormat } from '../../lib/format.ts';
import { noonOf } from './noon-of.ts';
import styles from './records.module.css';

type Day = DataOf<typeof agency.reward>['days'][number];

/** A bar for each day, as high as its commission; read out as a list. */
export function DayChart({ days }: { days: readonly Day[] | undefined }) {
  const format = useFormat();
  if (!days) return <Skeleton className={styles.chart ?? ''} height={144} radius={6} />;
  const most = days.reduce((high, { amount }) => Math.max(high, Number(toCents(amount))), 1);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <ul className={styles.chart}>
        {days.map(({ day, amount }) => {
          const words = `${format.date(noonOf(day))}: ${format.money(amount)}`;
          return (
            <li key={day} className={styles.day} title={words}>
              <span className={styles.bar} style={{ height: `${(Number(toCents(amount)) / most) * 100}%` }} />
              <VisuallyHidden>{words}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <p className={styles.ends} aria-hidden="true">
        <span>{first && format.date(noonOf(first.day))}</span>
        {days.length > 1 && <span>{last && format.date(noonOf(last.day))}</span>}
      </p>
    </>
  );
}
