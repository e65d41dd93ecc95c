import { describe, expect, test } from 'vitest';
import { ratio } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analyseDigits } from './analysis.ts';
import { type DigitBetType, digitBets } from './bets.ts';
import { digitsRules } from './rules.ts';

const bet = (type: DigitBetType, digits: number[], stake = '1.00') => ({ stake, type, digits });

test.each(digitBets.map(({ type, digits }) => [type, digits] as const))(
  'a bet %s of %i digits read again is the same bet',
  (type, count) => {
    const one = bet(type, [7, 0, 9].slice(0, count));
    expect(digitsRules.parseBet(JSON.parse(JSON.stringify(one)))).toEqual({
      kind: 'ok',
      bet: one,
      stakeCents: 100n,
    });
  },
);

test.each([
  [{ stake: '1.00', type: 'exact', digits: [1, 2] }, 'digits'],
  [{ stake: '1.00', type: 'exact', digits: [1, 2, 10] }, 'digits'],
  [{ stake: '1.00', type: 'exact', digits: [1, 2, '3'] }, 'digits'],
  [{ stake: '1.00', type: 'exact', digits: '123' }, 'digits'],
  [{ stake: '1.00', type: 'any_order', digits: [4, 4, 4] }, 'digits'],
  [{ stake: '1.00', type: 'last_one', digits: [] }, 'digits'],
  [{ stake: '1.00', type: 'sum', digits: [1] }, 'type'],
])('%j is refused', (input, field) => {
  expect(digitsRules.parseBet(input)).toEqual({ kind: 'refused', error: 'bad_bet', field });
});

describe('payouts', () => {
  test.each([
    ['exact', [1, 2, 3], [1, 2, 3], 95_000n],
    ['exact', [1, 2, 3], [3, 2, 1], 0n],
    ['any_order', [1, 2, 3], [3, 1, 2], 15_800n],
    ['any_order', [1, 1, 3], [3, 1, 1], 31_600n],
    ['any_order', [1, 1, 3], [3, 3, 1], 0n],
    ['first_two', [1, 2], [1, 2, 9], 9_500n],
    ['first_two', [1, 2], [9, 1, 2], 0n],
    ['last_two', [1, 2], [9, 1, 2], 9_500n],
    ['last_one', [2], [9, 1, 2], 950n],
    ['last_one', [2], [2, 2, 3], 0n],
  ] as const)('%s %j when %j is drawn pays %i', (type, digits, drawn, paid) => {
    const one = bet(type, [...digits]);
    const { outcome, payoutCents } = digitsRules.play(one, scriptedDraws(drawn));
    expect(payoutCents).toBe(paid);
    const events = digitsRules.events(one, outcome);
    expect(events.at(-2)).toEqual({ type: 'ticket_scored', isHit: paid > 0n });
    expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: Number(paid) });
  });

  test('[R26] every kind of bet returns what is claimed, at the smallest stake too', () => {
    const rtps = analyseDigits().configurations.map(({ rtp, rtpAtMinStake }) => {
      expect(rtpAtMinStake).toEqual(rtp);
      return rtp;
    });
    expect(rtps).toEqual([
      ratio(950, 1_000),
      ratio(6 * 158, 1_000),
      ratio(3 * 316, 1_000),
      ratio(95, 100),
      ratio(95, 100),
      ratio(95, 100),
    ]);
  });
});
