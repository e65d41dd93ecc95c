import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { type DragonResult, dragonBets, dragonMultiplier, dragonShoe } from './bets.ts';
import { dragonRules } from './rules.ts';

/** In how many of all 416 * 415 orders of two cards each result comes. */
function dragonWays(): Readonly<Record<DragonResult, bigint>> {
  const cards = BigInt(dragonShoe.length);
  const alike = cards / 52n;
  const suited = cards * (alike - 1n);
  const tie = cards * 3n * alike;
  const side = (cards * (cards - 1n) - suited - tie) / 2n;
  return { dragon: side, jaguar: side, tie, suited_tie: suited };
}

/** The two sides, and the two bets on a tie. */
export function analyseDragon(): Analysis {
  const ways = dragonWays();
  return {
    rules: dragonRules,
    configurations: dragonBets.map((on) => ({
      ...endingsConfiguration(
        on,
        dragonBets.map((result) => ({ ways: ways[result], multiplier: dragonMultiplier(on, result) })),
        dragonRules.limits.minStakeCents,
      ),
      ...(on === 'tie' || on === 'suited_tie' ? { isSideBet: true as const } : {}),
    })),
    samples: dragonBets.map((on) => ({
      configuration: on,
      input: { stake: '1.00', on },
      actions: [],
      rounds: 12_000,
    })),
  };
}
