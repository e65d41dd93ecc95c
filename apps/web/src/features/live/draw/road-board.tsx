import { columnsOf, type RoadCell, roadRows } from '@arara/games/live/roads';
import type { ReactNode } from 'react';
import styles from './road-board.module.css';

const cellSize = 20;

interface RoadBoardProps<Mark> {
  name: string;
  cells: readonly RoadCell<Mark>[];
  /** So many columns are shown, the newest. */
  columns: number;
  /** A mark around its own middle, in a cell of 20. */
  draw: (mark: Mark) => ReactNode;
}

/** One road on its board. */
export function RoadBoard<Mark>({ name, cells, columns, draw }: RoadBoardProps<Mark>) {
  const first = Math.max(0, columnsOf(cells) - columns);
  const [width, height] = [columns * cellSize, roadRows * cellSize];
  return (
    <figure style={{ margin: 0 }}>
      <figcaption className={styles.name}>{name}</figcaption>
      <svg className={styles.road} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
        <path
          d={`${lines(columns, (at) => `M${at} 0V${height}`)}${lines(roadRows, (at) => `M0 ${at}H${width}`)}`}
          stroke="#d6cfbf"
          strokeWidth="1"
        />
        {cells
          .filter(({ column }) => column >= first)
          .map(({ column, row, mark }) => (
            <g
              key={`${column}:${row}`}
              transform={`translate(${(column - first + 0.5) * cellSize} ${(row + 0.5) * cellSize})`}
            >
              {draw(mark)}
            </g>
          ))}
      </svg>
    </figure>
  );
}

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count - 1 }, (_, index) => line((index + 1) * cellSize)).join('');
