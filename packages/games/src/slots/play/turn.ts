import type { SlotRoundEvent, SpinPhase } from '../slot-events.ts';
import { type Grid, hasWildColumns, type SlotMachine, type Symbols, symbolAt } from './machine.ts';
import { cellsOf, readGrid, type Win } from './read-grid.ts';

/** The next whole number below a range: drawn, or read back from a stored round. */
export type DrawInt = (range: number) => number;

/** What a round needs to go on: its draws, who listens, and what a unit is worth in centavos. */
export type Play = {
  readonly machine: SlotMachine;
  readonly draw: DrawInt;
  readonly tell: (event: SlotRoundEvent) => void;
  readonly cents: (units: number) => number;
};

/** How one spin is set up. */
type Turn = {
  readonly spin: number;
  readonly phase: SpinPhase;
  readonly left: number;
  readonly symbols: Symbols;
  /** Columns that are wild already. */
  readonly held: readonly number[];
  readonly multiplier: number;
  readonly multiplierCause: 'free_spins' | 'collection';
};

/** What a spin leads on by. */
export type TurnResult = {
  /** In units, all multipliers included. */
  readonly pay: number;
  readonly scatters: number[][];
  readonly collected: number[][];
  readonly coins: number[][];
  /** All columns that are wild now. */
  readonly wildColumns: number[];
};

/** One spin with all that follows from its own grid: growing wilds, wins, cascades. */
export function playTurn(play: Play, turn: Turn): TurnResult {
  const { machine, draw, tell, cents } = play;
  const { design } = machine;
  const { spin, phase, left, held } = turn;
  tell({ type: 'spin_started', spin, phase, left, held: [...held] });
  const landed = drawGrid(machine, turn.symbols, held, draw);
  tell({ type: 'grid_shown', spin, grid: namesOf(machine, landed) });

  const wildColumns = wildColumnsOf(machine, landed, held);
  for (const column of wildColumns) {
    if (!held.includes(column))
      tell({ type: 'wild_expanded', spin, column, stays: staysWild(machine, phase) });
  }
  let grid: Grid = landed.map((shown, column) =>
    wildColumns.includes(column) ? shown.map(() => machine.wild) : shown,
  );
  if (turn.multiplier > 1) {
    tell({ type: 'multiplier_shown', spin, multiplier: turn.multiplier, cause: turn.multiplierCause });
  }
  const scatters = machine.scatter === -1 ? [] : cellsOf(grid, machine.scatter);
  const scatterPay = scatterPayOf(machine, scatters.length) * turn.multiplier;
  if (scatterPay > 0) {
    tell({
      type: 'win_shown',
      spin,
      kind: 'scatter',
      symbol: design.scatter?.symbol ?? '',
      count: scatters.length,
      cells: scatters,
      line: null,
      ways: 1,
      multiplier: turn.multiplier,
      payoutCents: cents(scatterPay),
    });
  }
  const result = {
    scatters,
    collected: machine.collected === -1 ? [] : cellsOf(grid, machine.collected),
    coins: machine.coin === -1 ? [] : cellsOf(grid, machine.coin),
    wildColumns,
  };

  let pay = scatterPay;
  const falls = cascadesOf(machine, phase);
  for (const [fall, cascade] of falls.entries()) {
    const wins = readGrid(machine, grid);
    if (wins.length === 0) break;
    if (cascade > 1) tell({ type: 'multiplier_shown', spin, multiplier: cascade, cause: 'cascade' });
    const mystery = drawMystery(machine, draw);
    if (mystery > 1) tell({ type: 'multiplier_shown', spin, multiplier: mystery, cause: 'mystery' });
    pay += tellWins(play, spin, wins, turn.multiplier * cascade * mystery);
    if (fall + 1 === falls.length) break;
    const isTumble = design.cascade?.kind === 'tumble';
    const removed = isTumble ? wins.flatMap(({ cells }) => cells) : cellsIn(grid);
    grid = isTumble ? refill(grid, removed, turn.symbols, draw) : drawGrid(machine, turn.symbols, held, draw);
    tell({ type: 'cascade_dropped', spin, fall: fall + 1, isTumble, removed, grid: namesOf(machine, grid) });
  }
  return { pay, ...result };
}

