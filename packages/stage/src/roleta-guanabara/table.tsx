import { colourOf, pockets } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { Grid2x2, Grid2x2Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { OutsideBets, type TableProps } from './outside-bets.tsx';
import { PileFace } from './pile-face.tsx';
import { spotName } from './spot-name.ts';
import { cellOf, type InsidePlace, insidePlaces, placeTowards } from './spots.ts';
import styles from './table.module.css';

const allNumbers = Array.from({ length: pockets }, (_, number) => number);

const arrows: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * The betting table. Numbers are whole cells; the places between them (splits, streets, corners, lines) answer to
 * a mouse at once and to touches once they are switched on, so that a thumb on a number is never a split.
 */
export function Table(props: TableProps) {
  const { words, piles, landed, won, isLocked, onPut, onLift } = props;
  const [areLinesOn, setLinesOn] = useState(() => matchMedia('(pointer: fine)').matches);
  const [focused, setFocused] = useState('straight:17');
  const field = useRef<HTMLFieldSetElement>(null);

  const move = (event: KeyboardEvent, place: InsidePlace) => {
    const arrow = arrows[event.key];
    if (arrow) {
      event.preventDefault();
      const next = placeTowards(place, arrow[0], arrow[1]);
      setFocused(next.key);
      field.current?.querySelector<HTMLElement>(`[data-place="${next.key}"]`)?.focus();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && !isLocked) {
      onLift(place.key);
    }
  };

  return (
    <div className={styles.felt}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, also while no bet is taken. */}
      <div className={styles.scroll} tabIndex={0}>
        <fieldset ref={field} className={styles.field} aria-label={words.t('games.stage_roulette_table')}>
          {allNumbers.map((number) => (
            <span
              key={number}
              className={classNames(styles.cell, styles[colourOf(number)])}
              style={cellStyle(number)}
            />
          ))}
          {insidePlaces.map((place) => {
            const { key, spot } = place;
            const cents = piles.get(key);
            const isNumber = spot.type === 'straight';
            return (
              <button
                key={key}
                type="button"
                data-place={key}
                className={classNames(
                  styles.place,
                  isNumber ? styles.number : styles.between,
                  spot.numbers[0] === 0 && isNumber && styles.zero,
                  !isNumber && !areLinesOn && styles.off,
                  isNumber && landed === spot.numbers[0] && styles.landed,
                  won.has(key) && styles.won,
                )}
                style={at(place.x, place.y)}
                tabIndex={key === focused ? 0 : -1}
                aria-label={spotName(spot, words)}
                aria-description={cents === undefined ? undefined : words.money(cents)}
                disabled={isLocked}
                onFocus={() => setFocused(key)}
                onKeyDown={(event) => move(event, place)}
                onClick={() => onPut(key)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  if (!isLocked) onLift(key);
                }}
              >
                {isNumber && <b>{spot.numbers[0]}</b>}
                {cents !== undefined && (
                  <span className={styles.chip}>
                    <PileFace cents={cents} locale={words.locale} />
                  </span>
                )}
              </button>
            );
          })}
          <OutsideBets {...props} kind="columns" />
        </fieldset>
      </div>
      <OutsideBets {...props} kind="dozens" />
      <OutsideBets {...props} kind="halves" />
      <button
        type="button"
        className={styles.lines}
        aria-pressed={areLinesOn}
        onClick={() => setLinesOn(!areLinesOn)}
      >
        {areLinesOn ? <Grid2x2Plus size={16} /> : <Grid2x2 size={16} />}
        {words.t('games.stage_roulette_lines')}
      </button>
    </div>
  );
}

function at(x: number, y: number): CSSProperties {
  return { '--x': x, '--y': y } as CSSProperties;
}

function cellStyle(number: number): CSSProperties {
  if (number === 0) return { gridColumn: '1', gridRow: '1 / 4' };
  const { column, row } = cellOf(number);
  return { gridColumn: String(column + 2), gridRow: String(row + 1) };
}
