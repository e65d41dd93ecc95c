import type { GemsEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { gemsMoments } from './moments.ts';

test('the hand is told only when all five gems lie open', () => {
  const events: GemsEvent[] = [
    ...[0, 3, 3, 1, 6].map((gem) => ({ type: 'gem_drawn' as const, gem })),
    { type: 'gems_matched', hand: 'pair', multiplier: 1_000 },
  ];
  const scenes = gemsMoments(events).map(({ scene }) => scene);
  expect(scenes.map(({ gems }) => gems.length)).toEqual([1, 2, 3, 4, 5, 5]);
  expect(scenes.map(({ hand }) => hand)).toEqual([null, null, null, null, null, 'pair']);
});
