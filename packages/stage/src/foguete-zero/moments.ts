import type { CrashEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** How high the rocket goes, in hundredths, and whether it is there. */
export interface LaunchScene {
  readonly phase: 'resting' | 'rising' | 'there';
  readonly end: number;
  readonly isReached: boolean;
}

export const onThePad: LaunchScene = { phase: 'resting', end: 100, isReached: false };

/** How long the rocket takes, whatever the height; the canvas draws by the same figure. */
export const riseMs = 900;

export function launchMoments(events: readonly CrashEvent[]): Moment<LaunchScene>[] {
  const flown = events.find((event) => event.type === 'flight_ended');
  if (!flown) return [];
  const { end, isCashedOut } = flown;
  return [
    { scene: { phase: 'rising', end, isReached: false }, ms: riseMs },
    { scene: { phase: 'there', end, isReached: isCashedOut }, ms: 350 },
  ];
}

/** The height when a part (0 to 1) of the rise has passed: fast at first, the same factor in equal times. */
export function heightAt(end: number, part: number): number {
  if (part >= 1) return end;
  const eased = 1 - (1 - Math.max(part, 0)) ** 2;
  return Math.floor(100 * Math.exp(Math.log(end / 100) * eased));
}
