import { rankOf } from '../cards/deck.ts';
import { type Analysis, type Ending, endingsConfiguration } from '../rtp/configuration.ts';
import type { Json } from '../rules.ts';
import { type HiLoSide, hiLoMultiplier, hiLoRanks, hiLoWays, hiLoWins } from './odds.ts';
import { type HiLoView, hiLoRules } from './rules.ts';

/** Two ways to play, each up to a number of guesses: the side that wins more often, and the other one. */
const plans = [
  { name: 'likelier side', most: 5, sideOf: likelier },
  { name: 'rarer side', most: 4, sideOf: rarer },
] as const;

/**
 * Every plan with every number of guesses, counted over all runs of ranks. Any other way of playing returns the same
 * 99% but for rounding: before a guess, its chance times what it makes of the multiplier is what the round is worth.
 */
export function analyseHiLo(): Analysis {
  return {
    rules: hiLoRules,
    configurations: plans.flatMap(({ name, most, sideOf }) =>
      Array.from({ length: most }, (_, index) =>
        endingsConfiguration(
          nameOf(name, index + 1),
          endingsOf(sideOf, index + 1),
          hiLoRules.limits.minStakeCents,
        ),
      ),
    ),
    samples: [sample('likelier side', 1), sample('likelier side', 5), sample('rarer side', 1)],
  };
}

/** Where the higher side wins in more of the ranks; on an eight, in the middle, it is as good as the lower one. */
function likelier(rank: number): HiLoSide {
  return hiLoWays(rank, 'higher') >= hiLoWays(rank, 'lower') ? 'higher' : 'lower';
}

function rarer(rank: number): HiLoSide {
  return likelier(rank) === 'higher' ? 'lower' : 'higher';
}

/** All runs of ranks as long as a plan of so many guesses sees: what those pay that get every guess right. */
function endingsOf(sideOf: (rank: number) => HiLoSide, guesses: number): Ending[] {
  // Runs that are alike in what they won against pay alike.
  let runs = new Map<string, { rank: number; ways: number[]; count: bigint }>();
  for (let rank = 0; rank < hiLoRanks; rank += 1) runs.set(`${rank}`, { rank, ways: [], count: 1n });
  for (let guess = 0; guess < guesses; guess += 1) {
    const next: typeof runs = new Map();
    for (const { rank, ways, count } of runs.values()) {
      const side = sideOf(rank);
      const won = [...ways, hiLoWays(rank, side)].toSorted((a, b) => a - b);
      for (let drawn = 0; drawn < hiLoRanks; drawn += 1) {
        if (!hiLoWins(rank, side, drawn)) continue;
        const key = `${drawn} ${won.join()}`;
        const known = next.get(key);
        next.set(key, { rank: drawn, ways: won, count: (known?.count ?? 0n) + count });
      }
    }
    runs = next;
  }
  const won = [...runs.values()].map(({ ways, count }) => ({
    ways: count,
    multiplier: hiLoMultiplier(ways),
  }));
  const all = BigInt(hiLoRanks) ** BigInt(guesses + 1);
  const lost = all - won.reduce((sum, { ways }) => sum + ways, 0n);
  return [...won, { ways: lost, multiplier: 0 }];
}

function sample(name: (typeof plans)[number]['name'], guesses: number) {
  const plan = plans.find((one) => one.name === name) ?? plans[0];
  return {
    configuration: nameOf(name, guesses),
    input: { stake: '10.00' },
    actions: (seen: Json): Json => {
      // The view the rules of this very game made.
      const { cards, moves } = seen as HiLoView;
      if (moves.length === guesses) return { type: 'cash_out' };
      return { type: 'guess', side: plan.sideOf(rankOf(cards.at(-1) ?? '')) };
    },
    rounds: 6_000,
  };
}

function nameOf(plan: string, guesses: number): string {
  return `${plan}, ${guesses} guess${guesses === 1 ? '' : 'es'}`;
}