/** The multipliers of the grids a spin may show, one after another. */
export function cascadesOf({ design }: SlotMachine, phase: SpinPhase): readonly number[] {
  const { cascade } = design;
  return cascade && (cascade.where === 'always' || phase === 'free') ? cascade.multipliers : [1];
}

/** What so many scatters pay, in units. */
export function scatterPayOf({ design }: SlotMachine, count: number): number {
  return design.scatter?.pays[count] ?? design.scatter?.pays.at(-1) ?? 0;
}

/** Whether a wild column of this spin is there for the next one. */
function staysWild({ design }: SlotMachine, phase: SpinPhase): boolean {
  return design.walk !== undefined || (design.freeSpins?.isSticky === true && phase === 'free');
}

/** The names of a grid's symbols. */
function namesOf({ design }: SlotMachine, grid: Grid): string[][] {
  return grid.map((shown) => shown.map((symbol) => design.symbols[symbol] ?? ''));
}

function drawGrid(machine: SlotMachine, symbols: Symbols, held: readonly number[], draw: DrawInt): Grid {
  const { columns, rows } = machine.design;
  const [cell = []] = symbols.rings;
  return Array.from({ length: columns }, (_, column) => {
    if (held.includes(column)) return new Array<number>(rows).fill(machine.wild);
    if (symbols.kind === 'cells') {
      return Array.from({ length: rows }, () => symbolAt(cell, draw(cell.length)));
    }
    const ring = symbols.rings[column] ?? [];
    const stop = draw(ring.length);
    return Array.from({ length: rows }, (_row, row) => symbolAt(ring, stop + row));
  });
}

function wildColumnsOf(machine: SlotMachine, grid: Grid, held: readonly number[]): number[] {
  if (!hasWildColumns(machine)) return [...held];
  return grid.flatMap((shown, column) => (shown.includes(machine.wild) ? [column] : []));
}

function drawMystery({ design }: SlotMachine, draw: DrawInt): number {
  const { mystery } = design;
  return mystery ? drawWeighted(mystery, draw).multiplier : 1;
}

/** One of several things with weights. */
export function drawWeighted<Item extends { readonly weight: number }>(
  items: readonly Item[],
  draw: DrawInt,
): Item {
  let place = draw(items.reduce((sum, { weight }) => sum + weight, 0));
  for (const item of items) {
    if (place < item.weight) return item;
    place -= item.weight;
  }
  throw new Error('a draw is below the sum of the weights');
}

function tellWins(
  { machine, tell, cents }: Play,
  spin: number,
  wins: readonly Win[],
  multiplier: number,
): number {
  let sum = 0;
  for (const { pay, symbol, multiplier: own, ...win } of wins) {
    sum += pay * multiplier;
    tell({
      type: 'win_shown',
      spin,
      ...win,
      symbol: machine.design.symbols[symbol] ?? '',
      multiplier: own * multiplier,
      payoutCents: cents(pay * multiplier),
    });
  }
  return sum;
}

/** What is left falls down, and the free cells fill from the top with new symbols. */
function refill(grid: Grid, removed: readonly number[][], symbols: Symbols, draw: DrawInt): Grid {
  const gone = new Set(removed.map(String));
  const [ring = []] = symbols.rings;
  return grid.map((shown, column) => {
    const stays = shown.filter((_, row) => !gone.has(String([column, row])));
    const fresh = Array.from({ length: shown.length - stays.length }, () =>
      symbolAt(ring, draw(ring.length)),
    );
    return [...fresh, ...stays];
  });
}

function cellsIn(grid: Grid): number[][] {
  return grid.flatMap((shown, column) => shown.map((_, row) => [column, row]));
}
