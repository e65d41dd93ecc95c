import { add, multiply, type Ratio, ratio, subtract, zero } from '../ratio.ts';
import type { SpinCounts } from './enumerate.ts';
import { type Machine, payOf, scattersOf } from './machine.ts';

/** Exact facts of a slot, per stake of 1. */
export type SlotFacts = {
  readonly rtp: Ratio;
  /** The parts `rtp` is made of; what free spins bring is counted with their own scatters. */
  readonly spinRtp: Ratio;
  readonly freeSpinRtp: Ratio;
  /** How often a paid spin pays anything, and how often it brings free spins. */
  readonly hitRate: Ratio;
  readonly freeSpinRate: Ratio;
  readonly variance: Ratio;
  /** The most a round can pay, in stakes: every spin of it at its best. */
  readonly maxWin: Ratio;
  readonly cycle: number;
};

/** Mean and second moment of a random amount, and the most it can be, in stakes per line. */
type Moments = { mean: Ratio; square: Ratio; most: number };

/**
 * The whole cycle summed up by the number of scatters shown, 0 to 5: how many stops, how many of them pay, the
 * sums of their pays and of the squares, and the best pay (stakes per line). All that the exact facts need.
 */
export type CycleTotals = {
  readonly stops: readonly number[];
  readonly hits: readonly number[];
  readonly sums: readonly number[];
  readonly squares: readonly number[];
  readonly best: readonly number[];
};

/** Sums the counts of a full cycle up. */
export function totalsOf({ counts }: SpinCounts): CycleTotals {
  const column = () => new Array<number>(6).fill(0);
  const totals = { stops: column(), hits: column(), sums: column(), squares: column(), best: column() };
  for (const [spin, times] of counts) {
    const scatters = scattersOf(spin);
    const pay = payOf(spin);
    const add = (list: number[], amount: number) => {
      list[scatters] = (list[scatters] ?? 0) + amount;
    };
    add(totals.stops, times);
    add(totals.hits, pay > 0 ? times : 0);
    add(totals.sums, times * pay);
    add(totals.squares, times * pay * pay);
    totals.best[scatters] = Math.max(totals.best[scatters] ?? 0, pay);
  }
  return totals;
}

/** A group of spins with the same scatters: its share of the cycle, and sums over it. */
type Group = { share: Ratio; sum: Ratio; squares: Ratio; best: number };

/**
 * Exact RTP, hit rate, variance and maximum of a machine. Free spins by the expectation equation: the worth of
 * `left` spins when `given` were given so far is one spin, plus the worth of where its scatters lead; it ends
 * because a round holds at most `freeSpins.most`.
 */
export function analyseSlot(machine: Machine, totals: CycleTotals): SlotFacts {
  const { freeSpins } = machine.title;
  const cycle = machine.reelLengths.reduce((product, length) => product * length, 1);
  const paid = totals.stops.map((stops, scatters) => ({
    share: ratio(stops, cycle),
    sum: ratio(totals.sums[scatters] ?? 0, cycle),
    squares: ratio(totals.squares[scatters] ?? 0, cycle),
    best: totals.best[scatters] ?? 0,
  }));
  const known = new Map<string, Moments>();

  function worth(left: number, given: number): Moments {
    if (left === 0) return { mean: zero, square: zero, most: 0 };
    const key = `${left}/${given}`;
    const found = known.get(key);
    if (found) return found;
    const result = combine(paid, freeSpins.multiplier, (scatters) => {
      const more = Math.min(machine.awarded[scatters] ?? 0, freeSpins.most - given);
      return worth(left - 1 + more, given + more);
    });
    known.set(key, result);
    return result;
  }

  const round = combine(paid, 1, (scatters) => {
    const first = machine.awarded[scatters] ?? 0;
    return worth(first, first);
  });
  const perStake = ratio(1n, machine.lines);
  const spinMean = paid.reduce((sum, { sum: part }) => add(sum, part), zero);
  const mean = multiply(round.mean, perStake);
  const triggers = totals.stops.reduce(
    (sum, stops, scatters) => sum + ((machine.awarded[scatters] ?? 0) > 0 ? stops : 0),
    0,
  );
  return {
    rtp: mean,
    spinRtp: multiply(spinMean, perStake),
    freeSpinRtp: multiply(subtract(round.mean, spinMean), perStake),
    hitRate: ratio(
      totals.hits.reduce((sum, hits) => sum + hits, 0),
      cycle,
    ),
    freeSpinRate: ratio(triggers, cycle),
    variance: subtract(multiply(round.square, multiply(perStake, perStake)), multiply(mean, mean)),
    maxWin: ratio(round.most, machine.lines),
    cycle,
  };
}

/** One spin whose pay is multiplied, followed by what its scatters lead to (independent of the pay, given them). */
function combine(spin: readonly Group[], multiplier: number, next: (scatters: number) => Moments): Moments {
  const times = ratio(multiplier);
  let mean = zero;
  let square = zero;
  let most = 0;
  spin.forEach((part, scatters) => {
    if (part.share.numerator === 0n) return;
    const after = next(scatters);
    const sum = multiply(part.sum, times);
    const squares = multiply(part.squares, multiply(times, times));
    mean = add(mean, add(sum, multiply(part.share, after.mean)));
    const crossed = multiply(ratio(2n), multiply(sum, after.mean));
    square = add(square, add(add(squares, crossed), multiply(part.share, after.square)));
    most = Math.max(most, part.best * multiplier + after.most);
  });
  return { mean, square, most };
}
