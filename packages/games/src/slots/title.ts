/** What a line slot pays, and for what; the part of it that players are shown. */
export type SlotPaytable = {
  readonly game: string;
  readonly version: number;
  /** Symbol names; reels, pays and pictures refer to them. */
  readonly symbols: readonly string[];
  /** Stands for every symbol but the scatter. */
  readonly wild: string;
  readonly scatter: string;
  /** For each line the row (0 top, 2 bottom) it takes on each reel. */
  readonly lines: readonly (readonly number[])[];
  /** What three, four and five of a kind from the left pay, in stakes per line. */
  readonly pays: Readonly<Record<string, readonly [number, number, number]>>;
  /** What three, four and five scatters anywhere pay, in stakes of the whole spin. */
  readonly scatterPays: readonly [number, number, number];
  readonly freeSpins: {
    /** Free spins for three, four and five scatters; also during free spins. */
    readonly awarded: readonly [number, number, number];
    /** Free spins a round can hold at most. */
    readonly most: number;
    /** Every win of a free spin is multiplied by this. */
    readonly multiplier: number;
  };
};

/** A line slot as data: five reels, three rows, wins from the left. Everything a payout depends on is in here. */
export type SlotTitle = SlotPaytable & {
  /** For each reel its symbols from top to bottom; the reel is a ring. */
  readonly reels: readonly (readonly string[])[];
};

export const reelCount = 5;
export const rowCount = 3;
/** The shortest run that pays, and the fewest scatters that do. */
export const winLengthMin = 3;
