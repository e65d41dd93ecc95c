import { expect, test } from 'vitest';
import { betsOfCards, pilesOfCards } from './bingo-piles.ts';

test('chips on the cards of a sheet are bets of the first cards, as few as there can be', () => {
  const piles = new Map([
    ['7.1', 600n],
    ['7.2', 600n],
    ['7.3', 100n],
    ['9.1', 200n],
  ]);
  const bets = betsOfCards(piles);
  expect(bets).toEqual([
    { sheet: 7, cards: 3, stake: '1.00' },
    { sheet: 7, cards: 2, stake: '5.00' },
    { sheet: 9, cards: 1, stake: '2.00' },
  ]);
  const back = new Map<string, bigint>();
  for (const bet of bets)
    for (const [key, cents] of pilesOfCards(bet)) back.set(key, (back.get(key) ?? 0n) + cents);
  expect(back).toEqual(piles);
});

test('what lies on a card beyond the one before it is not bet', () => {
  expect(betsOfCards(new Map([['7.2', 500n]]))).toEqual([]);
  expect(
    betsOfCards(
      new Map([
        ['7.1', 100n],
        ['7.2', 500n],
      ]),
    ),
  ).toEqual([{ sheet: 7, cards: 2, stake: '1.00' }]);
});
