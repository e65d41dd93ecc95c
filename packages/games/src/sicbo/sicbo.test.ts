import { describe, expect, test } from 'vitest';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { sicBoRules } from './rules.ts';
import { type Dice, everyThrow, sicBoMultiplier, sicBoSpot, sicBoSpots } from './spots.ts';

const pays = (on: string, dice: Dice) => {
  const spot = sicBoSpot(on);
  return spot ? sicBoMultiplier(spot, dice) : -1;
};

describe('places', () => {
  test.each<[string, Dice, number]>([
    ['small', [1, 3, 6], 20_000],
    ['small', [2, 2, 2], 0],
    ['big', [5, 5, 1], 20_000],
    ['big', [6, 6, 6], 0],
    ['odd', [3, 3, 3], 0],
    ['odd', [1, 2, 4], 20_000],
    ['even', [1, 2, 5], 20_000],
    ['total:4', [1, 1, 2], 700_000],
    ['total:17', [6, 6, 5], 700_000],
    ['total:10', [3, 3, 4], 77_800],
    ['total:9', [3, 3, 3], 84_000],
    ['single:5', [5, 1, 2], 20_000],
    ['single:5', [5, 5, 2], 30_000],
    ['single:5', [5, 5, 5], 150_000],
    ['double:6', [6, 1, 6], 131_000],
    ['double:6', [6, 6, 6], 131_000],
    ['pair:25', [5, 4, 2], 70_000],
    ['pair:25', [5, 5, 2], 70_000],
    ['pair:25', [5, 5, 5], 0],
    ['triple:4', [4, 4, 4], 2_100_000],
    ['triple:4', [5, 5, 5], 0],
    ['any_triple', [5, 5, 5], 350_000],
  ])('%s with %j gives %i', (on, dice, multiplier) => {
    expect(pays(on, dice)).toBe(multiplier);
  });

  test('there are 52 of them, and 216 throws', () => {
    expect([sicBoSpots.length, everyThrow.length]).toEqual([52, 216]);
    expect(new Set(sicBoSpots.map(({ key }) => key)).size).toBe(52);
  });
});

describe('a round', () => {
  test('pays every place by itself, and events say the same', () => {
    const parsed = sicBoRules.parseBet({
      bets: [
        { on: 'small', stake: '1' },
        { on: 'single:2', stake: '2.50' },
        { on: 'total:10', stake: '1.03' },
      ],
    });
    if (parsed.kind === 'refused') throw new Error('refused');
    expect(parsed.stakeCents).toBe(453n);
    expect(sicBoRules.parseBet(parsed.bet)).toEqual(parsed);
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const { outcome, payoutCents } = sicBoRules.play(parsed.bet, seededDraws(nonce));
      const events = sicBoRules.events(parsed.bet, outcome);
      const won = events.flatMap((event) => (event.type === 'bet_won' ? [Number(event.payoutCents)] : []));
      expect(won.reduce((sum, cents) => sum + cents, 0)).toBe(Number(payoutCents));
      expect(events.at(-1)).toMatchObject({ payoutCents: Number(payoutCents), stakeCents: 453 });
    }
  });

  test('payouts are rounded down to centavos', () => {
    const bet = { bets: [{ on: 'total:10', stake: '1.03' }] };
    expect(sicBoRules.events(bet, { dice: [3, 3, 4] }).at(-1)).toMatchObject({ payoutCents: 801 });
  });

  test.each([
    [{ bets: [] }, 'bad_bet', 'bets'],
    [{ bets: [{ on: 'total:3', stake: '1.00' }] }, 'bad_bet', 'bets.0'],
    [{ bets: [{ on: 'pair:52', stake: '1.00' }] }, 'bad_bet', 'bets.0'],
    [
      {
        bets: [
          { on: 'big', stake: '1.00' },
          { on: 'big', stake: '1.00' },
        ],
      },
      'bad_bet',
      'bets.1',
    ],
    [{ bets: [{ on: 'big', stake: '0.50' }] }, 'stake_too_small', 'bets.0'],
    [{ bets: [{ on: 'big', stake: '1000.01' }] }, 'stake_too_large', 'bets'],
  ])('%j is refused', (input, error, field) => {
    expect(sicBoRules.parseBet(input)).toEqual({ kind: 'refused', error, field });
  });
});
