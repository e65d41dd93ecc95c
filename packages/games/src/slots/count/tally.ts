/**
 * What all the ways of some part of a round come to: `ways` of `of` equally likely ones, how many of them pay nothing,
 * the sum of their pays and of the squares, and the best pay, in units. A tally of less than all ways is one of several
 * cases; cases are joined by `either`, parts that follow one another and do not know of each other by `both`.
 */
export type Tally = {
  readonly of: bigint;
  readonly ways: bigint;
  readonly nothing: bigint;
  readonly sum: bigint;
  readonly squares: bigint;
  readonly best: number;
};

/** No way at all. */
export const never: Tally = {
  of: 1n,
  ways: 0n,
  nothing: 0n,
  sum: 0n,
  squares: 0n,
  best: Number.NEGATIVE_INFINITY,
};

/** What pays so much for certain. */
export function sure(pay: number): Tally {
  const amount = BigInt(pay);
  return { of: 1n, ways: 1n, nothing: pay === 0 ? 1n : 0n, sum: amount, squares: amount * amount, best: pay };
}

/** So many of the ways, all of which pay the same. */
export function waysOf(ways: bigint | number, of: bigint | number, pay = 0): Tally {
  const one = sure(pay);
  const times = BigInt(ways);
  if (times === 0n) return never;
  return {
    ...one,
    of: BigInt(of),
    ways: times,
    nothing: one.nothing * times,
    sum: one.sum * times,
    squares: one.squares * times,
  };
}

/** One case or another. */
export function either(a: Tally, b: Tally): Tally {
  if (a.ways === 0n) return b;
  if (b.ways === 0n) return a;
  const shared = commonDivisor(a.of, b.of);
  const [byA, byB] = [b.of / shared, a.of / shared];
  return {
    of: a.of * byA,
    ways: a.ways * byA + b.ways * byB,
    nothing: a.nothing * byA + b.nothing * byB,
    sum: a.sum * byA + b.sum * byB,
    squares: a.squares * byA + b.squares * byB,
    best: Math.max(a.best, b.best),
  };
}

/** One part, and then another that does not depend on how the first one went. */
export function both(a: Tally, b: Tally): Tally {
  if (a.ways === 0n || b.ways === 0n) return never;
  return {
    of: a.of * b.of,
    ways: a.ways * b.ways,
    nothing: a.nothing * b.nothing,
    sum: a.sum * b.ways + a.ways * b.sum,
    squares: a.squares * b.ways + 2n * a.sum * b.sum + a.ways * b.squares,
    best: a.best + b.best,
  };
}

/** The same with every pay multiplied. */
export function times(a: Tally, multiplier: number): Tally {
  if (multiplier === 1 || a.ways === 0n) return a;
  const by = BigInt(multiplier);
  return { ...a, sum: a.sum * by, squares: a.squares * by * by, best: a.best * multiplier };
}

/** The ways of it that pay. */
export function winning(a: Tally): Tally {
  const ways = a.ways - a.nothing;
  return ways === 0n ? never : { ...a, ways, nothing: 0n };
}

/** The ways of it that pay nothing. */
export function losing(a: Tally): Tally {
  return waysOf(a.nothing, a.of);
}

/** One case of weighted ones. */
export function oneOf<Item extends { readonly weight: number }>(
  items: readonly Item[],
  tallyOf: (item: Item) => Tally,
): Tally {
  const all = items.reduce((sum, { weight }) => sum + weight, 0);
  return items.reduce((sum, item) => either(sum, both(waysOf(item.weight, all), tallyOf(item))), never);
}

function commonDivisor(a: bigint, b: bigint): bigint {
  if (a === b) return a;
  let [x, y] = a > b ? [a, b] : [b, a];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}
