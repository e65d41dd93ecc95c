import { expect, test } from 'vitest';
import { compare, ratio } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analyseRace } from './analysis.ts';
import { bikeNames, bikes, raceEnd, raceWays } from './bikes.ts';
import { raceRules } from './rules.ts';

const bet = { stake: '1.00', targets: { sabia: 150, tucano: 300, carcara: null } };

test('a bet costs its stake for each bike, and is read again the same', () => {
  expect(raceRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({ kind: 'ok', bet, stakeCents: 200n });
});

test.each([
  { sabia: null, tucano: null, carcara: null },
  { sabia: 160 },
  { carcara: 110 },
  { tucano: '300' },
  null,
])('the targets %j are refused', (targets) => {
  const refused = { kind: 'refused', error: 'bad_bet', field: 'targets' };
  expect(raceRules.parseBet({ stake: '1.00', targets })).toEqual(refused);
});

test.each(bikeNames)('%s reaches a target at exactly as many points as its chance says', (bike) => {
  for (const target of bikes[bike]) {
    const ways = raceWays(target);
    expect(raceEnd(bike, ways - 1)).toBeGreaterThanOrEqual(target);
    expect(raceEnd(bike, ways)).toBeLessThan(target);
  }
});

test('each bike is paid on its own', () => {
  const draws = scriptedDraws([raceWays(150) - 1, raceWays(300), 0]);
  const { outcome, payoutCents } = raceRules.play(bet, draws);
  expect(payoutCents).toBe(150n);
  expect(outcome.ends.carcara).toBe(100_000);
  const events = raceRules.events(bet, outcome);
  expect(events.map(({ isCashedOut }) => isCashedOut).slice(0, 3)).toEqual([true, false, false]);
  expect(events.at(-1)).toMatchObject({ stakeCents: 200, payoutCents: 150, isAboveStake: false });
});

test('[R26] every choice returns 98% but for a ten-thousandth, and the largest bet stays within limits', () => {
  const { configurations } = analyseRace();
  expect(configurations).toHaveLength(13 ** 3 - 1);
  let most = 0;
  for (const { rtp, maxMultiplier } of configurations) {
    expect(compare(rtp, ratio(98, 100)) <= 0 && compare(rtp, ratio(979, 1_000)) > 0).toBe(true);
    most = Math.max(most, maxMultiplier);
  }
  const { maxStakeCents, maxPayoutCents } = raceRules.limits;
  // All three at once, each at its finish line.
  expect((maxStakeCents * BigInt(500 + 5_000 + 100_000)) / 100n).toBeLessThanOrEqual(maxPayoutCents);
  expect(most).toBe(10_000_000);
});

test('two bikes on the same terms halve the variance of one', () => {
  const { configurations } = analyseRace();
  const one = configurations.find(({ name }) => name === 'sabia 2.00');
  const both = configurations.find(({ name }) => name === 'sabia 2.00, tucano 2.00');
  expect(both?.variance.numerator).toBe(one?.variance.numerator);
  expect(both?.variance.denominator).toBe((one?.variance.denominator ?? 0n) * 2n);
  // One minus the chance that both miss: 0.49 wins each.
  expect(both?.hitRate).toEqual(ratio(10_000n - 51n * 51n, 10_000n));
});
