import { classNames } from '@arara/ui';
import type { StageWords } from '../stage.ts';
import { PileFace } from './pile-face.tsx';
import { spotName } from './spot-name.ts';
import { spotOf } from './spots.ts';
import styles from './table.module.css';

const keys = {
  columns: ['column:3', 'column:2', 'column:1'],
  dozens: ['dozen:1', 'dozen:2', 'dozen:3'],
  halves: ['low', 'even', 'red', 'black', 'odd', 'high'],
} as const;

export interface TableProps {
  words: StageWords;
  piles: ReadonlyMap<string, bigint>;
  /** The number the ball lies on and the places that won, once it is told. */
  landed: number | null;
  won: ReadonlySet<string>;
  isLocked: boolean;
  onPut(key: string): void;
  onLift(key: string): void;
}

interface OutsideBetsProps extends TableProps {
  kind: keyof typeof keys;
}

/** The bets on thirds and halves, around the numbers. */
export function OutsideBets({ words, piles, won, isLocked, onPut, onLift, kind }: OutsideBetsProps) {
  return (
    <div className={styles[kind]}>
      {keys[kind].map((key) => {
        const spot = spotOf(key);
        if (!spot) return null;
        const cents = piles.get(key);
        const name = spotName(spot, words);
        return (
          <button
            key={key}
            type="button"
            className={classNames(
              styles.outside,
              cents !== undefined && styles.has,
              won.has(key) && styles.won,
            )}
            aria-label={name}
            aria-description={cents === undefined ? undefined : words.money(cents)}
            disabled={isLocked}
            onClick={() => onPut(key)}
            onKeyDown={(event) => {
              if ((event.key === 'Delete' || event.key === 'Backspace') && !isLocked) onLift(key);
            }}
            onContextMenu={(event) => {
              event.preventDefault();
              if (!isLocked) onLift(key);
            }}
          >
            <span className={styles.label}>
              {(key === 'red' || key === 'black') && <Diamond isRed={key === 'red'} />}
              <span>{kind === 'columns' ? '2:1' : name}</span>
            </span>
            {cents !== undefined && (
              <span className={styles.chip}>
                <PileFace cents={cents} locale={words.locale} />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function Diamond({ isRed }: { isRed: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 1 23 12 12 23 1 12Z"
        fill={isRed ? '#D0213F' : '#141826'}
        stroke="#fff"
        strokeOpacity=".6"
      />
    </svg>
  );
}
