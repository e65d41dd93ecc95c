import type { WheelEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { turnTo, wheelMoments } from './moments.ts';

test('the wheel turns before its cabin is told', () => {
  const stopped: WheelEvent = { type: 'wheel_stopped', cabin: 7, multiplier: 12_000 };
  expect(wheelMoments([stopped]).map(({ scene }) => [scene.isTurning, scene.multiplier])).toEqual([
    [true, 0],
    [false, 12_000],
  ]);
});

test('every cabin stops at the top, on from wherever the wheel stands', () => {
  let angle = 0;
  for (const cabin of [0, 7, 29, 15, 15, 1]) {
    const next = turnTo(cabin, angle, 3);
    expect(next).toBeLessThanOrEqual(angle - 3 * 360);
    expect((((next + (cabin * 360) / 30) % 360) + 360) % 360).toBeCloseTo(0, 6);
    angle = next;
  }
});
