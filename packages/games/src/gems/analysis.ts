import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { type GemRisk, gemHandWays, gemPay, gemRisks } from './paytable.ts';
import { gemsRules } from './rules.ts';

/** Every risk, by the count of all 16,807 draws. */
export function analyseGems(): Analysis {
  const ways = [...gemHandWays()];
  const sample = (risk: GemRisk) => ({
    configuration: `${risk} risk`,
    input: { stake: '1.00', risk },
    actions: [],
    rounds: 30_000,
  });
  return {
    rules: gemsRules,
    configurations: gemRisks.map((risk) =>
      endingsConfiguration(
        `${risk} risk`,
        ways.map(([hand, count]) => ({ ways: BigInt(count), multiplier: gemPay(hand, risk) })),
        gemsRules.limits.minStakeCents,
      ),
    ),
    samples: gemRisks.map(sample),
  };
}
