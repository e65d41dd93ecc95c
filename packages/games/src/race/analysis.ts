import { ratio } from '../ratio.ts';
import type { Analysis, Configuration } from '../rtp/configuration.ts';
import { bikeNames, bikes, racePoints, raceWays } from './bikes.ts';
import { raceRules } from './rules.ts';

type Targets = readonly (number | null)[];

/** Every choice of bikes and targets: what the bikes return is added, because their draws are their own. */
export function analyseRace(): Analysis {
  const [first, second, third] = bikeNames.map((bike): Targets => [null, ...bikes[bike]]);
  const all = (first ?? []).flatMap((one) =>
    (second ?? []).flatMap((two) => (third ?? []).map((three): Targets => [one, two, three])),
  );
  const sample = (sabia: number | null, tucano: number | null, carcara: number | null) => ({
    configuration: nameOf([sabia, tucano, carcara]),
    input: { stake: '1.00', targets: { sabia, tucano, carcara } },
    actions: [],
    rounds: 30_000,
  });
  return {
    rules: raceRules,
    configurations: all.filter((targets) => targets.some((target) => target !== null)).map(configurationOf),
    samples: [sample(150, null, null), sample(200, 500, null), sample(130, 200, 1_000)],
  };
}

/**
 * In units of 1 / (points * 100): a bike pays its target with `ways` of all points. Per stake of all bikes together,
 * so divided by their count, and its square for the variance.
 */
function configurationOf(targets: Targets): Configuration {
  const backed = targets.flatMap((target) => target ?? []);
  const points = BigInt(racePoints);
  const count = BigInt(backed.length);
  let [paid, spread, missed, most] = [0n, 0n, 1n, 0];
  for (const target of backed) {
    const [ways, pay] = [BigInt(raceWays(target)), BigInt(target)];
    paid += ways * pay;
    spread += ways * (points - ways) * pay * pay;
    missed *= points - ways;
    most += target;
  }
  const all = points ** count;
  const rtp = ratio(paid, points * 100n * count);
  return {
    name: nameOf(targets),
    rtp,
    // Payouts are never rounded: targets are tenths, and so are stakes.
    rtpAtMinStake: rtp,
    hitRate: ratio(all - missed, all),
    variance: ratio(spread, points * points * 10_000n * count * count),
    maxMultiplier: Math.floor((most * 100) / backed.length),
  };
}

function nameOf(targets: Targets): string {
  const said = bikeNames.flatMap((bike, index) => {
    const target = targets[index];
    return target === null || target === undefined ? [] : `${bike} ${(target / 100).toFixed(2)}`;
  });
  return said.join(', ');
}
