import type { RingsEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { ringsMoments } from './moments.ts';

test('a ring flies before it is known where it fell', () => {
  const events: RingsEvent[] = [
    { type: 'ring_thrown', ring: 0, isOn: true },
    { type: 'ring_thrown', ring: 1, isOn: false },
    { type: 'rings_counted', landed: 1, multiplier: 0 },
  ];
  const scenes = ringsMoments(events).map(({ scene }) => scene);
  expect(scenes.map(({ rings, isFlying }) => [rings.length, isFlying])).toEqual([
    [0, true],
    [1, false],
    [1, true],
    [2, false],
    [2, false],
  ]);
  expect(scenes.filter(({ isTold }) => isTold)).toHaveLength(1);
});
