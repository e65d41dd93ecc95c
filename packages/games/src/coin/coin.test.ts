import { expect, test } from 'vitest';
import { ratio } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analyseCoin } from './analysis.ts';
import { coinLadder, reachableCoinLadder } from './ladder.ts';
import { coinRules } from './rules.ts';

const bet = { stake: '1.00' };
const cashOut = { type: 'cash_out' } as const;
const call = (side: 'heads' | 'tails') => ({ type: 'call', side }) as const;
const refused = { kind: 'refused', error: 'illegal_action' };
/** Heads, tails, heads, then heads on. */
const begun = () => coinRules.begin(bet, scriptedDraws([0, 1, 0, ...Array.from({ length: 17 }, () => 0)]));

function act(state: ReturnType<typeof begun>['state'], action: Parameters<typeof coinRules.act>[2]) {
  const acted = coinRules.act(bet, state, action);
  if (acted.kind === 'refused') throw new Error('refused');
  return acted;
}

test('bets and calls are read, others refused', () => {
  expect(coinRules.parseBet(bet)).toEqual({ kind: 'ok', bet, stakeCents: 100n });
  expect(coinRules.parseBet(null)).toEqual({ kind: 'refused', error: 'bad_bet' });
  expect(coinRules.parseAction({ type: 'call', side: 'edge' })).toMatchObject({ field: 'side' });
  expect(coinRules.parseAction({ type: 'spin' })).toMatchObject({ field: 'type' });
});

test('right calls climb the ladder and are cashed out', () => {
  const first = begun();
  expect(coinRules.act(bet, first.state, cashOut)).toEqual(refused);
  expect(first.view).toMatchObject({ falls: [], canCashOut: false, nextMultiplier: 19_800 });
  const second = act(act(first.state, call('heads')).state, call('tails'));
  expect(second.view).toMatchObject({ falls: ['heads', 'tails'], multiplier: 39_600, payoutCents: 396 });
  const paid = act(second.state, cashOut);
  expect(paid.settled).toMatchObject({
    payoutCents: 396n,
    outcome: { falls: ['heads', 'tails'], end: 'cashed_out' },
  });
  const events = coinRules.events(bet, paid.settled?.outcome ?? { falls: [], called: [], end: 'wrong_call' });
  expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: 396 });
});

test('a wrong call ends the round, and flips to come are never told', () => {
  const lost = act(begun().state, call('tails'));
  expect(lost.settled).toEqual({
    payoutCents: 0n,
    outcome: { falls: ['heads'], called: ['tails'], end: 'wrong_call' },
  });
  expect(coinRules.act(bet, lost.state, call('heads'))).toEqual(refused);
  expect(JSON.stringify(begun().view)).not.toContain('tails');
});

test('the ladder of a stake ends before the largest payout, and is paid there', () => {
  expect(reachableCoinLadder(50_000n, 60_000_000n)).toHaveLength(10);
  expect(reachableCoinLadder(10n, 60_000_000n)).toHaveLength(20);
  const large = { stake: '500.00' };
  let step = coinRules.begin(large, scriptedDraws(Array.from({ length: 20 }, () => 1)));
  for (let flip = 0; flip < 10; flip += 1) {
    const acted = coinRules.act(large, step.state, call('tails'));
    if (acted.kind === 'refused') throw new Error('refused');
    step = acted;
  }
  expect(step.settled).toMatchObject({ payoutCents: 50_688_000n, outcome: { end: 'last_flip' } });
});

test('[R26] every number of flips returns exactly 99%', () => {
  expect(coinLadder.slice(0, 3)).toEqual([19_800, 39_600, 79_200]);
  for (const { rtp } of analyseCoin().configurations) expect(rtp).toEqual(ratio(99, 100));
});
