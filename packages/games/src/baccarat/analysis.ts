import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { baccaratRules } from './rules.ts';
import { type BaccaratSide, baccaratBets, baccaratMultiplier } from './shoe.ts';

/**
 * In how many of all 416 * 415 * ... * 411 orders of six cards each hand wins, so that the facts need no count at run
 * time. The report and a test count them again and fail when they say otherwise.
 */
export const baccaratWays: Readonly<Record<BaccaratSide, bigint>> = {
  player: 2_230_518_282_592_256n,
  banker: 2_292_252_566_437_888n,
  tie: 475_627_426_473_216n,
};

/** The three bets. */
export function analyseBaccarat(): Analysis {
  const sample = (on: BaccaratSide) => ({
    configuration: on,
    input: { stake: '1.00', on },
    actions: [],
    rounds: 20_000,
  });
  return {
    rules: baccaratRules,
    configurations: baccaratBets.map((on) => ({
      ...endingsConfiguration(
        on,
        baccaratBets.map((winner) => ({
          ways: baccaratWays[winner],
          multiplier: baccaratMultiplier(on, winner),
        })),
        baccaratRules.limits.minStakeCents,
      ),
      ...(on === 'tie' ? { isSideBet: true as const } : {}),
    })),
    samples: baccaratBets.map(sample),
  };
}
