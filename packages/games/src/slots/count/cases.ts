import { either, never, type Tally } from './tally.ts';

/** What a spin shows besides its wins, all that its consequences depend on. */
export type Shown = {
  readonly scatters: number;
  /** Symbols for the meter. */
  readonly collected: number;
  /** A bit for each column that is wild now. */
  readonly wilds: number;
};

/** The ways of a spin by what it shows besides its wins, that packed into one number. */
export type Cases = ReadonlyMap<number, Tally>;

const numbers = 32;

export function packShown({ scatters, collected, wilds }: Shown): number {
  return (collected * numbers + wilds) * numbers + scatters;
}

export function unpackShown(packed: number): Shown {
  return {
    scatters: packed % numbers,
    wilds: Math.floor(packed / numbers) % numbers,
    collected: Math.floor(packed / numbers / numbers),
  };
}

/** The cases put together again by less than they show. */
export function regroup(cases: Cases, keyOf: (shown: Shown) => number): Cases {
  const grouped = new Map<number, Tally>();
  for (const [packed, tally] of cases) {
    const key = keyOf(unpackShown(packed));
    grouped.set(key, either(grouped.get(key) ?? never, tally));
  }
  return grouped;
}

/** All ways at once. */
export function anyOf(cases: Cases): Tally {
  return [...cases.values()].reduce(either, never);
}

/** Adds ways up in plain numbers, which are exact below 2^53, and carries them over into whole ones of any size. */
export class CaseCounter {
  readonly #cases = new Map<number, Tally>();
  #counts = new Map<number, { ways: number; nothing: number; sum: number; squares: number; best: number }>();
  #last = -1;
  #lastCount = { ways: 0, nothing: 0, sum: 0, squares: 0, best: 0 };

  add(packed: number, pay: number, ways: number): void {
    if (packed !== this.#last) {
      let found = this.#counts.get(packed);
      if (!found) {
        found = { ways: 0, nothing: 0, sum: 0, squares: 0, best: 0 };
        this.#counts.set(packed, found);
      }
      this.#last = packed;
      this.#lastCount = found;
    }
    const count = this.#lastCount;
    count.ways += ways;
    if (pay === 0) {
      count.nothing += ways;
      return;
    }
    count.sum += ways * pay;
    count.squares += ways * pay * pay;
    if (pay > count.best) count.best = pay;
  }

  /** To be called often enough that no sum passes 2^53; it fails when one has. */
  carry(): void {
    for (const [packed, { ways, nothing, sum, squares, best }] of this.#counts) {
      if (!Number.isSafeInteger(squares) || !Number.isSafeInteger(ways))
        throw new Error('a count passed 2^53');
      const tally = {
        of: 1n,
        ways: BigInt(ways),
        nothing: BigInt(nothing),
        sum: BigInt(sum),
        squares: BigInt(squares),
        best,
      };
      this.#cases.set(packed, either(this.#cases.get(packed) ?? never, tally));
    }
    this.#counts = new Map();
    this.#last = -1;
  }

  /** The cases, of so many ways in all. */
  cases(of: bigint): Cases {
    this.carry();
    return new Map([...this.#cases].map(([packed, tally]) => [packed, { ...tally, of }]));
  }
}
