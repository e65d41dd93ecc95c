import type { AnteView } from '@arara/games';
import { classNames } from '@arara/ui';
import type { StageWords } from '../stage.ts';
import styles from './bets.module.css';

interface BetsProps {
  words: StageWords;
  anteCents: bigint;
  raise: number;
  /** The name of the side bet when there is one. */
  sideName: string | null;
  paid: AnteView['paid'];
}

/** The parts of the bet, and at the end what each of them gives back. */
export function Bets({ words, anteCents, raise, sideName, paid }: BetsProps) {
  const { t, money } = words;
  const parts = [
    { key: 'ante', name: t('tablegames.ante'), laid: 1, back: paid?.ante },
    { key: 'raise', name: t('tablegames.play_bet'), laid: raise, back: paid?.raise },
    ...(paid && paid.bonus > 0
      ? [{ key: 'bonus', name: t('tablegames.bonus'), laid: 0, back: paid.bonus }]
      : []),
    ...(sideName === null ? [] : [{ key: 'side', name: sideName, laid: 1, back: paid?.side }]),
  ];
  return (
    <div className={styles.spots}>
      {parts.map(({ key, name, laid, back }) => (
        <div
          key={key}
          className={classNames(
            styles.spot,
            back !== undefined && (back > laid ? styles.paid : back === 0 && styles.lost),
          )}
        >
          <span>{name}</span>
          <b>{money(anteCents * BigInt(back ?? laid))}</b>
        </div>
      ))}
    </div>
  );
}
