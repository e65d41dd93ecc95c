import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import {
  type TowerDifficulty,
  towerDifficulties,
  towerDifficultyNames,
  towerFloors,
  towerLadder,
} from './ladder.ts';
import { towerRules } from './rules.ts';

/** Every difficulty with every number of floors before cashing out. */
export function analyseTower(): Analysis {
  const sample = (difficulty: TowerDifficulty, floors: number) => ({
    configuration: nameOf(difficulty, floors),
    input: { stake: '100.00', difficulty },
    actions: [
      ...Array.from({ length: floors }, () => ({ type: 'pick', tile: 0 })),
      ...(floors === towerFloors ? [] : [{ type: 'cash_out' }]),
    ],
    rounds: 40_000,
  });
  return {
    rules: towerRules,
    configurations: towerDifficultyNames.flatMap((difficulty) => {
      const { tiles, crabs } = towerDifficulties[difficulty];
      return towerLadder(difficulty).map((multiplier, index) => {
        const floors = BigInt(index + 1);
        const chance = ratio(BigInt(tiles - crabs) ** floors, BigInt(tiles) ** floors);
        const { minStakeCents } = towerRules.limits;
        return chanceConfiguration(nameOf(difficulty, index + 1), chance, multiplier, minStakeCents);
      });
    }),
    samples: [sample('easy', 3), sample('medium', 8), sample('hard', 2), sample('expert', 1)],
  };
}

function nameOf(difficulty: TowerDifficulty, floors: number): string {
  return `${difficulty}, ${floors} floor${floors === 1 ? '' : 's'}`;
}
