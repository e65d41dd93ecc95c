import type { FishingEvent } from '@arara/games';
import { fishKinds } from '@arara/games/tables';
import { expect, test } from 'vitest';
import { tankMoments } from './moments.ts';
import { nearestOf, placeOf, shoal, swimmerAt } from './shoal.ts';

const shot = (isCaught: boolean): FishingEvent[] => [
  { type: 'shot_fired', fish: 'polvo', isCaught, multiplier: isCaught ? 600_000 : 0 },
];

test('a shot flies before its end is told', () => {
  expect(tankMoments(shot(true)).map(({ scene }) => [scene.phase, scene.isTold])).toEqual([
    ['shooting', false],
    ['caught', true],
  ]);
  expect(tankMoments(shot(false)).at(-1)?.scene.phase).toBe('away');
});

test('every kind swims in the tank and can be aimed at, wherever it is', () => {
  for (const seconds of [0, 3.3, 61, 4_000]) {
    for (const kind of fishKinds) {
      const nearest = nearestOf(kind, seconds);
      expect(nearest?.kind).toBe(kind);
      const { x, y } = placeOf(nearest ?? shoal[0] ?? never(), seconds);
      expect(x).toBeGreaterThanOrEqual(-0.2);
      expect(x).toBeLessThanOrEqual(1.2);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(0.95);
    }
  }
});

test('a tap finds the animal under it, and nothing in open water', () => {
  const [one] = shoal;
  const { x, y } = placeOf(one ?? never(), 5);
  expect(swimmerAt(x, y, 0.8, 5)).not.toBeNull();
  expect(swimmerAt(0.5, -1, 0.8, 5)).toBeNull();
});

function never(): never {
  throw new Error('the tank is empty');
}
