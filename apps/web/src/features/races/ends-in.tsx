import { Hourglass } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import { useNow } from '../../lib/use-now.ts';
import { leftWords } from './clock-words.ts';
import styles from './ends-in.module.css';

/** The time until a race ends, by the server's clock. */
export function EndsIn({ endsAt, aheadMs }: { endsAt: string; aheadMs: number }) {
  const t = useT();
  const leftMs = Date.parse(endsAt) - (useNow(1000) + aheadMs);
  const { days, time } = leftWords(leftMs);
  return (
    <span className={styles.left}>
      <Hourglass size={14} aria-hidden="true" />
      {leftMs <= 0
        ? t('races.counting')
        : t('races.ends_in', { time: days > 0 ? t('races.days_time', { days, time }) : time })}
    </span>
  );
}
