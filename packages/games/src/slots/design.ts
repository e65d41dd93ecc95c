import type { JackpotTerms } from '../rules.ts';
import type { SlotMode } from './slot-events.ts';

/**
 * A slot title as data: everything a payout depends on, and the part of it players are shown. Amounts are in parts of
 * the stake: `units` of them make the stake, and a stake is a whole number of centavos for each, so that nothing is
 * ever rounded.
 */
export type SlotDesign = {
  readonly game: string;
  readonly version: number;
  readonly units: number;
  readonly maxStakeCents: number;
  /** The most a round can pay in each way to bet, in units: what the analysis says, recorded for the limits. */
  readonly most: Readonly<Partial<Record<SlotMode, number>>>;
  readonly columns: number;
  readonly rows: number;
  /** Names in the order of the paytable. */
  readonly symbols: readonly string[];
  /** Where symbols come from, in each situation; `ante` and `free` fall back on `base`. */
  readonly source: Readonly<{ base: Source; ante?: Source; free?: Source }>;
  readonly wins: Wins;
  readonly wild?: Wild;
  readonly scatter?: Scatter;
  /** After a win all or the winning cells are new, for as many grids as there are multipliers. */
  readonly cascade?: Cascade;
  /** A multiplier drawn for each spin that counts when it pays. */
  readonly mystery?: readonly Weighted[];
  readonly freeSpins?: FreeSpins;
  /** Wild columns walk one column a respin until they leave. */
  readonly walk?: Walk;
  readonly wheel?: Wheel;
  readonly picks?: Picks;
  readonly hold?: Hold;
  readonly jackpot?: JackpotTerms;
  /** Ways to bet besides a plain spin: price in hundredths of the stake. */
  readonly prices?: Readonly<Partial<Record<'ante' | 'buy', number>>>;
};

/** Reels as rings of symbols from top to bottom, or for each cell by itself weights of symbols. */
export type Source =
  | { readonly kind: 'reels'; readonly reels: readonly string[] }
  | { readonly kind: 'cells'; readonly weights: Readonly<Record<string, number>> };

/** `pays` begin at the fewest symbols that pay: three for lines and ways; `least` names the steps of the others. */
type Wins =
  | { readonly kind: 'lines'; readonly lines: readonly (readonly number[])[]; readonly pays: Pays }
  | { readonly kind: 'ways'; readonly pays: Pays }
  | { readonly kind: 'anywhere' | 'cluster'; readonly least: readonly number[]; readonly pays: Pays };

/** By symbol, what each number of them pays, in units; for ways, for each way. */
type Pays = Readonly<Record<string, readonly number[]>>;

type Wild = {
  readonly symbol: string;
  /** Multiplies a line for each wild in it; in ways each wild counts as so many symbols. */
  readonly multiplier?: number;
  /** A landed wild takes its whole column. */
  readonly isExpanding?: boolean;
};

type Scatter = {
  readonly symbol: string;
  /** By number of scatters, from 0: what they pay, in units. The last counts for more of them. */
  readonly pays: readonly number[];
  /** The fewest that begin the title's feature. */
  readonly trigger: number;
};

type Cascade = {
  /** `tumble`: winning cells vanish, the rest falls; `redraw`: the whole grid is new. */
  readonly kind: 'tumble' | 'redraw';
  readonly where: 'always' | 'free';
  /** Of the first grid, the second and so on. No more grids than these. */
  readonly multipliers: readonly number[];
};

export type FreeSpins = {
  /** By number of scatters, from the trigger up; the last counts for more of them. Also during free spins. */
  readonly awarded: readonly number[];
  /** Free spins a round can hold at most. */
  readonly most: number;
  readonly multiplier: number;
  /** Wild columns stay until the free spins end. */
  readonly isSticky?: boolean;
  /** A meter: the multiplier after so many steps of `each` symbols. */
  readonly collect?: {
    readonly symbol: string;
    readonly each: number;
    readonly multipliers: readonly number[];
  };
};

type Walk = { readonly step: 1 | -1; readonly mostRespins: number };

type Weighted = { readonly multiplier: number; readonly weight: number };

type Prize = { readonly units: number; readonly weight: number; readonly jackpot?: Jackpot };

/** Fixed jackpots: prizes of so many stakes, not fed by play. */
type Jackpot = 'mini' | 'minor' | 'major' | 'grand';

export type Wheel = { readonly segments: readonly Prize[] };

/** Every place holds a prize of the list in a drawn order; the draw opens `opened` of them. */
export type Picks = { readonly prizes: readonly number[]; readonly opened: number };

type Hold = {
  readonly coin: string;
  /** Coins on the paid spin that begin the respins. */
  readonly trigger: number;
  readonly respins: number;
  /** A free cell shows a coin with the chance `of / in`. */
  readonly chance: { readonly of: number; readonly in: number };
  readonly values: readonly Prize[];
  /** Paid on top when every cell holds a coin: the grand jackpot. */
  readonly full: number;
};
