import type { BaccaratEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { tableMoments } from './moments.ts';

const events: BaccaratEvent[] = [
  { type: 'card_dealt', hand: 'player', card: '2s', total: 2 },
  { type: 'card_dealt', hand: 'banker', card: '3h', total: 3 },
  { type: 'card_dealt', hand: 'player', card: '3d', total: 5 },
  { type: 'card_dealt', hand: 'banker', card: 'Th', total: 3 },
  { type: 'card_dealt', hand: 'player', card: '9c', total: 4 },
  { type: 'card_dealt', hand: 'banker', card: '5d', total: 8 },
  { type: 'hands_compared', player: 4, banker: 8, winner: 'banker', isNatural: false },
  { type: 'bet_paid', on: 'banker', multiplier: 19_500 },
];

test('cards open one by one, and the winner is told after the last', () => {
  const scenes = tableMoments(events).map(({ scene }) => scene);
  expect(scenes.map(({ player, banker }) => player.length + banker.length)).toEqual([1, 2, 3, 4, 5, 6, 6]);
  expect(scenes.map(({ winner }) => winner)).toEqual([null, null, null, null, null, null, 'banker']);
  expect(scenes.at(-1)).toMatchObject({ totals: { player: 4, banker: 8 }, player: ['2s', '3d', '9c'] });
});

test('no deal, nothing to show', () => {
  expect(tableMoments([])).toEqual([]);
});
