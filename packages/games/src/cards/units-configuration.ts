import { ratio } from '../ratio.ts';
import type { Configuration } from '../rtp/configuration.ts';
import { multiplierUnit } from '../stake.ts';

/** One way a bet can end: in how many ways of all, and how many units of money it gives back. */
export type UnitsEnding = { readonly ways: bigint; readonly paid: number };

/**
 * A bet whose money is counted in whole units (halves of a bet, antes), so that all it can give back is whole too and
 * nothing is rounded at any stake. `staked` is what it costs.
 */
export function unitsConfiguration(
  name: string,
  endings: readonly UnitsEnding[],
  staked: number,
): Configuration {
  return raisedConfiguration(
    name,
    endings.map((ending) => ({ ...ending, staked })),
  );
}

/**
 * The same for a bet that may be raised on the way: what comes back of all that is staked. Its variance is that of what a round
 * gives back beyond or below the return of its own stake, in mean stakes, so that an observed return keeps to the interval.
 */
export function raisedConfiguration(
  name: string,
  endings: readonly (UnitsEnding & { readonly staked: number })[],
): Configuration {
  let [all, hits, stakedAll, paidAll] = [0n, 0n, 0n, 0n];
  for (const { ways, paid, staked } of endings) {
    all += ways;
    if (paid > 0) hits += ways;
    stakedAll += ways * BigInt(staked);
    paidAll += ways * BigInt(paid);
  }
  const rtp = ratio(paidAll, stakedAll);
  const { numerator, denominator } = rtp;
  let squares = 0n;
  for (const { ways, paid, staked } of endings) {
    const beyond = BigInt(paid) * denominator - BigInt(staked) * numerator;
    squares += ways * beyond * beyond;
  }
  return {
    name,
    rtp,
    rtpAtMinStake: rtp,
    hitRate: ratio(hits, all),
    variance: ratio(squares * all, (denominator * stakedAll) ** 2n),
    maxMultiplier: Math.max(
      ...endings.map(({ paid, staked }) => Math.floor((paid * multiplierUnit) / staked)),
    ),
  };
}
