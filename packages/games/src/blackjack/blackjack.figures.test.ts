import { describe, expect, test } from 'vitest';
import { toPercent } from '../ratio.ts';
import { analyseBlackjack } from './analysis.ts';
import { contradictionsOfBlackjack } from './prove.ts';
import { analyseShoe } from './shoe/analysis.ts';
import { dealerWays, naturalOrders } from './shoe/dealer.ts';
import { everyPoints, fullShoe, type Left, ordersOf, shoeSize } from './shoe/left.ts';
import { contradictionsOfShoe } from './shoe/prove.ts';
import { countOf, dealerEnds, type Points, taking } from './solve.ts';
import { dealerStands } from './table.ts';

describe('the return of the first version', () => {
  test('[R26] the charts are best play', () => {
    expect(contradictionsOfBlackjack()).toEqual([]);
  });

  test('[R26] counted exactly over every card, within the band', () => {
    const shown = analyseBlackjack().configurations.map(({ name, rtp }) => [name, toPercent(rtp, 4)]);
    expect(shown).toEqual([
      ['without insurance', '98.8476'],
      ['with insurance', '99.0345'],
    ]);
  });
});

describe('the return of a shoe', () => {
  // Against the other cards by `npm run rtp -- --game blackjack-leblon --whole`.
  test('[R26] what is recorded is best play against a five, and what comes of it', {
    timeout: 900_000,
  }, () => {
    expect(contradictionsOfShoe(false)).toEqual([]);
  });

  test('[R26] is that of best play over every order of the cards', () => {
    const shown = analyseShoe().configurations.map(({ name, rtp }) => [name, toPercent(rtp, 6)]);
    expect(shown).toEqual([
      ['without insurance', '98.874821'],
      ['insured against every ace', '98.642587'],
    ]);
  });

  test('the dealer’s hands are those of dealing card by card, and all there are', () => {
    for (const up of everyPoints) {
      const left = fullShoe.map((have, points) => (points === up ? have - 1 : have));
      const ways = dealerWays(up, left, shoeSize - 1);
      const natural = naturalOrders(up, left, shoeSize - 1);
      expect(ways.reduce((sum, one) => sum + one, natural)).toBe(ordersOf(shoeSize - 1));
      if (up < 7) continue;
      const chances = cardByCard(taking({ sum: 0, hasAce: false }, up), left, up);
      for (const [end, chance] of chances.entries())
        expect(Number(ways[end]) / Number(ordersOf(shoeSize - 1))).toBeCloseTo(chance, 12);
    }
  });
});

/** The chance of each end, in the plainest words. `hole` is the card that is up while the one under it is dealt, then 0. */
function cardByCard(hand: Points, left: Left, hole: number): number[] {
  const { total } = countOf(hand);
  if (total >= dealerStands) return dealerEnds.map((end) => Number(end === Math.min(total, 23)));
  const size = left.reduce((sum, have) => sum + have, 0);
  const chances = dealerEnds.map(() => 0);
  for (const points of everyPoints) {
    const isNatural = hole + points === 11 && (hole === 1 || points === 1);
    if (isNatural) continue;
    const rest = left.map((have, at) => (at === points ? have - 1 : have));
    const chance = (left[points] ?? 0) / size;
    for (const [end, then] of cardByCard(taking(hand, points), rest, 0).entries())
      chances[end] = (chances[end] ?? 0) + chance * then;
  }
  return chances;
}
