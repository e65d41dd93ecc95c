import { expect, test } from 'vitest';
import { duelMoments } from './moments.ts';

test('both cards turn one after the other before the result is told', () => {
  const scenes = duelMoments([
    { type: 'card_dealt', side: 'dragon', card: 'Ks' },
    { type: 'card_dealt', side: 'jaguar', card: '2h' },
    { type: 'cards_compared', result: 'dragon' },
    { type: 'bet_paid', on: 'dragon', multiplier: 20_000 },
  ]).map(({ scene }) => [scene.dragon, scene.jaguar, scene.result]);
  expect(scenes).toEqual([
    [null, null, null],
    ['Ks', null, null],
    ['Ks', '2h', null],
    ['Ks', '2h', 'dragon'],
  ]);
  expect(duelMoments([])).toEqual([]);
});
