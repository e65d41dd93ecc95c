/** Numbers that look like chance and are the same for the same seed: for invented lives, never for an outcome. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** True in that share of cases. */
  happens(share: number): boolean;
  pick<T>(of: readonly T[]): T;
}

/** Mulberry32, the 32-bit generator by Tommy Ettinger (public domain). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    happens: (share) => next() < share,
    pick: (of) => {
      const chosen = of[Math.floor(next() * of.length)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
  };
}
