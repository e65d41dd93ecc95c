import type { KenoEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { kenoMoments } from './moments.ts';

test('numbers come one by one; the result is told after the last', () => {
  const events: KenoEvent[] = [
    { type: 'numbers_chosen', numbers: [1, 2] },
    { type: 'number_drawn', number: 2, isHit: true },
    { type: 'number_drawn', number: 9, isHit: false },
    { type: 'hits_counted', hits: 1, multiplier: 0 },
  ];
  expect(kenoMoments(events).map(({ scene }) => [scene.drawn.length, scene.isTold])).toEqual([
    [1, false],
    [2, false],
    [2, true],
  ]);
});
