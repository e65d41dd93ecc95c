import type { CSSProperties } from 'react';
import type { ShownWin } from '../scene.ts';
import styles from './win-marks.module.css';

interface MarksProps {
  wins: readonly ShownWin[];
  columns: number;
  rows: number;
}

type Lines = readonly (readonly number[])[];

/** Winning lines through the middles of their cells, from the left edge to the last symbol that counts. */
export function WinLines({ wins, columns, rows, lines }: MarksProps & { lines: Lines }) {
  return (
    <svg
      className={styles.over}
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {wins.map(({ line, count }) => {
        const path = line === null ? null : lines[line];
        if (!path) return null;
        const points = path.slice(0, count).map((row, column) => `${column * 100 + 50} ${row * 100 + 50}`);
        return (
          <path
            key={line}
            className={styles.line}
            d={`M0 ${(path[0] ?? 0) * 100 + 50}L${points.join('L')}`}
            pathLength={1}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}

/** The numbers of the winning lines at both sides. */
export function LinePins({ wins, rows, lines }: Omit<MarksProps, 'columns'> & { lines: Lines }) {
  return wins.map(({ line }) => {
    const path = line === null ? null : lines[line];
    if (!path) return null;
    const at = (row: number | undefined) => ({ top: `${(((row ?? 0) * 2 + 1) / (rows * 2)) * 100}%` });
    return (
      <span key={line} className={styles.pins}>
        <i className={styles.left} style={at(path[0])}>
          {(line ?? 0) + 1}
        </i>
        <i className={styles.right} style={at(path.at(-1))}>
          {(line ?? 0) + 1}
        </i>
      </span>
    );
  });
}

/** The outline of each cluster: the edges of its cells that border on others. */
export function ClusterEdges({ wins, columns, rows }: MarksProps) {
  return (
    <svg
      className={styles.over}
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {wins.map(({ cells }) => {
        const own = new Set(cells.map(String));
        const edges = cells.flatMap(([x, y]) => [
          ...(own.has(`${x},${y - 1}`) ? [] : [`M${x * 100} ${y * 100}h100`]),
          ...(own.has(`${x},${y + 1}`) ? [] : [`M${x * 100} ${y * 100 + 100}h100`]),
          ...(own.has(`${x - 1},${y}`) ? [] : [`M${x * 100} ${y * 100}v100`]),
          ...(own.has(`${x + 1},${y}`) ? [] : [`M${x * 100 + 100} ${y * 100}v100`]),
        ]);
        return (
          <path
            key={cells.join()}
            className={styles.edge}
            d={edges.join('')}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}

/** What each win pays, in the middle of its cells. */
export function WinAmounts({ wins, columns, rows, money }: MarksProps & { money(cents: number): string }) {
  return wins
    .filter(({ payoutCents }) => payoutCents > 0)
    .slice(0, 4)
    .map(({ cells, payoutCents, line, symbol }, index) => {
      const middle = cells[Math.floor((cells.length - 1) / 2)] ?? [0, 0];
      const place: CSSProperties = {
        left: `${((middle[0] + 0.5) / columns) * 100}%`,
        top: `${((middle[1] + 0.82) / rows) * 100}%`,
        animationDelay: `${index * 90}ms`,
      };
      return (
        <b key={`${symbol}${line ?? ''}${cells.join()}`} className={styles.amount} style={place}>
          {money(payoutCents)}
        </b>
      );
    });
}
