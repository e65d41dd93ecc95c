import type { RoadCell, RoadColour, RoadResult } from './results.ts';
import { placeRuns, runsOf } from './runs.ts';

/** The roads that are read off the big road, and how many columns back each compares. */
const reaches = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const;
export type DerivedRoad = keyof typeof reaches;
export const derivedRoads = ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const satisfies DerivedRoad[];

/**
 * The marks of a derived road in order. Each hand of the big road is compared with the column `reach` to the left, by the
 * columns as they grew, not as tails bend them (the rules as printed on casino boards; told with examples in Wizard of
 * Odds, "Baccarat Score Boards", wizardofodds.com/games/baccarat/score-boards):
 * - a hand below another is red where that column has a hand in this row, or neither in this row nor in the one above;
 *   it is blue where that column ends right above this row;
 * - a hand that begins a column is red where the column before it is as long as the one `reach` before that, else blue.
 * They begin in the second row of the column `reach + 1`, or else at the head of the column after it, counted from 1.
 */
export function derivedMarks(results: readonly RoadResult[], road: DerivedRoad): readonly RoadColour[] {
  const reach = reaches[road];
  const lengths = runsOf(results).map((run) => run.length);
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row): RoadColour | null => {
      if (row > 0) {
        const compared = lengths[column - reach];
        return compared === undefined ? null : compared === row ? 'blue' : 'red';
      }
      const [before, compared] = [lengths[column - 1], lengths[column - 1 - reach]];
      return before === undefined || compared === undefined ? null : before === compared ? 'red' : 'blue';
    }).filter((mark) => mark !== null),
  );
}

/** A derived road on its board: marks of one colour down a column, a change begins the next. */
export function derivedRoad(
  results: readonly RoadResult[],
  road: DerivedRoad,
): readonly RoadCell<RoadColour>[] {
  const runs: RoadColour[][] = [];
  for (const mark of derivedMarks(results, road)) {
    const run = runs.at(-1);
    if (run?.[0] === mark) run.push(mark);
    else runs.push([mark]);
  }
  return placeRuns(runs);
}
