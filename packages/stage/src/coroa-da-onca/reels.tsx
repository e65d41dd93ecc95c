import { coroaDaOncaPaytable } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { type CSSProperties, memo } from 'react';
import { Pictures } from '../pictures/pictures.tsx';
import type { StageWords } from '../stage.ts';
import { litCells, type SlotScene } from './moments.ts';
import styles from './reels.module.css';
import { SymbolArt, SymbolPicture } from './symbols.tsx';

interface ReelsProps {
  words: StageWords;
  scene: SlotScene;
  isWaiting: boolean;
  isCalm: boolean;
  /** The one winning line to show; `null` shows all at once. */
  only: number | null;
}

/** Five reels in a gold frame. Those that do not stand yet run; winning cells are lit and ringed, the others step back. */
export function Reels({ words, scene, isWaiting, isCalm, only }: ReelsProps) {
  const standing = isWaiting ? 0 : scene.standing;
  const lit = isWaiting ? new Set<string>() : litCells(scene, coroaDaOncaPaytable.lines, only);
  const lines = isWaiting ? [] : scene.lines.filter((_, index) => only === null || index === only);
  const columns = scene.grid.map((column, reel) => {
    const isRunning = reel >= standing && !isCalm;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
      <div key={reel} className={styles.reel}>
        {!isCalm && <Running reel={reel} words={words} isShown={isRunning} />}
        {/* Laid out once: what a column will show is in its place before it stops. */}
        <div
          className={classNames(styles.column, !isCalm && !isRunning && styles.stopping)}
          data-away={isRunning || undefined}
        >
          {column.map((symbol, row) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              key={row}
              className={classNames(styles.cell, lit.has(`${reel},${row}`) && styles.lit)}
            >
              <SymbolPicture symbol={symbol} words={words} />
            </div>
          ))}
        </div>
      </div>
    );
  });
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.reels, lit.size > 0 && styles.hasWin)} aria-hidden="true">
        {isCalm ? (
          columns
        ) : (
          <Pictures
            names={coroaDaOncaPaytable.symbols}
            draw={(symbol) => <SymbolArt symbol={symbol} words={words} />}
            className={styles.places}
          >
            {columns}
          </Pictures>
        )}
        <svg className={styles.lines} viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ line, length }) => (
            <path key={line} d={linePath(line, length)} pathLength={1} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      </div>
      {lines.map(({ line }) => (
        <Pins key={line} line={line} />
      ))}
    </div>
  );
}

/** A strip that runs down without end; it stops nowhere and means nothing. */
const Running = memo(function Running({
  reel,
  words,
  isShown,
}: {
  reel: number;
  words: StageWords;
  isShown: boolean;
}) {
  const symbols = coroaDaOncaPaytable.symbols.filter((symbol) => symbol !== coroaDaOncaPaytable.scatter);
  const strip = [0, 1, 2, 3, 4, 5].map((place) => symbols[(place * 5 + reel * 3) % symbols.length] ?? '');
  return (
    <div className={styles.running} data-shown={isShown || undefined}>
      {[...strip, ...strip].map((symbol, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strip never changes.
        <div key={place} className={styles.cell}>
          <SymbolPicture symbol={symbol} words={words} />
        </div>
      ))}
    </div>
  );
});

function Pins({ line }: { line: number }) {
  const rows = coroaDaOncaPaytable.lines[line] ?? [];
  const place = (row: number | undefined) => ({ '--row': row ?? 1 }) as CSSProperties;
  return (
    <>
      <i className={classNames(styles.pin, styles.left)} style={place(rows[0])}>
        {line + 1}
      </i>
      <i className={classNames(styles.pin, styles.right)} style={place(rows.at(-1))}>
        {line + 1}
      </i>
    </>
  );
}

/** Through the middles of the line's cells, from the left edge to the last symbol that counts. */
function linePath(line: number, length: number): string {
  const rows = coroaDaOncaPaytable.lines[line] ?? [];
  const points = rows.slice(0, length).map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`);
  return `M0 ${(rows[0] ?? 1) * 100 + 50}L${points.join('L')}`;
}
