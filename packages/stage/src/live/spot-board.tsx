import { classNames } from '@arara/ui';
import { type CSSProperties, Fragment } from 'react';
import { PileFace } from '../roleta-guanabara/pile-face.tsx';
import type { StageWords } from '../stage.ts';
import styles from './spot-board.module.css';

export interface BoardSpot {
  readonly key: string;
  readonly name: string;
  /** What it pays, as it stands on the felt: "1:1", "8×". */
  readonly pays: string;
  readonly color: string;
  /** So many columns of the felt; 1 unless told. */
  readonly span?: number;
  /** What it is one of: told before the first of them. */
  readonly group?: string;
  /** It is not offered in this round. */
  readonly isOff?: boolean;
}

interface SpotBoardProps {
  words: StageWords;
  label: string;
  spots: readonly BoardSpot[];
  columns: number;
  felt: readonly [string, string];
  /** Many places: lower ones. */
  isDense?: boolean;
  piles: ReadonlyMap<string, bigint>;
  won: (key: string) => boolean;
  isLocked: boolean;
  onPut(keys: readonly string[]): void;
  onLift(key: string): void;
}

/** A few large places for chips. A press puts one down, Delete or a right click takes the pile off. */
export function SpotBoard(props: SpotBoardProps) {
  const { words, label, spots, columns, felt, isDense, piles, won, isLocked, onPut, onLift } = props;
  // Custom properties are not in CSSProperties.
  const look = { '--columns': columns, '--felt': felt[0], '--felt-deep': felt[1] } as CSSProperties;
  return (
    <fieldset className={classNames(styles.board, isDense && styles.dense)} style={look} aria-label={label}>
      {spots.map(({ key, name, pays, color, span = 1, group, isOff }, index) => {
        const cents = piles.get(key);
        const isFirst = group !== undefined && group !== spots[index - 1]?.group;
        return (
          <Fragment key={key}>
            {isFirst && (
              <p className={styles.group} aria-hidden="true">
                {group}
              </p>
            )}
            <button
              type="button"
              className={classNames(
                styles.spot,
                span > 1 && styles.wide,
                cents !== undefined && styles.has,
                won(key) && styles.won,
              )}
              style={{ '--spot': color, '--span': span } as CSSProperties}
              aria-label={`${group === undefined ? '' : `${group}: `}${name}, ${pays}`}
              aria-description={cents === undefined ? undefined : words.money(cents)}
              disabled={isLocked || isOff === true}
              onClick={() => onPut([key])}
              onKeyDown={(event) => {
                if ((event.key === 'Delete' || event.key === 'Backspace') && !isLocked) onLift(key);
              }}
              onContextMenu={(event) => {
                event.preventDefault();
                if (!isLocked) onLift(key);
              }}
            >
              <b>{name}</b>
              <span className={styles.foot}>
                <small>{pays}</small>
                {cents !== undefined && (
                  <span className={styles.chip}>
                    <PileFace cents={cents} locale={words.locale} />
                  </span>
                )}
              </span>
            </button>
          </Fragment>
        );
      })}
    </fieldset>
  );
}
