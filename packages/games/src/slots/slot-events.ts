import type { SettledEvent } from '../stake.ts';

/** How a round was bought: a plain spin, a dearer one with better chances of a feature, or the feature itself. */
export type SlotMode = 'spin' | 'ante' | 'buy';

/** Why a spin takes place. The first of a round is `paid`; `walk` are the respins of walking wilds. */
export type SpinPhase = 'paid' | 'free' | 'walk';

/**
 * What every title but Coroa da Onça shows, in order. Cells are `[column, row]` from the left and the top, from 0;
 * grids are by column, then row; amounts are whole centavos. `payoutCents` of `win_shown`, `respins_ended`,
 * `picks_opened` and `wheel_spun` add up to that of `settled`: nothing else pays.
 */
export type SlotRoundEvent =
  /** The first event. With `buy` there is no paid spin: what was bought begins at once. */
  | { type: 'round_started'; mode: SlotMode }
  /** Reels start. `left` counts the free spins or respins after this one; `held` are columns that stay wild. */
  | { type: 'spin_started'; spin: number; phase: SpinPhase; left: number; held: number[] }
  /** The reels have stopped; wild columns that have not grown yet are shown as they landed. */
  | { type: 'grid_shown'; spin: number; grid: string[][] }
  /** A landed wild grows over its whole column. `stays` when it holds for the spins to come. */
  | { type: 'wild_expanded'; spin: number; column: number; stays: boolean }
  /** A wild column moves; `to` is `null` when it leaves the window. */
  | { type: 'wild_walked'; spin: number; from: number; to: number | null }
  /** What the wins shown from here on are multiplied by; `cause` says where it comes from. Told only when above 1. */
  | { type: 'multiplier_shown'; spin: number; multiplier: number; cause: MultiplierCause }
  | {
      type: 'win_shown';
      spin: number;
      kind: 'line' | 'ways' | 'anywhere' | 'cluster' | 'scatter';
      symbol: string;
      /** How many symbols of a kind: columns for lines and ways, cells otherwise. */
      count: number;
      cells: number[][];
      /** The line, from 0; `null` for other kinds. */
      line: number | null;
      /** How many ways pay at once, wild multipliers counted; 1 for other kinds. */
      ways: number;
      /** All multipliers in it, those of wilds on a line too. */
      multiplier: number;
      payoutCents: number;
    }
  /**
   * Winning symbols vanish and new ones come: `removed` empties, the rest falls (`isTumble`) or all cells are new
   * (`removed` are then all of them); `grid` is what stands afterwards. `fall` counts from 1 within a spin.
   */
  | {
      type: 'cascade_dropped';
      spin: number;
      fall: number;
      isTumble: boolean;
      removed: number[][];
      grid: string[][];
    }
  /** Symbols go into the meter of the free spins: `collected` so far, `needed` for the next step or `null` at the top. */
  | { type: 'symbols_collected'; spin: number; cells: number[][]; collected: number; needed: number | null }
  | { type: 'free_spins_awarded'; spin: number; awarded: number; left: number; cells: number[][] }
  /** After each spin with all its falls: what it paid, and the round so far. */
  | { type: 'spin_ended'; spin: number; phase: SpinPhase; payoutCents: number; totalCents: number }
  | { type: 'free_spins_ended'; payoutCents: number }
  /** Coins lock and the other cells spin on; `cells` are the coins that began it, with their values. */
  | { type: 'respins_started'; left: number; coins: SlotCoin[] }
  /** One respin: coins that fell now, and how many respins are left after it. */
  | { type: 'respin_shown'; left: number; coins: SlotCoin[] }
  /** `fullCents` is the prize for filling every cell, else 0; `payoutCents` is all of it. */
  | { type: 'respins_ended'; coinsCents: number; fullCents: number; payoutCents: number }
  /** Closed places with a prize each; the draw opens some of them, all prizes are shown afterwards. */
  | { type: 'picks_opened'; prizes: SlotPick[]; payoutCents: number }
  /** `segment` is the place of the winning one in the title's `wheel`. */
  | { type: 'wheel_spun'; segment: number; jackpot: string | null; payoutCents: number }
  /** The pool of the title, on top of all else. */
  | { type: 'jackpot_won'; payoutCents: number }
  | SettledEvent;

export type MultiplierCause = 'cascade' | 'free_spins' | 'collection' | 'mystery';

/** A coin of the respins: its cell, its worth, and the fixed jackpot it is, if any. */
export type SlotCoin = { cell: number[]; cents: number; jackpot: string | null };

/** `order` is 0 for the first place opened and so on; `null` for one that stays closed until the end. */
export type SlotPick = { place: number; cents: number; order: number | null };
