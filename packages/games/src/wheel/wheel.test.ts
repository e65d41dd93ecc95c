import { describe, expect, test } from 'vitest';
import { ratio } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analyseWheel } from './analysis.ts';
import { wheelCabins, wheelRisks, wheelSize } from './paytable.ts';
import { wheelRules } from './rules.ts';

describe.each(wheelRisks)('the wheel of %s risk', (risk) => {
  const bet = { stake: '1.00', risk };

  test('has thirty cabins, and its bet is read again the same', () => {
    expect(wheelCabins(risk)).toHaveLength(wheelSize);
    expect(wheelRules.parseBet(JSON.parse(JSON.stringify(bet)))).toEqual({
      kind: 'ok',
      bet,
      stakeCents: 100n,
    });
  });

  test('[R26] pays 97% over all its cabins, as claimed', () => {
    let paid = 0n;
    for (let cabin = 0; cabin < wheelSize; cabin += 1) {
      const { outcome, payoutCents } = wheelRules.play(bet, scriptedDraws([cabin]));
      paid += payoutCents;
      expect(wheelRules.events(bet, outcome)).toMatchObject([
        { type: 'wheel_stopped', cabin, multiplier: wheelCabins(risk)[cabin] },
        { type: 'settled', payoutCents: Number(payoutCents) },
      ]);
    }
    expect(ratio(paid, 100n * BigInt(wheelSize))).toEqual(ratio(97, 100));
    const claimed = analyseWheel().configurations.find(({ name }) => name === `${risk} risk`);
    expect([claimed?.rtp, claimed?.rtpAtMinStake]).toEqual([ratio(97, 100), ratio(97, 100)]);
  });
});

test.each(['extreme', '', null, undefined])('the risk %j is refused', (risk) => {
  const result = wheelRules.parseBet({ stake: '1.00', risk });
  expect(result).toEqual({ kind: 'refused', error: 'bad_bet', field: 'risk' });
});
