import { describe, expect, test } from 'vitest';
import { rankOf } from '../cards/deck.ts';
import { toPercent } from '../ratio.ts';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { analyseAndarBahar } from './analysis.ts';
import { andarBets, andarReturns, dealtUntilMatch, mostDealt } from './bets.ts';
import { andarBaharRules } from './rules.ts';

const paid = (on: string, dealt: string) =>
  andarBaharRules.events({ stake: '1.00', on }, { middle: '8s', dealt: dealt.split(' ') }).at(-1)
    ?.payoutCents;

describe('a round', () => {
  test('ends with the first card of the rank in the middle', () => {
    expect(dealtUntilMatch('8s', ['2h', 'Kd', '8c', '8h'])).toEqual(['2h', 'Kd', '8c']);
  });

  test('the first card goes to Andar, and the side of the last one wins', () => {
    expect([paid('andar', '8h'), paid('bahar', '8h')]).toEqual([190, 0]);
    expect([paid('andar', '2h 8h'), paid('bahar', '2h 8h')]).toEqual([0, 202]);
    expect([paid('1-5', '2h 3h 4h 5h 8h'), paid('6-10', '2h 3h 4h 5h 8h')]).toEqual([350, 0]);
  });

  test('deals until a match, and events pay what the round pays', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const bet = { stake: '5.00', on: andarBets[nonce % andarBets.length]?.key ?? 'andar' };
      const { outcome, payoutCents } = andarBaharRules.play(bet, seededDraws(nonce));
      const { middle, dealt } = outcome;
      expect(dealt.map((card) => rankOf(card) === rankOf(middle)).indexOf(true)).toBe(dealt.length - 1);
      expect(new Set([middle, ...dealt]).size).toBe(dealt.length + 1);
      const events = andarBaharRules.events(bet, outcome);
      expect(events.at(-1)).toMatchObject({ payoutCents: Number(payoutCents) });
      const sides = events.flatMap((event) => (event.type === 'card_dealt' ? [event.side] : []));
      expect(sides.slice(0, 2)).toEqual(['andar', 'bahar'].slice(0, sides.length));
    }
  });

  test('a bet is its own input; others are refused', () => {
    const parsed = andarBaharRules.parseBet({ stake: '1', on: '6-10' });
    if (parsed.kind === 'refused') throw new Error('refused');
    expect(andarBaharRules.parseBet(parsed.bet)).toEqual(parsed);
    expect(andarBaharRules.parseBet({ stake: '1.00', on: '6-11' })).toMatchObject({ field: 'on' });
    expect(andarBaharRules.parseBet({ stake: 'a', on: 'andar' })).toMatchObject({ field: 'stake' });
  });
});

describe('the return', () => {
  test('the ranges follow each other up to the most that can be dealt', () => {
    const ranges = andarBets.filter(({ kind }) => kind === 'range');
    expect(ranges.map(({ from }) => from)).toEqual([1, ...ranges.slice(0, -1).map(({ to }) => to + 1)]);
    expect(ranges.at(-1)?.to).toBe(mostDealt);
  });

  test('[R26] Andar wins 10,725 of 20,825 times, and the returns shown are exact', () => {
    const { configurations } = analyseAndarBahar();
    expect(configurations[0]?.hitRate).toEqual({ numerator: 429n, denominator: 833n });
    for (const { name, rtp } of configurations) {
      expect(toPercent(rtp), name).toBe(((andarReturns[name] ?? 0) * 100).toFixed(2));
    }
  });
});
