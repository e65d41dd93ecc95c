import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import {
  type CrossingDifficulty,
  crossingDifficulties,
  crossingDifficultyNames,
  crossingLadder,
  crossingMoments,
} from './ladder.ts';
import { crossingRules } from './rules.ts';

/** Every difficulty with every number of lanes before cashing out. */
export function analyseCrossing(): Analysis {
  const { minStakeCents } = crossingRules.limits;
  const sample = (difficulty: CrossingDifficulty, lanes: number) => ({
    configuration: nameOf(difficulty, lanes),
    input: { stake: '100.00', difficulty },
    actions: [...Array.from({ length: lanes }, () => ({ type: 'step' })), { type: 'cash_out' }],
    rounds: 8_000,
  });
  return {
    rules: crossingRules,
    configurations: crossingDifficultyNames.flatMap((difficulty) => {
      const safe = BigInt(crossingMoments - crossingDifficulties[difficulty].cars);
      return crossingLadder(difficulty).map((multiplier, index) => {
        const lanes = BigInt(index + 1);
        const chance = ratio(safe ** lanes, BigInt(crossingMoments) ** lanes);
        return chanceConfiguration(nameOf(difficulty, index + 1), chance, multiplier, minStakeCents);
      });
    }),
    samples: [sample('easy', 10), sample('medium', 4), sample('hard', 2), sample('expert', 1)],
  };
}

function nameOf(difficulty: CrossingDifficulty, lanes: number): string {
  return `${difficulty}, ${lanes} lane${lanes === 1 ? '' : 's'}`;
}
