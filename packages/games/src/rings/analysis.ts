import { combinations } from '../combinations.ts';
import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { ringDistances, ringPays, ringsThrown, throwsOf } from './paytable.ts';
import { ringsRules } from './rules.ts';

/** Every distance: how many rings land is binomial. */
export function analyseRings(): Analysis {
  return {
    rules: ringsRules,
    configurations: ringDistances.map((distance) => {
      const misses = BigInt(throwsOf(distance) - 1);
      const endings = ringPays(distance).map((multiplier, landed) => ({
        ways: combinations(ringsThrown, landed) * misses ** BigInt(ringsThrown - landed),
        multiplier,
      }));
      return endingsConfiguration(distance, endings, ringsRules.limits.minStakeCents);
    }),
    samples: ringDistances.map((distance) => ({
      configuration: distance,
      input: { stake: '1.00', distance },
      actions: [],
      rounds: 30_000,
    })),
  };
}
