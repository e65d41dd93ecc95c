import { classNames } from '@arara/ui';
import type { CSSProperties } from 'react';
import { multiplierText } from '../pieces/numbers.ts';
import type { StageWords } from '../stage.ts';
import styles from './spots.module.css';

interface Spot {
  readonly key: string;
  readonly name: string;
  /** What it gives back, in ten-thousandths. */
  readonly pays: number;
  readonly color?: string;
}

interface SpotsProps {
  words: StageWords;
  spots: readonly Spot[];
  columns: number;
  /** Where the stake lies, and how much it is. */
  bet: string;
  betCents: bigint;
  /** The places that won, once it is told. */
  won: readonly string[];
  isLocked: boolean;
  onChoose(key: string): void;
}

/** The places of the table one of which is bet on. */
export function Spots({ words, spots, columns, bet, betCents, won, isLocked, onChoose }: SpotsProps) {
  return (
    <div className={styles.spots} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {spots.map(({ key, name, pays, color }) => (
        <button
          key={key}
          type="button"
          className={classNames(styles.spot, key === bet && styles.chosen, won.includes(key) && styles.won)}
          style={color === undefined ? undefined : ({ '--spot': color } as CSSProperties)}
          aria-pressed={key === bet}
          disabled={isLocked}
          onClick={() => onChoose(key)}
        >
          <b>{name}</b>
          <small>{multiplierText(pays, words.locale)}</small>
          {key === bet && <span className={styles.chip}>{words.money(betCents)}</span>}
        </button>
      ))}
    </div>
  );
}
