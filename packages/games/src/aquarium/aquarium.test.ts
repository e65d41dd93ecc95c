import { expect, test } from 'vitest';
import { compare, ratio } from '../ratio.ts';
import { scriptedDraws, seededDraws } from '../scripted-draws.fixture.ts';
import { analyseAquarium } from './analysis.ts';
import { gunPowers, hitPoints, mostWorth, seaKindNames, shoalPays, worthOf } from './kinds.ts';
import { type AquariumBet, aquariumRules } from './rules.ts';

const shot = (kind: AquariumBet['kind'], gun = 1): AquariumBet => ({ stake: '1.00', gun, kind });

test.each(seaKindNames)('a shot at %s costs its stake times the gun and is read again the same', (kind) => {
  for (const gun of gunPowers) {
    const bet = shot(kind, gun);
    const read = aquariumRules.parseBet(JSON.parse(JSON.stringify(bet)));
    expect(read).toEqual({ kind: 'ok', bet, stakeCents: 100n * BigInt(gun) });
  }
});

test('other guns and animals are refused', () => {
  expect(aquariumRules.parseBet({ ...shot('siri'), gun: 3 })).toMatchObject({ field: 'gun' });
  expect(aquariumRules.parseBet({ ...shot('siri'), kind: 'toString' })).toMatchObject({ field: 'kind' });
});

test('the last point that hits catches, the next one misses', () => {
  const points = hitPoints('siri');
  expect(aquariumRules.play(shot('siri', 5), scriptedDraws([points - 1])).payoutCents).toBe(3_000n);
  expect(aquariumRules.play(shot('siri', 5), scriptedDraws([points])).payoutCents).toBe(0n);
});

test.each([
  ['baiacu', [0, 0, 1, 2, 3, 5], [10, 2, 3, 4, 6, 15], 'bomb'],
  ['agua_viva', [0, 5, 0, 4, 0, 0, 1], [5, 15, 10, 2], 'chain'],
  ['polvo', [0, 0, 1, 2, 3, 0, 0, 3, 3], [20, 0, 0, 5, 10, 0, 0, 10, 10], 'arms'],
  ['tubarao_dourado', [0, 7], [100, 900], 'crown'],
] as const)('%s brings its parts', (kind, drawn, parts, feature) => {
  const bet = shot(kind, 2);
  const { outcome, payoutCents } = aquariumRules.play(bet, scriptedDraws(drawn));
  expect(outcome.parts).toEqual(parts);
  const worth = parts.reduce((sum: number, part) => sum + part, 0);
  expect(payoutCents).toBe(BigInt(worth * 200));
  const events = aquariumRules.events(bet, outcome);
  expect(events[1]).toEqual({ type: 'feature_played', feature, parts });
  expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: worth * 200 });
});

test('a chain never has more than ten links', () => {
  const leaps = [0, ...Array.from({ length: 19 }, () => 0)];
  expect(aquariumRules.play(shot('agua_viva'), scriptedDraws(leaps)).outcome.parts).toHaveLength(11);
});

test('[R26] what bosses are worth on average: neighbours 20/3, links 1023/512, arms 15/4, crowns 25/8', () => {
  const average = (kind: AquariumBet['kind']) => {
    const { worth, of } = worthOf(kind);
    return ratio(
      [...worth].reduce((sum, [pay, ways]) => sum + BigInt(pay) * ways, 0n),
      of,
    );
  };
  expect(shoalPays.reduce((sum, pay) => sum + pay, 0) / shoalPays.length).toBeCloseTo(40 / 6);
  expect(average('baiacu')).toEqual(ratio(130, 3));
  expect(average('agua_viva')).toEqual(ratio(5 * 512 * 3 + 1_023 * 20, 512 * 3));
  expect(average('polvo')).toEqual(ratio(50));
  expect(average('tubarao_dourado')).toEqual(ratio(2_500, 8));
});

test('[R26] every gun at every kind returns 96% but for a ten-thousandth', () => {
  for (const { name, rtp, rtpAtMinStake, maxMultiplier } of analyseAquarium().configurations) {
    expect(compare(rtp, ratio(96, 100)) <= 0 && compare(rtp, ratio(9_599, 10_000)) > 0, name).toBe(true);
    expect(rtpAtMinStake).toEqual(rtp);
    const kind = seaKindNames.find((one) => name.startsWith(`${one},`)) ?? 'siri';
    expect(maxMultiplier).toBe(mostWorth(kind) * 10_000);
  }
  const { maxStakeCents, maxPayoutCents } = aquariumRules.limits;
  expect(maxStakeCents * 10n * BigInt(mostWorth('tubarao_dourado'))).toBeLessThanOrEqual(maxPayoutCents);
});

test('what is told is what is paid', () => {
  for (let nonce = 0; nonce < 60; nonce += 1) {
    const bet = shot('camarao', 10);
    const { outcome, payoutCents } = aquariumRules.play(bet, seededDraws(nonce));
    expect(aquariumRules.events(bet, outcome).at(-1)).toMatchObject({ payoutCents: Number(payoutCents) });
  }
});
