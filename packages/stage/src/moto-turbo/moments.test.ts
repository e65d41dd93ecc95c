import type { RaceEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { placesIn, raceMoments, startLine } from './moments.ts';

const events: RaceEvent[] = [
  { type: 'bike_ended', bike: 'sabia', end: 180, target: 150, isCashedOut: true, payoutCents: 150 },
  { type: 'bike_ended', bike: 'tucano', end: 5_000, target: null, isCashedOut: false, payoutCents: 0 },
  { type: 'bike_ended', bike: 'carcara', end: 400, target: 1_000, isCashedOut: false, payoutCents: 0 },
];

test('the race runs until the last bike that was bet on has ended', () => {
  const [running, over] = raceMoments(events).map(({ scene }) => scene);
  expect([running?.phase, over?.phase]).toEqual(['running', 'over']);
  const places = placesIn(running ?? startLine, 1);
  expect([...places.values()].map(Math.round)).toEqual([180, 400, 400]);
});

test('after the race a bike nobody bet on stands at its own end, as its card says', () => {
  const [, over] = raceMoments(events).map(({ scene }) => scene);
  expect([...placesIn(over ?? startLine, 1).values()]).toEqual([180, 5_000, 400]);
});

test('bikes start together, and none passes its end', () => {
  const [running = startLine] = raceMoments(events).map(({ scene }) => scene);
  expect([...placesIn(running, 0).values()]).toEqual([100, 100, 100]);
  const half = placesIn(running, 0.5);
  expect(half.get('sabia')).toBeLessThanOrEqual(180);
  expect(half.get('carcara')).toBeGreaterThan(100);
});
