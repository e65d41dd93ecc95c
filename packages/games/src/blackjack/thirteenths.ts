/** An exact number n / 13^k: what chances of cards drawn one by one from a full shoe come to. */
export type Thirteenths = { readonly n: bigint; readonly k: number };

const powers = Array.from({ length: 120 }, (_, k) => 13n ** BigInt(k));

export const none: Thirteenths = { n: 0n, k: 0 };
export const one: Thirteenths = { n: 1n, k: 0 };

export function plus(a: Thirteenths, b: Thirteenths): Thirteenths {
  const k = Math.max(a.k, b.k);
  return { n: over(a, k) + over(b, k), k };
}

/** The product with a whole number. */
export function times(a: Thirteenths, whole: number): Thirteenths {
  return { n: a.n * BigInt(whole), k: a.k };
}

/** The product with a card's chance, so many thirteenths. */
export function chanced(a: Thirteenths, ways: number): Thirteenths {
  return { n: a.n * BigInt(ways), k: a.k + 1 };
}

export function product(a: Thirteenths, b: Thirteenths): Thirteenths {
  return { n: a.n * b.n, k: a.k + b.k };
}

export function isAbove(a: Thirteenths, b: Thirteenths): boolean {
  const k = Math.max(a.k, b.k);
  return over(a, k) > over(b, k);
}

/** The numerator over 13^k, for a k that is large enough. */
export function over({ n, k }: Thirteenths, to: number): bigint {
  return n * (powers[to - k] ?? 0n);
}
