import { multiplierUnit } from '../stake.ts';

/** The field has 25 tiles, numbered 0 to 24 row by row. */
export const tiles = 25;

export const minesCount = { fewest: 1, most: tiles - 1 } as const;

/** The share of stakes given back before rounding: 99 of 100. */
const returned = { share: 99n, of: 100n } as const;

/**
 * The multiplier after each safe pick, in ten-thousandths: 0.99 / P(that many picks are all safe), rounded down,
 * where P is the product of (safe tiles left) / (tiles left). Whatever the number of picks, the RTP is 99% less
 * the rounding.
 */
export function minesLadder(mines: number): readonly number[] {
  const known = ladders[mines - minesCount.fewest];
  if (!known)
    throw new RangeError(`there are ${minesCount.fewest} to ${minesCount.most} mines, not ${mines}`);
  return known;
}

/** The rungs a stake can reach: the ladder ends before a payout would pass `maxPayoutCents`, and says so up front. */
export function reachableLadder(
  mines: number,
  stakeCents: bigint,
  maxPayoutCents: bigint,
): readonly number[] {
  // floor(stake * multiplier / 10,000) <= maximum, solved for the multiplier.
  const highest = ((maxPayoutCents + 1n) * BigInt(multiplierUnit) - 1n) / stakeCents;
  const ladder = minesLadder(mines);
  return (ladder.at(-1) ?? 0) <= highest ? ladder : ladder.filter((multiplier) => multiplier <= highest);
}

const ladders = Array.from({ length: minesCount.most - minesCount.fewest + 1 }, (_, index) =>
  buildLadder(minesCount.fewest + index),
);

function buildLadder(mines: number): readonly number[] {
  const ladder: number[] = [];
  let ways = 1n;
  let safeWays = 1n;
  for (let picked = 0; picked < tiles - mines; picked += 1) {
    ways *= BigInt(tiles - picked);
    safeWays *= BigInt(tiles - mines - picked);
    ladder.push(Number((BigInt(multiplierUnit) * returned.share * ways) / (returned.of * safeWays)));
  }
  return Object.freeze(ladder);
}
