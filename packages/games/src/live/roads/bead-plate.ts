import { type RoadCell, type RoadResult, roadRows } from './results.ts';

/** The bead plate: every hand a bead, down a column of six, then down the next. */
export function beadPlate(results: readonly RoadResult[]): readonly RoadCell<RoadResult>[] {
  return results.map((mark, index) => ({
    column: Math.floor(index / roadRows),
    row: index % roadRows,
    mark,
  }));
}
