import { describe, expect, test } from 'vitest';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { isWon, multipleOdds, oddsOf } from './markets.ts';
import { picksMost, type SlipBet, type SlipPick, slipRules } from './slip.ts';

const home: SlipPick = {
  home: 'ipe-roxo',
  away: 'mare-alta',
  market: 'result',
  selection: 'home',
  stake: '1.50',
};
const goals: SlipPick = { ...home, market: 'goals', selection: 'over_2_5', stake: '2.00' };
const draw: SlipPick = {
  home: 'vila-jabuti',
  away: 'porto-coral',
  market: 'result',
  selection: 'draw',
  stake: null,
};
const far: SlipPick = { ...draw, market: 'score', selection: '2-2' };
const farther: SlipPick = { ...far, home: 'ipe-roxo', away: 'mare-alta' };

describe('slips', () => {
  test.each<[SlipBet, bigint]>([
    [{ picks: [home], multiple: null }, 150n],
    [{ picks: [home, goals, { ...draw, stake: '1.00' }], multiple: null }, 450n],
    [{ picks: [{ ...home, stake: null }, draw], multiple: '3.00' }, 300n],
    [{ picks: [home, draw], multiple: '3.00' }, 450n],
  ])('%j is a bet, read again the same', (bet, stakeCents) => {
    expect(slipRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({ kind: 'ok', bet, stakeCents });
  });

  test.each<[string, object, string, string]>([
    ['no pick', { picks: [], multiple: null }, 'bad_bet', 'picks'],
    ['too many picks', { picks: Array.from({ length: picksMost + 1 }, () => home) }, 'bad_bet', 'picks'],
    ['the same pick twice', { picks: [home, { ...home, stake: '5.00' }] }, 'bad_bet', 'picks.1'],
    ['a club against itself', { picks: [{ ...home, away: 'ipe-roxo' }] }, 'bad_bet', 'picks.0'],
    ['a selection of another market', { picks: [{ ...home, selection: 'yes' }] }, 'bad_bet', 'picks.0'],
    ['a pick nothing is bet on', { picks: [home, draw] }, 'bad_bet', 'picks.1'],
    ['a multiple of one pick', { picks: [home], multiple: '1.00' }, 'bad_bet', 'multiple'],
    ['a multiple of one match', { picks: [home, goals], multiple: '1.00' }, 'bad_bet', 'multiple'],
    ['no amount', { picks: [{ ...home, stake: '1,00' }] }, 'bad_bet', 'picks.0'],
    ['too small a single', { picks: [{ ...home, stake: '0.99' }] }, 'stake_too_small', 'picks.0'],
    ['too small a multiple', { picks: [home, draw], multiple: '0.50' }, 'stake_too_small', 'multiple'],
    ['too large a sum', { picks: [{ ...home, stake: '200.00' }, goals] }, 'stake_too_large', 'picks'],
    [
      'a multiple that could pay more than the most',
      { picks: [far, farther], multiple: '200.00' },
      'stake_too_large',
      'multiple',
    ],
  ])('%s is refused', (_, bet, error, field) => {
    expect(slipRules.parseBet(bet)).toEqual({ kind: 'refused', error, field });
  });

  test('singles are paid each on its own, a multiple when all of it won, whatever happens', () => {
    const bet: SlipBet = { picks: [home, { ...draw, stake: '1.00' }], multiple: '2.00' };
    const seen = new Set<string>();
    for (let nonce = 0; nonce < 120; nonce += 1) {
      const { outcome, payoutCents } = slipRules.play(bet, seededDraws(nonce));
      const [first, second] = outcome.matches;
      if (!first || !second) throw new Error('a match of the slip was not played');
      const won = [
        isWon('result', 'home', first.home.length, first.away.length),
        isWon('result', 'draw', second.home.length, second.away.length),
      ];
      const single = (pick: SlipPick, cents: number) =>
        (cents * (oddsOf(pick.home, pick.away, pick.market, pick.selection) ?? 0)) / 100;
      const owed =
        (won[0] ? Math.floor(single(home, 150)) : 0) +
        (won[1] ? single(draw, 100) : 0) +
        (won[0] && won[1] ? 2 * multipleOdds(bet.picks) : 0);
      expect(Number(payoutCents)).toBe(owed);
      const events = slipRules.events(bet, outcome);
      const told = events.flatMap((event) =>
        event.type === 'pick_settled' || event.type === 'multiple_settled' ? [Number(event.payoutCents)] : [],
      );
      expect(told).toHaveLength(3);
      expect(told.reduce((sum, cents) => sum + cents, 0)).toBe(owed);
      expect(events.at(-1)).toMatchObject({ type: 'settled', stakeCents: 450, payoutCents: owed });
      const minutes = events.flatMap(({ minute }) => (typeof minute === 'number' ? [minute] : []));
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      seen.add(won.join());
    }
    expect(seen.size).toBe(4);
  });

  test('two picks of one match are played by the same match', () => {
    const { outcome } = slipRules.play({ picks: [home, goals], multiple: null }, seededDraws(1));
    expect(outcome.matches).toHaveLength(1);
  });
});
