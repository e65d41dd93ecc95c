import type { Cell } from './scene.ts';

/**
 * How many rows each cell of the new grid has fallen, by column: what stood above a gap falls by the gaps below it,
 * and the new ones at the top fall by all gaps of their column.
 */
export function fallsOf(removed: readonly Cell[], columns: number, rows: number): number[][] {
  return Array.from({ length: columns }, (_, column) => {
    const gaps = new Set(removed.filter(([at]) => at === column).map(([, row]) => row));
    const survivors = Array.from({ length: rows }, (_, row) => row).filter((row) => !gaps.has(row));
    return Array.from({ length: rows }, (_, row) => {
      const from = survivors[row - gaps.size];
      return from === undefined ? gaps.size : row - from;
    });
  });
}
