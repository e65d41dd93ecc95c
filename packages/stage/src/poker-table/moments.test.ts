import type { AnteView } from '@arara/games';
import { threeCardGame } from '@arara/games/tables';
import { expect, test } from 'vitest';
import { firstAnteChoice, laidCents } from './choice.ts';
import { anteMoments } from './moments.ts';

const open: AnteView = {
  player: ['As', 'Kh', '3d', '4c', '5s'],
  playerHand: 'high',
  dealer: ['9d', null, null, null, null],
  dealerHand: null,
  suggested: 'fold',
  result: null,
  paid: null,
};

test('the deal shows only the cards that lie open', () => {
  const scenes = anteMoments(open).map(({ scene }) => [scene.dealt, scene.turned, scene.isTold]);
  expect(scenes).toEqual([1, 2, 3, 4, 5].map((dealt) => [dealt, 1, false]));
});

test('after the decision the dealer’s cards turn one by one, and then it is told', () => {
  const over: AnteView = {
    ...open,
    dealer: ['9d', '9h', '2c', '3h', '4s'],
    dealerHand: 'pair',
    result: 'folded',
  };
  const scenes = anteMoments(over).map(({ scene }) => [scene.turned, scene.isTold]);
  expect(scenes).toEqual([...[1, 2, 3, 4, 5].map((turned) => [turned, false]), [5, true]]);
});

test('what is laid down is the ante, the play bet and the side bet', () => {
  expect(laidCents(threeCardGame, firstAnteChoice, 100n)).toBe(200n);
  expect(laidCents(threeCardGame, { ...firstAnteChoice, side: true }, 100n)).toBe(300n);
});
