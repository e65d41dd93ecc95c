import type { SlipBet, SlipEvent } from '@arara/games';
import { multipleOdds } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { Check, X } from 'lucide-react';
import type { StageWords } from '../stage.ts';
import styles from './football-stage.module.css';
import { oddsText, pickName } from './names.ts';

interface SlipResultsProps {
  words: StageWords;
  bet: SlipBet;
  events: readonly SlipEvent[];
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly isWon: boolean;
  readonly payoutCents: number;
}

/** The slip when its matches are over: what was right, what was not, and what each bet paid. */
export function SlipResults({ words, bet, events }: SlipResultsProps) {
  const { t, money, locale } = words;
  const rows = events.flatMap((event): Row[] => {
    if (event.type === 'multiple_settled') {
      const name = `${t('games.stage_football_multiple')} ${oddsText(multipleOdds(bet.picks), locale)}`;
      return [{ key: 'multiple', name, isWon: event.isWon, payoutCents: event.payoutCents }];
    }
    const pick = event.type === 'pick_settled' ? bet.picks[event.pick] : undefined;
    if (event.type !== 'pick_settled' || !pick) return [];
    const name = `${pickName(pick, words)} ${oddsText(event.odds, locale)}`;
    return [{ key: String(event.pick), name, isWon: event.isWon, payoutCents: event.payoutCents }];
  });
  return (
    <ul className={styles.results} aria-label={t('games.stage_football_slip')}>
      {rows.map(({ key, name, isWon, payoutCents }) => (
        <li key={key} className={classNames(styles.outcome, isWon && styles.right)}>
          {isWon ? (
            <Check size={16} role="img" aria-label={t('games.stage_football_won')} />
          ) : (
            <X size={16} role="img" aria-label={t('games.stage_football_lost')} />
          )}
          <span>{name}</span>
          {payoutCents > 0 && <b>{money(BigInt(payoutCents))}</b>}
        </li>
      ))}
    </ul>
  );
}
