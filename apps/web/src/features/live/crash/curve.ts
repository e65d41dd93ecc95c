import type { Growth } from '@arara/games/live';

/** What of the flight is in sight: so many milliseconds from its start, and up to a height in hundredths. */
export interface View {
  readonly ms: number;
  readonly top: number;
}

/** Where in the picture the curve lies, in px; the flyer stands at its upper right corner when it is far. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const leastMs = 7_000;
const leastTop = 180;
const pointsOfCurve = 56;

/** The height in hundredths without rounding, so that the curve is smooth. */
export function heightAt(growth: Growth, elapsedMs: number): number {
  const ms = Math.max(0, elapsedMs);
  return 100 * (growth.kind === 'exponential' ? Math.exp(growth.perMs * ms) : (1 + ms / growth.scaleMs) ** 3);
}

/** The view holds the whole flight: first it stands still, then it grows with the flight. */
export function viewAt(growth: Growth, elapsedMs: number): View {
  return { ms: Math.max(leastMs, elapsedMs), top: Math.max(leastTop, heightAt(growth, elapsedMs)) };
}

export function pointOf(view: View, frame: Frame, elapsedMs: number, height: number): Point {
  return {
    x: frame.left + (elapsedMs / view.ms) * (frame.right - frame.left),
    y: frame.bottom - ((height - 100) / (view.top - 100)) * (frame.bottom - frame.top),
  };
}

/** The curve from the start to the flyer, at even distances. */
export function curveOf(growth: Growth, frame: Frame, elapsedMs: number): Point[] {
  const ms = Math.max(0, elapsedMs);
  const view = viewAt(growth, ms);
  return Array.from({ length: pointsOfCurve + 1 }, (_, index) => {
    const at = (ms * index) / pointsOfCurve;
    return pointOf(view, frame, at, heightAt(growth, at));
  });
}

/** The direction of the flight at its tip, in radians, 0 to the right and negative upwards. */
export function angleOf(points: readonly Point[]): number {
  const [tip, before] = [points.at(-1), points.at(-3)];
  if (!tip || !before || (tip.x === before.x && tip.y === before.y)) return 0;
  return Math.atan2(tip.y - before.y, tip.x - before.x);
}

const linesMost = 5;

/** Heights of the lines across the picture in hundredths: round figures, five at most. */
export function linesOf({ top }: View): number[] {
  let step = 10;
  for (const factor of endless([2, 2.5, 2])) {
    if ((top - 100) / step <= linesMost) break;
    step *= factor;
  }
  return Array.from({ length: Math.floor((top - 100) / step) }, (_, index) => 100 + step * (index + 1));
}

function* endless(factors: readonly number[]): Generator<number> {
  for (;;) yield* factors;
}
