import type { FishingEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { tankMoments } from './moments.ts';

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
