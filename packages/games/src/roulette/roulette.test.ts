import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { describe, expect, test } from 'vitest';
import { ratio } from '../ratio.ts';
import { allChips, analyseRoulette } from './analysis.ts';
import { colourOf, insideBets, wheelOrder } from './layout.ts';
import { coveredNumbers, type RouletteBet, roulettePayout, rouletteRules } from './rules.ts';

const draws = createDraws(hmacSha256, { serverSeed: 's', clientSeed: 'c', nonce: 0 });
const landing = (number: number) => ({ ...draws, int: () => number });

describe('the table', () => {
  test('has 37 pockets, 18 red, 18 black, and no two neighbours of one colour on the wheel', () => {
    expect(wheelOrder.toSorted((a, b) => a - b)).toEqual([...Array(37).keys()]);
    const colours = wheelOrder.map(colourOf);
    expect(colours.filter((colour) => colour === 'red')).toHaveLength(18);
    expect(colours.filter((colour) => colour === 'green')).toEqual(['green']);
    colours.forEach((colour, index) => {
      expect(colour).not.toBe(colours[(index + 1) % 37]);
    });
  });

  test('has 37 straights, 60 splits, 14 streets, 23 corners and 11 lines', () => {
    const counts = Object.values(insideBets).map((bets) => bets.length);
    expect(counts).toEqual([37, 60, 14, 23, 11]);
    for (const bets of Object.values(insideBets)) {
      expect(new Set(bets.map(String)).size).toBe(bets.length);
      for (const bet of bets) expect(bet.every((number) => number >= 0 && number <= 36)).toBe(true);
    }
  });
});

describe('bets', () => {
  test('every place of the table at once is a bet, and read again it is the same', () => {
    const bet = { bets: allChips().map((chip) => ({ ...chip, stake: '1.00' })) };
    const parsed = rouletteRules.parseBet(JSON.parse(JSON.stringify(bet)));
    expect(parsed).toEqual({ kind: 'ok', bet, stakeCents: 15_700n });
  });

  test('numbers may come in any order', () => {
    const parsed = rouletteRules.parseBet({ bets: [{ type: 'corner', numbers: [5, 1, 4, 2], stake: '2' }] });
    expect(parsed).toEqual({
      kind: 'ok',
      bet: { bets: [{ type: 'corner', numbers: [1, 2, 4, 5], stake: '2.00' }] },
      stakeCents: 200n,
    });
  });

  test.each([
    ['a number that is not on the wheel', { type: 'straight', numbers: [37] }],
    ['the 00 of another wheel', { type: 'straight', numbers: ['00'] }],
    ['a split across the edge of the table', { type: 'split', numbers: [3, 4] }],
    ['a split of numbers that do not touch', { type: 'split', numbers: [1, 5] }],
    ['a split of 0 and 4', { type: 'split', numbers: [0, 4] }],
    ['a street that begins in the middle', { type: 'street', numbers: [2, 3, 4] }],
    ['a street of 0-1-3', { type: 'street', numbers: [0, 1, 3] }],
    ['a corner across the edge', { type: 'corner', numbers: [3, 4, 6, 7] }],
    ['a line that begins in the middle', { type: 'line', numbers: [2, 3, 4, 5, 6, 7] }],
    ['the same number twice', { type: 'split', numbers: [1, 1] }],
    ['a fourth dozen', { type: 'dozen', selection: 4 }],
    ['a column without a choice', { type: 'column' }],
    ['a bet of another game', { type: 'banker' }],
    ['no stake', { type: 'red', stake: undefined }],
  ])('%s is refused', (_, chip) => {
    const parsed = rouletteRules.parseBet({
      bets: [
        { type: 'red', stake: '1.00' },
        { stake: '1.00', ...chip },
      ],
    });
    expect(parsed).toEqual({ kind: 'refused', error: 'bad_bet', field: 'bets.1' });
  });

  test('no bets, the same place twice, and stakes outside the limits are refused', () => {
    const red = (stake: string) => ({ type: 'red', stake });
    expect(rouletteRules.parseBet({ bets: [] })).toMatchObject({ error: 'bad_bet', field: 'bets' });
    expect(rouletteRules.parseBet({})).toMatchObject({ error: 'bad_bet', field: 'bets' });
    expect(rouletteRules.parseBet({ bets: [red('1.00'), red('2.00')] })).toMatchObject({ field: 'bets.1' });
    expect(rouletteRules.parseBet({ bets: [red('0.99')] })).toMatchObject({ error: 'stake_too_small' });
    expect(
      rouletteRules.parseBet({ bets: [red('2000.00'), { type: 'black', stake: '1.00' }] }),
    ).toMatchObject({
      error: 'stake_too_large',
    });
  });
});

describe('payouts', () => {
  test('[R26] the payouts of all 37 numbers add up to 36/37 of the stake, for every place of the table', () => {
    for (const chip of allChips()) {
      let paid = 0n;
      for (let number = 0; number < 37; number += 1) paid += roulettePayout({ bets: [chip] }, number);
      expect(ratio(paid, 3_600n * 37n)).toEqual(ratio(36, 37));
    }
    for (const { rtp, rtpAtMinStake } of analyseRoulette().configurations) {
      expect([rtp, rtpAtMinStake]).toEqual([ratio(36, 37), ratio(36, 37)]);
    }
  });

  test('several bets are paid each on its own', () => {
    const bet: RouletteBet = {
      bets: [
        { type: 'straight', numbers: [17], stake: '1.00' },
        { type: 'black', stake: '10.00' },
        { type: 'dozen', selection: 1, stake: '5.00' },
      ],
    };
    const { payoutCents, outcome } = rouletteRules.play(bet, landing(17));
    expect(payoutCents).toBe(3_600n + 2_000n);
    expect(rouletteRules.events(bet, outcome)).toEqual([
      { type: 'ball_landed', number: 17, colour: 'black' },
      { type: 'bet_won', index: 0, payoutCents: 3_600 },
      { type: 'bet_won', index: 1, payoutCents: 2_000 },
      { type: 'settled', stakeCents: 1_600, payoutCents: 5_600, multiplier: 35_000, isAboveStake: true },
    ]);
  });

  test('zero wins only bets that name it', () => {
    const winners = allChips().filter((chip) => roulettePayout({ bets: [chip] }, 0) > 0n);
    expect(winners.every((chip) => coveredNumbers(chip).includes(0))).toBe(true);
    expect(winners.map(({ type }) => type).toSorted()).toEqual([
      'corner',
      'split',
      'split',
      'split',
      'straight',
      'street',
      'street',
    ]);
  });

  test('the largest bet never pays more than the maximum', () => {
    const { maxStakeCents, maxPayoutCents } = rouletteRules.limits;
    expect(maxStakeCents * 36n).toBeLessThanOrEqual(maxPayoutCents);
  });
});
