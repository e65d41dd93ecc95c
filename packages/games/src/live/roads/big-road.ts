import type { RoadCell, RoadResult } from './results.ts';
import { placeRuns, type RoadHand, runsOf } from './runs.ts';

/** The big road: a new column whenever the other side wins. */
export function bigRoad(results: readonly RoadResult[]): readonly RoadCell<RoadHand>[] {
  return placeRuns(runsOf(results));
}
