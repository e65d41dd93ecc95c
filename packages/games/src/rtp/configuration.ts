import { compare, multiply, type Ratio, ratio, subtract, toNumber } from '../ratio.ts';
import type { GameRules, Json } from '../rules.ts';
import { multiplierUnit, payoutOf } from '../stake.ts';

/** The exact facts of one way to play a game, per stake of 1. */
export type Configuration = {
  /** What is bet, for people who read the report. */
  readonly name: string;
  readonly rtp: Ratio;
  /** The same at the smallest stake, where payouts are rounded down to centavos. */
  readonly rtpAtMinStake: Ratio;
  /** How often anything is paid. */
  readonly hitRate: Ratio;
  readonly variance: Ratio;
  /** The most a round can pay, in ten-thousandths of the stake. */
  readonly maxMultiplier: number;
  /** The part of `rtp` that a jackpot pool pays; hit rate, variance and largest win are those of all the rest. */
  readonly jackpotShare?: Ratio;
  /** A bet on the side keeps only to the floor for side bets. */
  readonly isSideBet?: true;
};

/** One game's configurations, and how to play them for a simulation. */
export type Analysis = {
  readonly rules: GameRules;
  readonly configurations: readonly Configuration[];
  readonly samples: readonly Sample[];
};

/** A configuration that is simulated: the body of its bet and the actions that play it, given or chosen by what is seen. */
export type Sample = {
  configuration: string;
  input: Json;
  actions: readonly Json[] | ((view: Json) => Json);
  rounds: number;
};

/** A bet that is paid `multiplier` (ten-thousandths) with a chance and nothing otherwise. */
export function chanceConfiguration(
  name: string,
  chance: Ratio,
  multiplier: number,
  minStakeCents: bigint,
): Configuration {
  const paid = ratio(multiplier, multiplierUnit);
  const paidAtMin = ratio(payoutOf(minStakeCents, multiplier), minStakeCents);
  const rtp = multiply(chance, paid);
  return {
    name,
    rtp,
    rtpAtMinStake: multiply(chance, paidAtMin),
    hitRate: chance,
    variance: subtract(multiply(chance, multiply(paid, paid)), multiply(rtp, rtp)),
    maxMultiplier: multiplier,
  };
}

/** One way a bet can end: how many of all equally likely ways end so, and what they pay in ten-thousandths. */
export type Ending = { readonly ways: bigint; readonly multiplier: number };

/** A bet with several endings; those that pay nothing are among them, so that the ways add up to all there are. */
export function endingsConfiguration(
  name: string,
  endings: readonly Ending[],
  minStakeCents: bigint,
): Configuration {
  const unit = BigInt(multiplierUnit);
  let [all, hits, paid, paidAtMin, squares] = [0n, 0n, 0n, 0n, 0n];
  for (const { ways, multiplier } of endings) {
    const times = BigInt(multiplier);
    all += ways;
    if (multiplier > 0) hits += ways;
    paid += ways * times;
    paidAtMin += ways * payoutOf(minStakeCents, multiplier);
    squares += ways * times * times;
  }
  const rtp = ratio(paid, all * unit);
  return {
    name,
    rtp,
    rtpAtMinStake: ratio(paidAtMin, all * minStakeCents),
    hitRate: ratio(hits, all),
    variance: subtract(ratio(squares, all * unit * unit), multiply(rtp, rtp)),
    maxMultiplier: Math.max(...endings.map(({ multiplier }) => multiplier)),
  };
}

/** The configuration that has least, and the one that has most, of what `of` looks at. */
export function extremes(configurations: readonly Configuration[], of: (one: Configuration) => Ratio) {
  const [first, ...others] = configurations;
  if (!first) throw new Error('a game has at least one configuration');
  let [lowest, highest] = [first, first];
  for (const one of others) {
    if (compare(of(one), of(lowest)) < 0) lowest = one;
    if (compare(of(one), of(highest)) > 0) highest = one;
  }
  return { lowest, highest };
}

export type Volatility = 'low' | 'medium' | 'high' | 'very_high';

/** The standard deviation of a round's payout, in stakes. */
export function deviationOf({ variance }: Configuration): number {
  return Math.sqrt(toNumber(variance));
}

/** The class a configuration's standard deviation falls in: below 2, 8, 32 stakes, or above. */
export function volatilityOf(configuration: Configuration): Volatility {
  const deviation = deviationOf(configuration);
  if (deviation < 2) return 'low';
  if (deviation < 8) return 'medium';
  return deviation < 32 ? 'high' : 'very_high';
}
