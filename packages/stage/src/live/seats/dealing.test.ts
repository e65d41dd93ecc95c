import { drawMs, totalOf } from '@arara/games/live/seats';
import { expect, test } from 'vitest';
import { cardsDealt, dealerCardsDealt, dealerCardsShown, seatCardsShown } from './dealing.ts';

test('cards come one by one: each seat, the dealer, each seat again, and the dealer', () => {
  const shown = (dealt: number) => [0, 1].map((place) => seatCardsShown(dealt, place, 2));
  expect([0, 1, 2, 3, 4, 5].map(shown)).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 1],
    [2, 1],
    [2, 2],
  ]);
  expect([2, 3, 5, 6].map((dealt) => dealerCardsDealt(dealt, 2))).toEqual([0, 1, 1, 2]);
  expect(shown(6)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  expect([cardsDealt(0), cardsDealt(300), cardsDealt(520)]).toEqual([0, 1, 2]);
});

test('every card of the dealer has been seen when the round is paid', () => {
  expect([0, 799, 800, 1_600, 2_500].map(dealerCardsShown)).toEqual([1, 1, 2, 3, 4]);
  for (const dealer of [['Ts', '9d'], ['2s', '3d', '4h', 'Td'], Array.from({ length: 9 }, () => '2s')]) {
    expect(totalOf(dealer).total).toBeGreaterThan(16);
    expect(dealerCardsShown(drawMs(dealer))).toBeGreaterThanOrEqual(dealer.length);
  }
});
