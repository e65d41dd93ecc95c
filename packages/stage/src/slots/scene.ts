import type { MultiplierCause, SlotCoin, SlotPick, SpinPhase } from '@arara/games';

/** By column from the left, then row from the top. */
export type Grid = readonly (readonly string[])[];

/** Column and row. */
export type Cell = readonly [number, number];

export interface ShownWin {
  readonly kind: 'line' | 'ways' | 'anywhere' | 'cluster' | 'scatter';
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly line: number | null;
  readonly ways: number;
  readonly multiplier: number;
  readonly payoutCents: number;
}

/** The board of coins: those that lie, those that just fell, and what it came to. */
export interface HoldScene {
  readonly coins: readonly SlotCoin[];
  readonly fresh: readonly SlotCoin[];
  readonly left: number;
  readonly isSpinning: boolean;
  readonly total: { readonly fullCents: number; readonly payoutCents: number } | null;
}

export interface PicksScene {
  readonly prizes: readonly SlotPick[];
  /** How many places are open. */
  readonly opened: number;
  /** What lay in the others is shown too. */
  readonly isOver: boolean;
  readonly payoutCents: number;
}

export interface WheelScene {
  readonly segment: number;
  readonly isTurning: boolean;
  readonly isOver: boolean;
  readonly jackpot: string | null;
  readonly payoutCents: number;
}

/** Everything the machine shows at one moment. */
export interface SlotScene {
  /** Grows with each new grid, so that what moves begins again. */
  readonly turn: number;
  readonly grid: Grid;
  /** How many columns stand, from the left. */
  readonly standing: number;
  /** The next column to stop could complete what begins a feature. */
  readonly isTense: boolean;
  /** How far each cell falls into its place, in rows; `null` where nothing fell. */
  readonly falls: readonly (readonly number[])[] | null;
  /** Columns that are wild from top to bottom and stay. */
  readonly held: readonly number[];
  /** Columns that a wild just grew over. */
  readonly grown: readonly number[];
  readonly walk: { readonly from: number; readonly to: number | null } | null;
  readonly wins: readonly ShownWin[];
  /** Cells that vanish now. */
  readonly burst: readonly Cell[];
  /** Cells that fly into the meter now. */
  readonly collected: readonly Cell[];
  readonly phase: SpinPhase;
  readonly spinsLeft: number;
  readonly multiplier: number;
  readonly cause: MultiplierCause | null;
  /** Where the cascade stands: 0 is the first grid. */
  readonly fall: number;
  readonly meter: { readonly collected: number; readonly needed: number | null } | null;
  readonly award: { readonly awarded: number; readonly isMore: boolean } | null;
  /** Free spins are over: what they paid. */
  readonly freeTotalCents: number | null;
  readonly freeSpinsPlayed: number;
  readonly hold: HoldScene | null;
  readonly picks: PicksScene | null;
  readonly wheel: WheelScene | null;
  /** The pool of the title was won: what it held. */
  readonly jackpotCents: number | null;
  readonly soFarCents: number;
  /** The whole round is over and its result told. */
  readonly isTold: boolean;
}

/** A machine nobody has played on yet. */
export function atRest(grid: Grid): SlotScene {
  return {
    turn: 0,
    grid,
    standing: grid.length,
    isTense: false,
    falls: null,
    held: [],
    grown: [],
    walk: null,
    wins: [],
    burst: [],
    collected: [],
    phase: 'paid',
    spinsLeft: 0,
    multiplier: 1,
    cause: null,
    fall: 0,
    meter: null,
    award: null,
    freeTotalCents: null,
    freeSpinsPlayed: 0,
    hold: null,
    picks: null,
    wheel: null,
    jackpotCents: null,
    soFarCents: 0,
    isTold: false,
  };
}
