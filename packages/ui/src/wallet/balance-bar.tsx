import { type Cents, formatMoney } from '@arara/money';
import { classNames } from '../class-names.ts';
import styles from './balance-bar.module.css';

export interface BalanceBarProps {
  freeCents: Cents;
  /** Real money that still has to be played through. */
  lockedCents: Cents;
  bonusCents: Cents;
  locale: string;
  words: { label: string; free: string; locked: string; bonus: string };
  /** Leaves the legend out where there is no room; the bar then speaks it. */
  isBare?: boolean;
  className?: string;
}

/** Share in whole parts per thousand, at least a sliver for anything above zero. */
function weight(cents: Cents, total: Cents): number {
  if (cents <= 0n) return 0;
  return Math.max(12, Number((cents * 1000n) / (total === 0n ? 1n : total)));
}

/** The balance in three parts: free (leaf), to be played through (cobalt, hatched), bonus (violet). Readable without colour. */
export function BalanceBar({
  freeCents,
  lockedCents,
  bonusCents,
  locale,
  words,
  isBare,
  className,
}: BalanceBarProps) {
  const total = freeCents + lockedCents + bonusCents;
  const parts = [
    { key: 'free', cents: freeCents, word: words.free },
    { key: 'locked', cents: lockedCents, word: words.locked },
    { key: 'bonus', cents: bonusCents, word: words.bonus },
  ] as const;
  const spoken = parts.map((part) => `${part.word} ${formatMoney(part.cents, locale)}`).join(', ');
  return (
    <div className={className}>
      <div className={styles.bar} role="img" aria-label={`${words.label}: ${spoken}`}>
        {parts.map(
          (part) =>
            part.cents > 0n && (
              <i
                key={part.key}
                className={styles[part.key]}
                style={{ flexGrow: weight(part.cents, total) }}
              />
            ),
        )}
      </div>
      {!isBare && (
        <ul className={styles.legend}>
          {parts.map((part) => (
            <li key={part.key}>
              <i className={classNames(styles.dot, styles[part.key])} aria-hidden="true" />
              {part.word}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
