import type { BlackjackView } from '@arara/games';
import { expect, test } from 'vitest';
import { dealMoments } from './moments.ts';

const open: BlackjackView = {
  hands: [{ kind: 'own', cards: ['Ts', '6h'], total: 16, isDoubled: false }],
  dealer: ['9d', null],
  dealerTotal: 9,
  active: 0,
  moves: ['hit', 'stand'],
  suggested: 'hit',
  isOver: false,
};

test('a new deal comes card by card, to the player and the dealer in turn', () => {
  const scenes = dealMoments(open).map(({ scene }) => [scene.playerShown, scene.dealerShown, scene.isTold]);
  expect(scenes).toEqual([
    [1, 0, false],
    [1, 1, false],
    [2, 1, false],
    [2, 2, false],
  ]);
});

test('after a card the hand is shown as it is', () => {
  const hit = {
    ...open,
    hands: [
      { ...open.hands[0], kind: 'own' as const, cards: ['Ts', '6h', '2c'], total: 18, isDoubled: false },
    ],
  };
  expect(dealMoments(hit)).toHaveLength(1);
});

test('at the end the dealer turns and draws one by one, and only then it is told', () => {
  const over: BlackjackView = {
    ...open,
    dealer: ['9d', '3c', '8s'],
    dealerTotal: 20,
    active: -1,
    moves: [],
    isOver: true,
  };
  const scenes = dealMoments(over).map(({ scene }) => scene);
  expect(
    scenes.map(({ dealerShown, isHoleOpen, isTold }) => [dealerShown, isHoleOpen, isTold]).slice(1, 3),
  ).toEqual([
    [2, true, false],
    [3, true, false],
  ]);
  expect(scenes.at(-1)).toMatchObject({ isHoleOpen: true, isTold: true });
});

test('cards that lay there while insurance was asked for are not dealt again', () => {
  const asked = { ...open, dealer: ['Ad', null], insurance: 'offered' as const };
  expect(dealMoments(asked)).toHaveLength(4);
  expect(dealMoments({ ...asked, insurance: 'declined' })).toHaveLength(1);
  const over = { ...asked, dealer: ['Ad', 'Kc'], dealerTotal: 21, active: -1, moves: [], isOver: true };
  const scenes = dealMoments({ ...over, insurance: 'taken' }).map(({ scene }) => scene);
  expect(scenes.map(({ dealerShown }) => Math.min(dealerShown, 2))).toEqual([2, 2, 2]);
  expect(scenes.map(({ isHoleOpen }) => isHoleOpen)).toEqual([false, true, true]);
});
