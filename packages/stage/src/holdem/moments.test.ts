import type { HoldemView } from '@arara/games';
import { expect, test } from 'vitest';
import { holdemMoments } from './moments.ts';

const open: HoldemView = {
  player: ['As', 'Kh'],
  playerHand: 'high',
  dealer: [null, null],
  dealerHand: null,
  table: ['2d', '7c', 'Ts', null, null],
  result: null,
  paid: null,
};

test('two cards are dealt, then three are opened on the table', () => {
  const scenes = holdemMoments(open).map(({ scene }) => [
    scene.dealt,
    scene.shown,
    scene.turned,
    scene.isTold,
  ]);
  expect(scenes).toEqual([
    [1, 0, 0, false],
    [2, 0, 0, false],
    [2, 1, 0, false],
    [2, 2, 0, false],
    [2, 3, 0, false],
  ]);
});

test('after the decision the table fills, the dealer’s cards turn, and then it is told', () => {
  const over: HoldemView = {
    ...open,
    dealer: ['9d', '9h'],
    dealerHand: 'pair',
    table: ['2d', '7c', 'Ts', '3h', '4s'],
    result: 'lost',
  };
  const scenes = holdemMoments(over).map(({ scene }) => [scene.shown, scene.turned, scene.isTold]);
  expect(scenes).toEqual([
    [4, 0, false],
    [5, 0, false],
    [5, 1, false],
    [5, 2, false],
    [5, 2, true],
  ]);
});
