import { combinations } from '../combinations.ts';
import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { multiplierUnit } from '../stake.ts';
import { lotteryBalls, lotteryNumbers, lotteryPays } from './paytable.ts';
import { lotteryRules } from './rules.ts';

const ownName = 'own numbers';
const quickName = 'quick pick';

/** A ticket hits h with C(5, h) * C(75, 5 - h) of C(80, 5) draws, whichever its numbers are. */
export function analyseLottery(): Analysis {
  const { picked } = lotteryNumbers;
  const endings = lotteryPays.map((times, hits) => ({
    ways: combinations(picked, hits) * combinations(lotteryBalls.length - picked, picked - hits),
    multiplier: times * multiplierUnit,
  }));
  const sample = (configuration: string, numbers: number[] | null) => ({
    configuration,
    input: { stake: '1.00', numbers },
    actions: [],
    rounds: 60_000,
  });
  return {
    rules: lotteryRules,
    configurations: [ownName, quickName].map((name) =>
      endingsConfiguration(name, endings, lotteryRules.limits.minStakeCents),
    ),
    samples: [sample(ownName, [7, 13, 42, 66, 80]), sample(quickName, null)],
  };
}
