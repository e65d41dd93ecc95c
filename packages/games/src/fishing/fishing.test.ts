import { describe, expect, test } from 'vitest';
import { ratio } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analyseFishing } from './analysis.ts';
import { fishKinds, fishPays, shotsAt } from './kinds.ts';
import { fishingRules } from './rules.ts';

describe('bets', () => {
  test.each(fishKinds)('a shot at %s read again is the same bet', (fish) => {
    const bet = { stake: '1.00', fish };
    expect(fishingRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
      kind: 'ok',
      bet,
      stakeCents: 100n,
    });
  });

  test.each(['baleia', '', 'toString', null, undefined])('%j is refused', (fish) => {
    const result = fishingRules.parseBet({ stake: '1.00', fish });
    expect(result).toEqual({ kind: 'refused', error: 'bad_bet', field: 'fish' });
  });

  test('the largest bet never pays more than the maximum', () => {
    const most = BigInt(Math.max(...Object.values(fishPays)));
    expect(fishingRules.limits.maxStakeCents * most).toBeLessThanOrEqual(fishingRules.limits.maxPayoutCents);
  });
});

describe('shots', () => {
  test.each(fishKinds)('[R26] all shots at %s together pay 96%', (fish) => {
    const bet = { stake: '1.00', fish };
    const shots = shotsAt(fish);
    let paid = 0n;
    for (let shot = 0; shot < shots; shot += 1)
      paid += fishingRules.play(bet, scriptedDraws([shot])).payoutCents;
    expect(ratio(paid, 100n * BigInt(shots))).toEqual(ratio(96, 100));
    const claimed = analyseFishing().configurations.find(({ name }) => name === fish);
    expect(claimed).toMatchObject({ rtp: ratio(96, 100), rtpAtMinStake: ratio(96, 100) });
  });

  test('a catch is told apart from a miss', () => {
    const bet = { stake: '2.00', fish: 'polvo' } as const;
    expect(fishingRules.events(bet, { shot: 23 })).toMatchObject([
      { type: 'shot_fired', fish: 'polvo', isCaught: true, multiplier: 600_000 },
      { type: 'settled', payoutCents: 12_000 },
    ]);
    expect(fishingRules.events(bet, { shot: 24 })).toMatchObject([
      { isCaught: false, multiplier: 0 },
      { payoutCents: 0, isAboveStake: false },
    ]);
  });
});
