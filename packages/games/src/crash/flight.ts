/**
 * Targets are in hundredths: 101 is 1.01x. Every hundredth is offered up to 10x, every tenth up to 100x, and every
 * whole number up to 1,000x.
 */
export const flightTargets = { lowest: 101, highest: 100_000 } as const;
const steps = [
  { upTo: 1_000, step: 1 },
  { upTo: 10_000, step: 10 },
  { upTo: flightTargets.highest, step: 100 },
] as const;

/** The bird turns back at least here. */
const flightStart = 100;

/** The offered target nearest to a wish. */
export function nearestFlightTarget(wished: number): number {
  const kept = Math.min(Math.max(wished, flightTargets.lowest), flightTargets.highest);
  const { step } = steps.find(({ upTo }) => kept <= upTo) ?? steps[2];
  return Math.round(kept / step) * step;
}

/** True for a target that can be bet on. */
export function isFlightTarget(target: number): boolean {
  return nearestFlightTarget(target) === target;
}

/** Every target, lowest first. */
export function allFlightTargets(): number[] {
  let from = flightTargets.lowest as number;
  return steps.flatMap(({ upTo, step }) => {
    const targets = Array.from(
      { length: Math.floor((upTo - from) / step) + 1 },
      (_, index) => from + index * step,
    );
    from = upTo + (steps.find((next) => next.upTo > upTo)?.step ?? 0);
    return targets;
  });
}

/** A target in hundredths as a multiplier in ten-thousandths. */
export function flightMultiplier(target: number): number {
  return target * 100;
}

/** The draw: two numbers below this make one of a million million points. */
export const flightHalf = 1_000_000;
export const flightPoints = flightHalf * flightHalf;

/** The share of stakes given back: 99 of 100. */
export const flightReturned = 99;

/**
 * How many of all points let the bird pass a target: ceil(0.99 * points / target). Rounding up favours the player,
 * by less than a hundred-millionth: the RTP is never below 99%.
 */
export function flightWays(target: number): number {
  return Math.ceil((flightReturned * flightPoints) / target);
}

/**
 * Where the bird turns back at a point, in hundredths: the highest target such that target * point < 0.99 * points.
 * One floating division floors exactly, because all numbers stay below 2^53.
 */
export function flightEnd(point: number): number {
  const reached =
    point === 0 ? flightTargets.highest : Math.floor((flightReturned * flightPoints - 1) / point);
  return Math.min(Math.max(reached, flightStart), flightTargets.highest);
}
