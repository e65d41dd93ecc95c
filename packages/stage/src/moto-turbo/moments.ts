import type { RaceEvent } from '@arara/games';
import type { BikeName } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

/** What becomes of each bike, and how far the race has run: the road draws all between by the clock. */
export interface RaceScene {
  readonly phase: 'resting' | 'running' | 'over';
  readonly bikes: readonly Extract<RaceEvent, { type: 'bike_ended' }>[];
  /** How long the running phase lasts. */
  readonly ms: number;
}

export const startLine: RaceScene = { phase: 'resting', bikes: [], ms: 0 };

/** A bike doubles about once in 1.1 seconds, faster when a race would take longer than ten. */
const doubling = 1_100;
const longest = 10_000;
const overMs = 500;

/** The race runs until nothing is open for a bike that was bet on. */
export function raceMoments(events: readonly RaceEvent[]): Moment<RaceScene>[] {
  const bikes = events.flatMap((event) => (event.type === 'bike_ended' ? [event] : []));
  const ends = bikes.filter(({ target }) => target !== null).map(({ end }) => end);
  const ms = Math.min(Math.log2(Math.max(...ends, 100) / 100) * doubling + 500, longest);
  return [
    { scene: { phase: 'running', bikes, ms }, ms },
    { scene: { phase: 'over', bikes, ms }, ms: overMs },
  ];
}

/** How far every engine that still runs has come, in hundredths, after a part of the race. */
function reachedIn({ bikes, ms }: RaceScene, part: number): number {
  const ends = bikes.filter(({ target }) => target !== null).map(({ end }) => end);
  const far = Math.log2(Math.max(...ends, 100) / 100);
  const run = ms === 0 ? 1 : Math.min(Math.max((part * ms) / Math.max(ms - 500, 1), 0), 1);
  return 100 * 2 ** (far * run);
}

/** Each bike's place at that moment: no further than its end. Once the race is over every bike stands where its card says. */
export function placesIn(scene: RaceScene, part: number): ReadonlyMap<BikeName, number> {
  if (scene.phase === 'over') return new Map(scene.bikes.map(({ bike, end }) => [bike, end]));
  const reached = scene.phase === 'resting' ? 100 : reachedIn(scene, part);
  return new Map(scene.bikes.map(({ bike, end }) => [bike, Math.min(reached, end)]));
}
