import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { wheelCabins, wheelRisks } from './paytable.ts';
import { wheelRules } from './rules.ts';

/** Every risk. */
export function analyseWheel(): Analysis {
  return {
    rules: wheelRules,
    configurations: wheelRisks.map((risk) =>
      endingsConfiguration(
        `${risk} risk`,
        wheelCabins(risk).map((multiplier) => ({ ways: 1n, multiplier })),
        wheelRules.limits.minStakeCents,
      ),
    ),
    samples: wheelRisks.map((risk) => ({
      configuration: `${risk} risk`,
      input: { stake: '1.00', risk },
      actions: [],
      rounds: 40_000,
    })),
  };
}
