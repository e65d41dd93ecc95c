import { multiply, type Ratio, ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import { minesCount, minesLadder, tiles } from './ladder.ts';
import { minesRules } from './rules.ts';

/** Every number of mines with every number of picks before cashing out. */
export function analyseMines(): Analysis {
  const counts = Array.from({ length: minesCount.most }, (_, index) => minesCount.fewest + index);
  const configurations = counts.flatMap((mines) => {
    let chance: Ratio = ratio(1n);
    return minesLadder(mines).map((multiplier, index) => {
      chance = multiply(chance, ratio(tiles - mines - index, tiles - index));
      return chanceConfiguration(
        nameOf(mines, index + 1),
        chance,
        multiplier,
        minesRules.limits.minStakeCents,
      );
    });
  });
  const sample = (mines: number, picks: number) => ({
    configuration: nameOf(mines, picks),
    input: { stake: '100.00', mines },
    actions: [
      ...Array.from({ length: picks }, (_, tile) => ({ type: 'pick', tile })),
      ...(picks === tiles - mines ? [] : [{ type: 'cash_out' }]),
    ],
    rounds: 60_000,
  });
  return {
    rules: minesRules,
    configurations,
    samples: [sample(1, 1), sample(1, 24), sample(3, 5), sample(12, 3), sample(24, 1)],
  };
}

function nameOf(mines: number, picks: number): string {
  return `${mines} mines, ${picks} picks`;
}
