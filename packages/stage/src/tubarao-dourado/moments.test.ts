import type { AquariumEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { seaMoments } from './moments.ts';

test('a shot flies before its end is told', () => {
  const missed: AquariumEvent[] = [
    { type: 'shot_fired', kind: 'siri', gun: 2, isCaught: false },
    { type: 'catch_counted', worth: 0, multiplier: 0 },
  ];
  expect(seaMoments(missed).map(({ scene }) => [scene.phase, scene.isTold])).toEqual([
    ['shooting', false],
    ['away', true],
  ]);
});

test('a boss brings its parts one by one', () => {
  const burst: AquariumEvent[] = [
    { type: 'shot_fired', kind: 'baiacu', gun: 1, isCaught: true },
    { type: 'feature_played', feature: 'bomb', parts: [10, 2, 3] },
    { type: 'catch_counted', worth: 15, multiplier: 150_000 },
  ];
  const scenes = seaMoments(burst).map(({ scene }) => scene);
  expect(scenes.map(({ parts }) => parts.length)).toEqual([0, 1, 2, 3, 3]);
  expect(scenes.at(-1)).toMatchObject({ phase: 'caught', worth: 15 });
});
