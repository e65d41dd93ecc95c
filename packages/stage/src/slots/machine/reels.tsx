import { classNames } from '@arara/ui';
import type { CSSProperties } from 'react';
import type { SlotFace } from '../face.ts';
import type { SlotScene } from '../scene.ts';
import { SymbolPicture } from '../symbol-picture.tsx';
import styles from './reels.module.css';
import { Running } from './running.tsx';
import { WildColumn } from './wild-column.tsx';
import { ClusterEdges, LinePins, WinAmounts, WinLines } from './win-marks.tsx';

interface ReelsProps {
  face: SlotFace;
  scene: SlotScene;
  isWaiting: boolean;
  isCalm: boolean;
  /** The one win to show; `null` shows all at once. */
  only: number | null;
  money(cents: number): string;
}

/** The window of a machine: columns of symbols that turn or drop, what wins, and what vanishes. */
export function Reels({ face, scene, isWaiting, isCalm, only, money }: ReelsProps) {
  const { columns, rows } = face.shown;
  const standing = isWaiting ? 0 : scene.standing;
  const wins = isWaiting ? [] : only === null ? scene.wins : scene.wins.slice(only, only + 1);
  const lit = new Set(wins.flatMap(({ cells }) => cells.map(String)));
  const burst = new Set(scene.burst.map(String));
  const collected = new Set(scene.collected.map(String));
  const held = new Set(isWaiting ? [] : scene.held);
  const shown = { '--columns': columns, '--rows': rows } as CSSProperties;
  return (
    <div className={styles.window} style={shown} data-win={lit.size > 0 || undefined} aria-hidden="true">
      {scene.grid.map((column, at) => {
        const isStanding = at < standing;
        const isTense = scene.isTense && at === standing && !isCalm;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
            key={at}
            className={classNames(styles.reel, isTense && styles.tense)}
          >
            {!isCalm && !face.isDropping && (
              <Running face={face} column={at} isShown={!isStanding && !held.has(at)} />
            )}
            {/* Laid out once: a column that turns is out of sight, and what it will show is in its place already. */}
            <div
              className={classNames(styles.column, isStanding && !isCalm && !scene.falls && styles.stopping)}
              data-away={!isStanding || undefined}
            >
              {column.map((symbol, row) => {
                const cell = `${at},${row}`;
                const fall = isStanding ? (scene.falls?.[at]?.[row] ?? 0) : 0;
                return (
                  <div
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                    key={row}
                    className={classNames(
                      styles.cell,
                      lit.has(cell) && styles.lit,
                      burst.has(cell) && styles.burst,
                      collected.has(cell) && styles.collected,
                      fall > 0 && !isCalm && (scene.turn % 2 === 0 ? styles.falling : styles.fallingNext),
                    )}
                    style={fall > 0 ? ({ '--fall': fall, '--late': rows - row } as CSSProperties) : undefined}
                  >
                    <SymbolPicture face={face} symbol={symbol} />
                  </div>
                );
              })}
            </div>
            {held.has(at) && (
              <WildColumn
                face={face}
                scene={scene}
                column={at}
                isLit={lit.size === 0 || column.some((_, row) => lit.has(`${at},${row}`))}
                isCalm={isCalm}
              />
            )}
          </div>
        );
      })}
      {face.shown.wins.kind === 'lines' && (
        <WinLines wins={wins} columns={columns} rows={rows} lines={face.shown.wins.lines} />
      )}
      {face.shown.wins.kind === 'cluster' && <ClusterEdges wins={wins} columns={columns} rows={rows} />}
      {face.shown.wins.kind === 'lines' && <LinePins wins={wins} rows={rows} lines={face.shown.wins.lines} />}
      {!scene.isTold && <WinAmounts wins={wins} columns={columns} rows={rows} money={money} />}
    </div>
  );
}
