import type { CrashEvent } from '@arara/games';
import { describe, expect, test } from 'vitest';
import { durationOf } from '../motion/timeline.ts';
import { beforeFlight, flightMoments, flightMs, heightAfter, heightIn } from './moments.ts';

const flown = (end: number, target: number): CrashEvent[] => [
  {
    type: 'flight_ended',
    end,
    target,
    isCashedOut: end >= target,
    multiplier: end >= target ? target * 100 : 0,
  },
  { type: 'settled', stakeCents: 100, payoutCents: 0, multiplier: 0, isAboveStake: false },
];

describe('the flight', () => {
  test('climbs to the target, is paid, and goes on to where the bird turned back', () => {
    const scenes = flightMoments(flown(812, 200)).map(({ scene }) => [scene.phase, scene.from, scene.to]);
    expect(scenes).toEqual([
      ['climbing', 100, 200],
      ['paid', 200, 812],
      ['over', 812, 812],
    ]);
  });

  test('ends without being paid below the target', () => {
    const moments = flightMoments(flown(143, 200));
    expect(moments.map(({ scene }) => scene.phase)).toEqual(['climbing', 'over']);
    expect(moments.some(({ scene }) => scene.isCashedOut)).toBe(false);
  });

  test('the rest of a long flight is shown quickly', () => {
    const [climb, rest] = flightMoments(flown(100_000, 150));
    expect(climb?.ms).toBeCloseTo(flightMs(150));
    expect(rest?.ms).toBe(1_100);
    expect(durationOf(flightMoments(flown(100, 101)))).toBe(500);
  });

  test('height and time are one curve, and a scene starts and ends at its own figures', () => {
    for (const height of [101, 200, 1_000, 100_000])
      expect(heightAfter(flightMs(height))).toBeCloseTo(height, 6);
    const scene = { ...beforeFlight, from: 200, to: 812 };
    expect([0, 0.5, 1].map((part) => heightIn(scene, part))).toEqual([200, expect.any(Number), 812]);
    expect(heightIn(scene, 0.5)).toBeGreaterThan(200);
    expect(heightIn(scene, 0.5)).toBeLessThan(812);
  });
});
