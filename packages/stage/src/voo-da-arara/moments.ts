import type { CrashEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** A stretch of the flight, in hundredths of the stake; the bird climbs from one to the other while it lasts. */
export interface FlightScene {
  readonly phase: 'resting' | 'climbing' | 'paid' | 'over';
  readonly from: number;
  readonly to: number;
  readonly ms: number;
  readonly isCashedOut: boolean;
}

export const beforeFlight: FlightScene = { phase: 'resting', from: 100, to: 100, ms: 0, isCashedOut: false };

/** After the cash-out nobody waits long for the rest of the flight. */
const paidMsMax = 1_100;
const overMs = 500;

/** The climb to the target or the end, the rest of the flight after a cash-out, then the result. */
export function flightMoments(events: readonly CrashEvent[]): Moment<FlightScene>[] {
  const flown = events.find((event) => event.type === 'flight_ended');
  if (!flown) return [];
  const { end, target, isCashedOut } = flown;
  const top = isCashedOut ? target : end;
  const climb = flightMs(top);
  const rest = Math.min(flightMs(end) - climb, paidMsMax);
  const over = { phase: 'over', from: end, to: end, ms: overMs, isCashedOut } as const;
  return [
    { scene: { phase: 'climbing', from: 100, to: top, ms: climb, isCashedOut: false }, ms: climb },
    ...(isCashedOut
      ? [{ scene: { phase: 'paid', from: top, to: end, ms: rest, isCashedOut } as const, ms: rest }]
      : []),
    { scene: over, ms: overMs },
  ];
}

/** Growth by the second, and how it gains: 2x after 1.9 s, 10x after 4.7 s, 1,000x after 9.7 s. */
const growth = { perSecond: 0.28, gain: 0.045 } as const;

/** How long a flight from 1.00 to so many hundredths takes. */
export function flightMs(hundredths: number): number {
  const { perSecond, gain } = growth;
  const log = Math.log(Math.max(hundredths, 100) / 100);
  return ((-perSecond + Math.sqrt(perSecond ** 2 + 4 * gain * log)) / (2 * gain)) * 1_000;
}

/** The multiplier in hundredths after so long. */
export function heightAfter(ms: number): number {
  const seconds = ms / 1_000;
  return 100 * Math.exp(growth.perSecond * seconds + growth.gain * seconds ** 2);
}

/** The multiplier in hundredths when a part (0 to 1) of a scene has passed, rounded down as it is paid. */
export function heightIn({ from, to }: FlightScene, part: number): number {
  if (part >= 1) return to;
  const [start, end] = [flightMs(from), flightMs(to)];
  return Math.min(Math.max(Math.floor(heightAfter(start + (end - start) * part)), from), to);
}
