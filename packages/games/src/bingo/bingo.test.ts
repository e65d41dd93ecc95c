import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combinations } from '../combinations.ts';
import { ratio, toNumber } from '../ratio.ts';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { analyseBingo } from './analysis.ts';
import { bingoCards, bingoDrawn, bingoSheets } from './cards.ts';
import { bestPattern } from './patterns.ts';
import { bingoRules } from './rules.ts';

/** What a marked card is paid, in the plainest words. */
function plainTimes(isMarked: readonly boolean[]): number {
  const has = (...cells: number[]) => cells.every((cell) => isMarked[cell]);
  const rows = [has(0, 1, 2, 3, 4), has(5, 6, 7, 8, 9), has(10, 11, 12, 13, 14)];
  const lines = rows.filter(Boolean).length;
  if (lines === 3) return 5_000;
  if (rows[0] && rows[2] && has(5, 9)) return 500;
  if (lines === 2) return 60;
  if (has(0, 6, 12, 8, 4) || has(10, 6, 2, 8, 14)) return 6;
  if (lines === 1) return 5;
  return has(0, 4, 10, 14) ? 3 : 0;
}

const markings = Array.from({ length: 1 << 15 }, (_, marked) =>
  Array.from({ length: 15 }, (__, cell) => ((marked >> cell) & 1) === 1),
);

describe('cards', () => {
  test('every sheet has four cards that rise down their columns and share no number', () => {
    for (let sheet = bingoSheets.from; sheet <= bingoSheets.to; sheet += 1) {
      const cards = bingoCards(sheet, 4);
      const numbers = cards.flat();
      expect(new Set(numbers).size).toBe(60);
      expect(numbers.every((number) => number >= 1 && number <= 90)).toBe(true);
      for (const card of cards) {
        const byColumn = [0, 1, 2, 3, 4].flatMap((column) => [
          card[column],
          card[column + 5],
          card[column + 10],
        ]);
        expect(byColumn).toEqual(card.toSorted((a, b) => a - b));
      }
    }
  });

  test('fewer cards of a sheet are its first ones, and another sheet has others', () => {
    expect(bingoCards(9, 2)).toEqual(bingoCards(9, 4).slice(0, 2));
    expect(bingoCards(9, 1)).not.toEqual(bingoCards(10, 1));
  });
});

describe('bets', () => {
  test('an accepted bet read again is the same bet, and costs its stake on each card', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 500 }), (cards, sheet) => {
        const bet = { stake: '0.50', cards, sheet };
        expect(bingoRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
          kind: 'ok',
          bet,
          stakeCents: 50n * BigInt(cards),
        });
      }),
    );
  });

  test.each([
    [{ stake: '1.00', cards: 0, sheet: 1 }, 'cards'],
    [{ stake: '1.00', cards: 5, sheet: 1 }, 'cards'],
    [{ stake: '1.00', cards: '2', sheet: 1 }, 'cards'],
    [{ stake: '1.00', cards: 2, sheet: 0 }, 'sheet'],
    [{ stake: '1.00', cards: 2, sheet: 501 }, 'sheet'],
    [{ stake: '1.00', cards: 2 }, 'sheet'],
  ])('%j is refused', (input, field) => {
    expect(bingoRules.parseBet(input)).toEqual({ kind: 'refused', error: 'bad_bet', field });
  });
});

describe('payouts', () => {
  test('every one of the 32,768 ways to mark a card pays as the plain rules do', () => {
    const paid = markings.map((_, marked) => bestPattern(marked)?.times ?? 0);
    expect(paid).toEqual(markings.map(plainTimes));
  });

  test('[R26] the RTP is the one of one card, whatever the number of cards', () => {
    const paid = markings.reduce((sum, isMarked) => {
      const marks = isMarked.filter(Boolean).length;
      return sum + BigInt(plainTimes(isMarked)) * combinations(75, bingoDrawn - marks);
    }, 0n);
    const rtp = ratio(paid, combinations(90, bingoDrawn));
    expect(toNumber(rtp)).toBeCloseTo(0.9564, 4);
    const { configurations } = analyseBingo();
    for (const one of configurations) expect([one.rtp, one.rtpAtMinStake]).toEqual([rtp, rtp]);
    // More cards pay something more often, and vary less for the same money.
    const rising = configurations.map(({ hitRate }) => toNumber(hitRate));
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    const falling = configurations.map(({ variance }) => toNumber(variance));
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(configurations.map(({ maxMultiplier }) => maxMultiplier / 10_000)).toEqual([
      5_000, 5_000, 5_000, 3_750,
    ]);
  });

  test('each card is paid for its best pattern, and the round pays their sum', () => {
    let wins = 0;
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const bet = { stake: '0.30', cards: 4, sheet: 1 + nonce };
      const { outcome, payoutCents } = bingoRules.play(bet, seededDraws(nonce));
      expect(new Set(outcome.drawn).size).toBe(bingoDrawn);
      const expected = bingoCards(bet.sheet, 4).map((card) =>
        plainTimes(card.map((number) => outcome.drawn.includes(number))),
      );
      const events = bingoRules.events(bet, outcome);
      const won = events.filter(({ type }) => type === 'card_won');
      expect(won.map(({ card, payoutCents: paid }) => [card, paid])).toEqual(
        expected.flatMap((times, card) => (times > 0 ? [[card, 30 * times]] : [])),
      );
      expect(payoutCents).toBe(BigInt(30 * expected.reduce((sum, times) => sum + times)));
      expect(events.at(-1)).toMatchObject({
        type: 'settled',
        stakeCents: 120,
        payoutCents: Number(payoutCents),
      });
      wins += won.length;
    }
    expect(wins).toBeGreaterThan(10);
  });
});
