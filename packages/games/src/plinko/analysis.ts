import { combinations } from '../combinations.ts';
import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { type PlinkoRisk, plinkoRisks, plinkoRows, plinkoSlots } from './paytable.ts';
import { plinkoRules } from './rules.ts';

/** Every number of rows at every risk. Of 2^rows paths, C(rows, slot) end in a slot. */
export function analysePlinko(): Analysis {
  const counts = Array.from(
    { length: plinkoRows.most - plinkoRows.fewest + 1 },
    (_, index) => plinkoRows.fewest + index,
  );
  const sample = (rows: number, risk: PlinkoRisk) => ({
    configuration: nameOf(rows, risk),
    input: { stake: '1.00', rows, risk },
    actions: [],
    rounds: 30_000,
  });
  return {
    rules: plinkoRules,
    configurations: plinkoRisks.flatMap((risk) =>
      counts.map((rows) =>
        endingsConfiguration(
          nameOf(rows, risk),
          plinkoSlots(rows, risk).map((multiplier, slot) => ({ ways: combinations(rows, slot), multiplier })),
          plinkoRules.limits.minStakeCents,
        ),
      ),
    ),
    samples: [sample(8, 'low'), sample(12, 'medium'), sample(16, 'high')],
  };
}

function nameOf(rows: number, risk: PlinkoRisk): string {
  return `${rows} rows, ${risk} risk`;
}
