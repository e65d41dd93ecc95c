import type { AndarBaharEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { durationOf } from '../motion/timeline.ts';
import { sidesMoments } from './moments.ts';

const dealOf = (count: number): AndarBaharEvent[] => [
  { type: 'middle_turned', card: '8s' },
  ...Array.from({ length: count }, (_, index) => ({
    type: 'card_dealt' as const,
    side: index % 2 === 0 ? ('andar' as const) : ('bahar' as const),
    card: '2h',
  })),
  { type: 'match_found', side: count % 2 === 1 ? 'andar' : 'bahar', dealt: count },
];

test('cards go to the sides in turn, and the winner is told after the last', () => {
  const scenes = sidesMoments(dealOf(3)).map(({ scene }) => scene);
  expect(scenes.map(({ andar, bahar }) => [andar.length, bahar.length])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 1],
  ]);
  expect(scenes.map(({ winner }) => winner)).toEqual([null, null, null, null, 'andar']);
});

test('the longest deal takes no longer than six seconds', () => {
  expect(durationOf(sidesMoments(dealOf(49)))).toBeLessThan(6_000);
});
