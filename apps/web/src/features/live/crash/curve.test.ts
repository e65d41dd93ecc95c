import { type Growth, sharedCrashes } from '@arara/games/live';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { angleOf, curveOf, heightAt, linesOf, pointOf, viewAt } from './curve.ts';

const frame = { left: 40, right: 640, top: 120, bottom: 420 };
const growths = Object.values(sharedCrashes).map(({ growth }): [string, Growth] => [growth.kind, growth]);
const moments = fc.integer({ min: 0, max: 160_000 });

describe.each(growths)('a flight of %s growth', (_, growth) => {
  test('stays within its frame and climbs to the right', () => {
    fc.assert(
      fc.property(moments, (ms) => {
        const points = curveOf(growth, frame, ms);
        const isWithin = (value: number, from: number, to: number) =>
          value >= from - 1e-6 && value <= to + 1e-6;
        const { left, right, top, bottom } = frame;
        expect(points.every(({ x, y }) => isWithin(x, left, right) && isWithin(y, top, bottom))).toBe(true);
        const climbs = points.every(({ x, y }, at) => {
          const before = points[at - 1];
          return !before || (x >= before.x && y <= before.y);
        });
        expect(climbs).toBe(true);
        expect(angleOf(points)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });

  test('ends where the published formula says that the multiplier stands', () => {
    fc.assert(
      fc.property(moments, (ms) => {
        const tip = curveOf(growth, frame, ms).at(-1);
        const told = pointOf(viewAt(growth, ms), frame, ms, heightAt(growth, ms));
        expect(tip?.x).toBeCloseTo(told.x, 6);
        expect(tip?.y).toBeCloseTo(told.y, 6);
      }),
      { numRuns: 40 },
    );
  });

  test('the view is at rest in the first seconds and holds a long flight whole', () => {
    expect(viewAt(growth, 0)).toEqual(viewAt(growth, 1_000));
    const far = viewAt(growth, 100_000);
    expect(far).toEqual({ ms: 100_000, top: heightAt(growth, 100_000) });
  });
});

test('lines stand at round heights, five at most', () => {
  expect(linesOf({ ms: 0, top: 180 })).toEqual([120, 140, 160, 180]);
  expect(linesOf({ ms: 0, top: 340 })).toEqual([150, 200, 250, 300]);
  for (const top of [101, 200, 555, 4_321, 99_999, 100_000]) {
    const lines = linesOf({ ms: 0, top });
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.every((line) => line > 100 && line <= top)).toBe(true);
  }
});
