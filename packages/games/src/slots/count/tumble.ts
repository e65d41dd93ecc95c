import { combinations } from '../../combinations.ts';
import type { SlotMachine, Symbols } from '../play/machine.ts';
import { payOfPile } from '../play/read-grid.ts';
import type { Tally } from './tally.ts';

/**
 * From what stayed, what the fresh cells lead to: the ways that pay nothing, and by what stays then the ways that pay,
 * the sum of their pays and of the squares, and the best pay.
 */
type Falls = { readonly losing: bigint; readonly winning: readonly Won[] };
type Won = { readonly stays: number; ways: bigint; sum: bigint; squares: bigint; best: number };

/** Numbers of symbols are digits of one number, the first symbol the highest. */
const base = 16;
const payBase = 2 ** 24;

/**
 * Winning symbols vanish and fresh ones fill the grid, where equal symbols pay in any place. Pays depend on numbers
 * alone, so the numbers that stay are the states of a Markov chain, one step for each multiplier.
 */
export function countTumble(
  machine: SlotMachine,
  { rings: [ring = []] }: Symbols,
  multipliers: readonly number[],
): Tally {
  const all = BigInt(ring.length) ** BigInt(machine.design.columns * machine.design.rows);
  const known = new Map<number, Falls>();
  const worths = multipliers.map(() => new Map<number, Worth>());
  // At each level worths are of the same number of ways, so that they are added up as they are.
  const worth = (stays: number, level: number): Worth => {
    const multiplier = multipliers[level];
    if (multiplier === undefined) return { nothing: 1n, sum: 0n, squares: 0n, best: 0 };
    const found = worths[level]?.get(stays);
    if (found) return found;
    const falls = known.get(stays) ?? fallsFrom(machine, ring, stays);
    known.set(stays, falls);
    const by = BigInt(multiplier);
    const later = all ** BigInt(multipliers.length - level - 1);
    let [ways, sum, squares, crossed, own, ownSquares, best] = [0n, 0n, 0n, 0n, 0n, 0n, 0];
    for (const won of falls.winning) {
      const after = worth(won.stays, level + 1);
      ways += won.ways;
      own += won.sum;
      ownSquares += won.squares;
      sum += won.ways * after.sum;
      crossed += won.sum * after.sum;
      squares += won.ways * after.squares;
      best = Math.max(best, won.best * multiplier + after.best);
    }
    // Cells that stayed were not drawn again; worths count as if they had been.
    const drawn = all / (falls.losing + ways);
    const result = {
      nothing: falls.losing * later * drawn,
      sum: (own * by * later + sum) * drawn,
      squares: (ownSquares * by * by * later + 2n * crossed * by + squares) * drawn,
      best,
    };
    worths[level]?.set(stays, result);
    return result;
  };
  const of = all ** BigInt(multipliers.length);
  return { of, ways: of, ...worth(0, 0) };
}

/** All that can follow from what stayed. */
type Worth = {
  readonly nothing: bigint;
  readonly sum: bigint;
  readonly squares: bigint;
  readonly best: number;
};

/** All numbers of fresh symbols beside those that stayed, each in as many ways as it comes. */
function fallsFrom(machine: SlotMachine, ring: readonly number[], stays: number): Falls {
  const { columns, rows, wins, symbols } = machine.design;
  const least = wins.kind === 'anywhere' ? wins.least : [];
  const kinds = symbols.length;
  const weights = symbols.map((_, symbol) => ring.filter((one) => one === symbol).length);
  const stayed = symbols.map((_, symbol) => Math.floor(stays / base ** (kinds - 1 - symbol)) % base);
  const fresh = columns * rows - stayed.reduce((sum, count) => sum + count, 0);
  const all = ring.length ** fresh;
  // Every product below is part of a way, so none passes the number of all ways.
  if (!Number.isSafeInteger(all) || columns * rows >= base)
    throw new Error('a grid that falls is too large to count');
  const chosen = Array.from({ length: fresh + 1 }, (_, left) =>
    Array.from({ length: left + 1 }, (_left, here) => Number(combinations(left, here))),
  );
  const payAt = symbols.map((_, symbol) =>
    Array.from({ length: base }, (_count, count) => payOfPile(least, machine.pays[symbol] ?? [], count)),
  );

  const ways = new Map<number, number>();
  const fill = (symbol: number, left: number, product: number, next: number, pay: number): void => {
    const isLast = symbol === kinds - 1;
    for (let here = isLast ? left : 0; here <= left; here += 1) {
      const count = (stayed[symbol] ?? 0) + here;
      const won = payAt[symbol]?.[count] ?? 0;
      const times = product * (chosen[left]?.[here] ?? 0) * (weights[symbol] ?? 0) ** here;
      const then = next * base + (won > 0 ? 0 : count);
      if (!isLast) fill(symbol + 1, left - here, times, then, pay + won);
      else {
        const key = pay + won === 0 ? 0 : then * payBase + pay + won;
        ways.set(key, (ways.get(key) ?? 0) + times);
      }
    }
  };
  fill(0, fresh, 1, 0, 0);

  const winning = new Map<number, Won>();
  for (const [key, times] of ways) {
    const pay = key % payBase;
    if (pay === 0) continue;
    const next = Math.floor(key / payBase);
    const won = winning.get(next) ?? { stays: next, ways: 0n, sum: 0n, squares: 0n, best: 0 };
    const [many, each] = [BigInt(times), BigInt(pay)];
    won.ways += many;
    won.sum += many * each;
    won.squares += many * each * each;
    won.best = Math.max(won.best, pay);
    winning.set(next, won);
  }
  return { losing: BigInt(ways.get(0) ?? 0), winning: [...winning.values()] };
}
