import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import { allFlightTargets, flightMultiplier, flightPoints, flightWays } from './flight.ts';
import { crashRules } from './rules.ts';

/** Every target that is offered in a title. */
export function analyseCrash(rules = crashRules): Analysis {
  const { minStakeCents } = rules.limits;
  const sample = (target: number) => ({
    configuration: nameOf(target),
    input: { stake: '100.00', target },
    actions: [],
    rounds: 100_000,
  });
  return {
    rules,
    configurations: allFlightTargets().map((target) =>
      chanceConfiguration(
        nameOf(target),
        ratio(flightWays(target), flightPoints),
        flightMultiplier(target),
        minStakeCents,
      ),
    ),
    samples: [sample(101), sample(200), sample(1_000), sample(10_000)],
  };
}

function nameOf(target: number): string {
  return `cash out at ${(target / 100).toFixed(2)}x`;
}
