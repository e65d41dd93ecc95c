import { type RoadCell, type RoadColour, type RoadResult, roadRows } from './results.ts';

/** A hand of the big road, and how many ties came before the next. */
export interface RoadHand {
  readonly colour: RoadColour;
  readonly ties: number;
}

/** Hands of one side that followed each other: a column of the big road, however long. */
export type Run = readonly RoadHand[];

/** Hands by runs. A tie is drawn on the hand before it; ties before any hand are drawn on the first. */
export function runsOf(results: readonly RoadResult[]): readonly Run[] {
  const runs: RoadHand[][] = [];
  let early = 0;
  for (const result of results) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (result === 'tie') {
      if (run && last) run[run.length - 1] = { ...last, ties: last.ties + 1 };
      else early += 1;
    } else if (run && last?.colour === result) run.push({ colour: result, ties: 0 });
    else {
      runs.push([{ colour: result, ties: early }]);
      early = 0;
    }
  }
  return runs;
}

/**
 * Puts runs on a board of six rows, each in a column of its own. A run that meets the bottom, or a mark of an earlier
 * one, turns to the right: the dragon's tail.
 */
export function placeRuns<Mark>(runs: readonly (readonly Mark[])[]): readonly RoadCell<Mark>[] {
  const cells: RoadCell<Mark>[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < roadRows && !taken.has(`${column}:${row}`);
  let head = -1;
  for (const run of runs) {
    do head += 1;
    while (!isFree(head, 0));
    let [column, row, isTail] = [head, 0, false];
    for (const [index, mark] of run.entries()) {
      if (index > 0) {
        isTail ||= !isFree(column, row + 1);
        if (isTail) column += 1;
        else row += 1;
      }
      taken.add(`${column}:${row}`);
      cells.push({ column, row, mark });
    }
  }
  return cells;
}
