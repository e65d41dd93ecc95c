import { expect, test } from 'vitest';
import { isBigWin } from './big-win-rule.ts';
import { resultPhrase } from './result-phrase.ts';

test('[R32] nothing is celebrated unless the payout is above the stake', () => {
  for (const payoutCents of [0n, 1n, 99n, 100n]) {
    expect(isBigWin({ payoutCents, stakeCents: 100n }), String(payoutCents)).toBe(false);
  }
  expect(isBigWin({ payoutCents: 0n, stakeCents: 0n })).toBe(false);
  expect(isBigWin({ payoutCents: 999n, stakeCents: 100n })).toBe(false);
  expect(isBigWin({ payoutCents: 1_000n, stakeCents: 100n })).toBe(true);
});

test('[R32] only a payout above the stake is called a win', () => {
  const called = (payoutCents: bigint) => resultPhrase({ payoutCents, stakeCents: 100n });
  expect([0n, 40n, 100n, 101n].map(called)).toEqual([
    'games.stage_lost',
    'games.stage_returned',
    'games.stage_stake_back',
    'games.stage_won',
  ]);
});
