/** How often something came in the rounds that are shown. */
export interface Tally<Key> {
  readonly key: Key;
  readonly count: number;
}

/** How often each key came; keys that never came count 0. In the order of the keys. */
export function tallied<Key extends string | number>(
  keys: readonly Key[],
  came: readonly Key[],
): readonly Tally<Key>[] {
  const counts = new Map<Key, number>(keys.map((key) => [key, 0]));
  for (const key of came) {
    const count = counts.get(key);
    if (count !== undefined) counts.set(key, count + 1);
  }
  return [...counts].map(([key, count]) => ({ key, count }));
}

/** The `size` that came most and least. `lastFirst` is what came, the newest first: of equals the one seen later leads the hot. */
export function hotAndCold<Key extends string | number>(
  keys: readonly Key[],
  lastFirst: readonly Key[],
  size: number,
): { readonly hot: readonly Tally<Key>[]; readonly cold: readonly Tally<Key>[] } {
  const agoOf = (key: Key) => {
    const place = lastFirst.indexOf(key);
    return place < 0 ? Number.MAX_SAFE_INTEGER : place;
  };
  const sorted = tallied(keys, lastFirst).toSorted(
    (a, b) => b.count - a.count || agoOf(a.key) - agoOf(b.key),
  );
  return {
    hot: sorted.filter(({ count }) => count > 0).slice(0, size),
    cold: sorted.toReversed().slice(0, size),
  };
}

/** Shares of a whole in tenths of a percent that add up to 1000; the largest remainders are rounded up. */
export function sharesOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 1000) / total);
  const floors = exact.map(Math.floor);
  const missing = 1000 - floors.reduce((sum, one) => sum + one, 0);
  const raised = new Set(
    exact
      .map((share, index) => ({ index, rest: share - Math.floor(share) }))
      .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return floors.map((floor, index) => (raised.has(index) ? floor + 1 : floor));
}
