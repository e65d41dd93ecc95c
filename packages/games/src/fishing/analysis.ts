import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import { multiplierUnit } from '../stake.ts';
import { type FishKind, fishKinds, fishPays, fishReturned, shotsAt } from './kinds.ts';
import { fishingRules } from './rules.ts';

/** Every kind of fish. */
export function analyseFishing(): Analysis {
  const sample = (fish: FishKind) => ({
    configuration: fish,
    input: { stake: '1.00', fish },
    actions: [],
    rounds: 60_000,
  });
  return {
    rules: fishingRules,
    configurations: fishKinds.map((fish) =>
      chanceConfiguration(
        fish,
        ratio(fishReturned.share, shotsAt(fish)),
        fishPays[fish] * multiplierUnit,
        fishingRules.limits.minStakeCents,
      ),
    ),
    samples: [sample('camarao'), sample('agua_viva'), sample('tubarao_dourado')],
  };
}
