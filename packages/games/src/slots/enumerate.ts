import { type Machine, packSpin } from './machine.ts';
import { reelCount } from './title.ts';

/** How many stops of the full reel cycle give each packed spin result (`machine.ts`). The counts add up to `cycle`. */
export type SpinCounts = { readonly cycle: number; readonly counts: ReadonlyMap<number, number> };

/** The lines that begin a win on the first three reels: where they stand in `linePays`, and their last two rows. */
type Begun = { starts: number[]; rows4: number[]; rows5: number[] };

/**
 * Exact counts over every stop of every reel. Stops of the first three reels that begin no win are not
 * continued one by one: their last two reels only add scatters, which are counted together.
 */
export function enumerateSpins(machine: Machine): SpinCounts {
  const { reelLengths, scatterAt } = machine;
  const [length1 = 0, length2 = 0, length3 = 0, length4 = 0, length5 = 0] = reelLengths;
  const [scatter1, scatter2, scatter3] = scatterAt;
  const counts = new Map<number, number>();
  const count = (pay: number, scatters: number, times: number) => {
    if (times === 0) return;
    const spin = packSpin(pay + (machine.scatterPays[scatters] ?? 0), scatters);
    counts.set(spin, (counts.get(spin) ?? 0) + times);
  };
  const lastScatters = scatterCounts([scatterAt[3], scatterAt[4]]);

  for (let stop1 = 0; stop1 < length1; stop1 += 1) {
    for (let stop2 = 0; stop2 < length2; stop2 += 1) {
      for (let stop3 = 0; stop3 < length3; stop3 += 1) {
        const scatters = (scatter1?.[stop1] ?? 0) + (scatter2?.[stop2] ?? 0) + (scatter3?.[stop3] ?? 0);
        const begun = beginLines(machine, stop1, stop2, stop3);
        if (begun.starts.length > 0) continueLines(machine, begun, scatters, count);
        else
          lastScatters.forEach((times, more) => {
            count(0, scatters + more, times);
          });
      }
    }
  }
  return { cycle: length1 * length2 * length3 * length4 * length5, counts };
}

/** How many combinations of stops show 0, 1, 2 ... scatters, over any number of reels. */
export function scatterCounts(reels: readonly (Uint8Array | undefined)[]): number[] {
  return reels.reduce<number[]>(
    (before, reel = new Uint8Array(0)) => {
      const shown = reel.reduce((sum, isShown) => sum + isShown, 0);
      const next = new Array<number>(before.length + 1).fill(0);
      before.forEach((times, scatters) => {
        next[scatters] = (next[scatters] ?? 0) + times * (reel.length - shown);
        next[scatters + 1] = (next[scatters + 1] ?? 0) + times * shown;
      });
      return next;
    },
    [1],
  );
}

/**
 * The sum over the cycle of what all lines pay, in stakes per line, without looking at a single spin: each line
 * meets each reel's symbols as often as the reel holds them, whatever its row, so five symbols come together as
 * often as the product of their numbers. A second way to the same figure as `enumerateSpins`.
 */
export function linePaySum(machine: Machine): bigint {
  const size = machine.title.symbols.length;
  const held = machine.reels.map((reel, index) => {
    const onReel = new Array<number>(size).fill(0);
    for (const symbol of reel.subarray(0, machine.reelLengths[index]))
      onReel[symbol] = (onReel[symbol] ?? 0) + 1;
    return onReel;
  });
  let sum = 0n;
  machine.linePays.forEach((pay, index) => {
    if (pay === 0) return;
    let times = 1;
    for (let reel = reelCount - 1, rest = index; reel >= 0; reel -= 1, rest = Math.floor(rest / size)) {
      times *= held[reel]?.[rest % size] ?? 0;
    }
    sum += BigInt(times) * BigInt(pay);
  });
  return sum * BigInt(machine.lines);
}

function beginLines(machine: Machine, stop1: number, stop2: number, stop3: number): Begun {
  const { reels, lineRows, winStarts } = machine;
  const size = machine.title.symbols.length;
  const symbol = (reel: number, stop: number, line: number) =>
    reels[reel]?.[stop + (lineRows[reel]?.[line] ?? 0)] ?? 0;
  const begun: Begun = { starts: [], rows4: [], rows5: [] };
  for (let line = 0; line < machine.lines; line += 1) {
    const start = (symbol(0, stop1, line) * size + symbol(1, stop2, line)) * size + symbol(2, stop3, line);
    if (winStarts[start] !== 1) continue;
    begun.starts.push(start * size * size);
    begun.rows4.push(lineRows[3]?.[line] ?? 0);
    begun.rows5.push(lineRows[4]?.[line] ?? 0);
  }
  return begun;
}

function continueLines(
  machine: Machine,
  { starts, rows4, rows5 }: Begun,
  scatters: number,
  count: (pay: number, scatters: number, times: number) => void,
): void {
  const { linePays } = machine;
  const [, , , reel4 = new Uint8Array(0), reel5 = new Uint8Array(0)] = machine.reels;
  const [, , , scatter4 = new Uint8Array(0), scatter5 = new Uint8Array(0)] = machine.scatterAt;
  const size = machine.title.symbols.length;
  for (let stop4 = 0; stop4 < scatter4.length; stop4 += 1) {
    const places = starts.map((start, index) => start + (reel4[stop4 + (rows4[index] ?? 0)] ?? 0) * size);
    for (let stop5 = 0; stop5 < scatter5.length; stop5 += 1) {
      let pay = 0;
      for (let index = 0; index < places.length; index += 1) {
        pay += linePays[(places[index] ?? 0) + (reel5[stop5 + (rows5[index] ?? 0)] ?? 0)] ?? 0;
      }
      count(pay, scatters + (scatter4[stop4] ?? 0) + (scatter5[stop5] ?? 0), 1);
    }
  }
}
