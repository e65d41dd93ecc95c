import { combinations } from '../combinations.ts';
import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import type { GameRules } from '../rules.ts';
import { multiplierUnit } from '../stake.ts';
import { ipeLottery, type Lottery, trevoLottery } from './paytable.ts';
import { ipeRules, lotteryRules } from './rules.ts';

const ownName = 'own numbers';
const quickName = 'quick pick';

export const analyseTrevo = () => analyseLottery(trevoLottery, lotteryRules, [7, 13, 42, 66, 80]);
export const analyseIpe = () => analyseLottery(ipeLottery, ipeRules, [4, 15, 23, 36, 47, 60]);

/** A ticket of k of n numbers hits h in `waysToHit` of C(n, k) draws, whichever its numbers are. */
function analyseLottery(lottery: Lottery, rules: GameRules, ticket: number[]): Analysis {
  const endings = lottery.pays.map((times, hits) => ({
    ways: waysToHit(lottery, hits),
    multiplier: times * multiplierUnit,
  }));
  const sample = (configuration: string, numbers: number[] | null) => ({
    configuration,
    input: { stake: '1.00', numbers },
    actions: [],
    rounds: 60_000,
  });
  return {
    rules,
    configurations: [ownName, quickName].map((name) =>
      endingsConfiguration(name, endings, rules.limits.minStakeCents),
    ),
    samples: [sample(ownName, ticket), sample(quickName, null)],
  };
}

/** Of all draws, how many hit so many numbers of a ticket. */
function waysToHit({ numbers: { to, picked } }: Lottery, hits: number): bigint {
  return combinations(picked, hits) * combinations(to - picked, picked - hits);
}
