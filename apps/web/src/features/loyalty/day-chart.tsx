import type { Range } from '../../components/lists/ranges.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { rebatesByDay } from './days.ts';
import styles from './rebates.module.css';
import { noonOf, shortDay } from './short-words.ts';

interface DayChartProps {
  range: Range;
  rows: readonly { date: string; rebate: string }[];
  onOpen: (day: string) => void;
}

/** A bar a day, as high as its share of the best day; each opens its day. */
export function DayChart({ range, rows, onOpen }: DayChartProps) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  if (range === 'today') return null;
  const days = rebatesByDay(range, rows, new Date());
  const best = Math.max(1, ...days.map(({ cents }) => Number(cents)));
  return (
    <ol className={styles.chart} aria-label={t('loyalty.by_day')}>
      {days.map(({ day, cents }) => {
        const name = shortDay(day, locale);
        return (
          <li key={day}>
            <button
              type="button"
              className={styles.day}
              aria-label={`${name.join(' ')}, ${format.date(noonOf(day))}: ${format.money(cents)}`}
              title={format.money(cents)}
              onClick={() => onOpen(day)}
            >
              <span className={styles.track}>
                {cents > 0n && <i style={{ height: `${(Number(cents) * 100) / best}%` }} />}
              </span>
              <span className={styles.dayName}>
                {name.map((word) => (
                  <span key={word}>{word}</span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
