import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratio } from '../ratio.ts';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { analyseIpe, analyseTrevo } from './analysis.ts';
import { ipeLottery, lotteryBalls, trevoLottery } from './paytable.ts';
import { ipeRules, type LotteryBet, lotteryRules } from './rules.ts';

const lotteryPays = trevoLottery.pays;

const tickets = fc
  .shuffledSubarray([...lotteryBalls(trevoLottery)], { minLength: 5, maxLength: 5 })
  .map((numbers) => numbers.toSorted((a, b) => a - b));

describe('bets', () => {
  test('an accepted bet read again is the same bet, own numbers or a quick pick', () => {
    fc.assert(
      fc.property(fc.option(tickets), (numbers) => {
        const bet: LotteryBet = { stake: '1.00', numbers };
        expect(lotteryRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
          kind: 'ok',
          bet,
          stakeCents: 100n,
        });
      }),
    );
  });

  test.each([
    [[1, 2, 3, 4]],
    [[1, 2, 3, 4, 5, 6]],
    [[1, 2, 3, 4, 4]],
    [[0, 2, 3, 4, 5]],
    [[1, 2, 3, 4, 81]],
    [[1, 2, 3, 4, 5.5]],
    ['1,2,3,4,5'],
    [undefined],
  ])('the numbers %j are refused', (numbers) => {
    const result = lotteryRules.parseBet({ stake: '1.00', numbers });
    expect(result).toEqual({ kind: 'refused', error: 'bad_bet', field: 'numbers' });
  });

  test('numbers are kept lowest first', () => {
    const result = lotteryRules.parseBet({ stake: '1.00', numbers: [80, 3, 41, 7, 1] });
    expect(result).toMatchObject({ bet: { numbers: [1, 3, 7, 41, 80] } });
  });
});

describe('a draw', () => {
  test('has five different balls, pays by the hits and shows them one by one', () => {
    fc.assert(
      fc.property(tickets, fc.nat(), (numbers, nonce) => {
        const bet = { stake: '0.50', numbers };
        const { outcome, payoutCents } = lotteryRules.play(bet, seededDraws(nonce));
        expect(outcome.numbers).toEqual(numbers);
        expect(new Set(outcome.drawn).size).toBe(5);
        const hits = outcome.drawn.filter((ball) => numbers.includes(ball)).length;
        expect(payoutCents).toBe(50n * BigInt(lotteryPays[hits] ?? 0));
        const events = lotteryRules.events(bet, outcome);
        expect(events).toHaveLength(8);
        expect(events.at(-3)).toMatchObject({ type: 'ball_drawn', hits });
        expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: Number(payoutCents) });
      }),
    );
  });

  test('a quick pick draws the ticket first and the balls after it', () => {
    const bet = { stake: '1.00', numbers: null };
    const { outcome } = lotteryRules.play(bet, seededDraws(7));
    const own = lotteryRules.play({ stake: '1.00', numbers: outcome.numbers }, seededDraws(7)).outcome;
    expect(outcome.numbers).toEqual(own.drawn.toSorted((a, b) => a - b));
    expect(lotteryRules.events(bet, outcome)[0]).toMatchObject({ isQuickPick: true });
  });

  test('[R26] the ways to hit 0 to 5 make up all draws, and return what is claimed', () => {
    const ways = [17_259_390, 6_077_250, 675_250, 27_750, 375, 1];
    const paid = ways.reduce((sum, count, hits) => sum + count * (lotteryPays[hits] ?? 0), 0);
    expect(ways.reduce((sum, count) => sum + count)).toBe(24_040_016);
    for (const { rtp, rtpAtMinStake } of analyseTrevo().configurations) {
      expect(rtp).toEqual(ratio(paid, 24_040_016));
      expect(rtpAtMinStake).toEqual(rtp);
    }
  });
});

describe('six of sixty', () => {
  test('takes six different numbers up to sixty', () => {
    const parse = (numbers: unknown) => ipeRules.parseBet({ stake: '1.00', numbers });
    expect(parse([60, 1, 2, 3, 4, 5])).toMatchObject({ kind: 'ok', bet: { numbers: [1, 2, 3, 4, 5, 60] } });
    for (const numbers of [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 61], [1, 1, 2, 3, 4, 5], undefined]) {
      expect(parse(numbers)).toEqual({ kind: 'refused', error: 'bad_bet', field: 'numbers' });
    }
  });

  test('[R26] the ways to hit 0 to 6 make up all draws, and return what is claimed', () => {
    const ways = [25_827_165, 18_975_060, 4_743_765, 496_080, 21_465, 324, 1];
    expect(ways.reduce((sum, count) => sum + count)).toBe(50_063_860);
    const paid = ways.reduce((sum, count, hits) => sum + count * (ipeLottery.pays[hits] ?? 0), 0);
    for (const { rtp, rtpAtMinStake } of analyseIpe().configurations) {
      expect(rtp).toEqual(ratio(paid, 50_063_860));
      expect(rtpAtMinStake).toEqual(rtp);
    }
  });

  test('pays by the hits of its own draw', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const { outcome, payoutCents } = ipeRules.play({ stake: '1.00', numbers: null }, seededDraws(nonce));
      const hits = outcome.drawn.filter((ball) => outcome.numbers.includes(ball)).length;
      expect(outcome.drawn).toHaveLength(6);
      expect(payoutCents).toBe(100n * BigInt(ipeLottery.pays[hits] ?? 0));
    }
  });
});
