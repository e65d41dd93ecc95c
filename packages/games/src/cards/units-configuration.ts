import { multiply, ratio, subtract } from '../ratio.ts';
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
  let [all, hits, paidAll, squares] = [0n, 0n, 0n, 0n];
  for (const { ways, paid } of endings) {
    all += ways;
    if (paid > 0) hits += ways;
    paidAll += ways * BigInt(paid);
    squares += ways * BigInt(paid) * BigInt(paid);
  }
  const rtp = ratio(paidAll, all * BigInt(staked));
  return {
    name,
    rtp,
    rtpAtMinStake: rtp,
    hitRate: ratio(hits, all),
    variance: subtract(ratio(squares, all * BigInt(staked) * BigInt(staked)), multiply(rtp, rtp)),
    maxMultiplier: Math.floor((Math.max(...endings.map(({ paid }) => paid)) * multiplierUnit) / staked),
  };
}
