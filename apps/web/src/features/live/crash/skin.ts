import type { CanvasSize } from '@arara/stage';
import type { Frame, Point, View } from './curve.ts';

/** Everything that one picture of a flight is drawn from. */
export interface Picture {
  readonly size: CanvasSize;
  readonly frame: Frame;
  readonly view: View;
  readonly points: readonly Point[];
  readonly tip: Point;
  readonly angle: number;
  /** How far up: 0 at the start, 1 at ten times the stake, and so on by the logarithm. */
  readonly rise: number;
  readonly elapsedMs: number;
  readonly isFlying: boolean;
  /** Milliseconds since the flight ended; null before. */
  readonly endedMs: number | null;
  readonly nowMs: number;
  readonly heightLabel: (hundredths: number) => string;
}

/** How a table looks: what is drawn behind the flyer. */
export type Skin = (context: CanvasRenderingContext2D, picture: Picture) => void;

/** Numbers between 0 and 1 that are always the same for the same place: stars stay where they are. */
export function scatter(place: number, turn: number): number {
  const value = Math.sin(place * 127.1 + turn * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

export function trace(context: CanvasRenderingContext2D, points: readonly Point[], shift = 0): void {
  context.beginPath();
  for (const [index, { x, y }] of points.entries()) {
    const before = points[index - 1] ?? points[index];
    const after = points[index + 1] ?? points[index];
    if (!before || !after) continue;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const [dx, dy] = [(-(after.y - before.y) / length) * shift, ((after.x - before.x) / length) * shift];
    if (index === 0) context.moveTo(x + dx, y + dy);
    else context.lineTo(x + dx, y + dy);
  }
}

/** The area under the curve. */
export function shade(
  context: CanvasRenderingContext2D,
  { points, frame, tip }: Picture,
  [top, bottom]: readonly [string, string],
): void {
  const [first] = points;
  if (!first || tip.x - first.x < 2) return;
  trace(context, points);
  context.lineTo(tip.x, frame.bottom);
  context.lineTo(first.x, frame.bottom);
  context.closePath();
  const fill = context.createLinearGradient(0, tip.y, 0, frame.bottom);
  fill.addColorStop(0, top);
  fill.addColorStop(1, bottom);
  context.fillStyle = fill;
  context.fill();
}
