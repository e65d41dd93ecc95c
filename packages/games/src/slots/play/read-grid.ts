import type { Grid, SlotMachine } from './machine.ts';

/** One win of a grid before the multipliers of its spin. */
export type Win = {
  readonly kind: 'line' | 'ways' | 'anywhere' | 'cluster';
  readonly symbol: number;
  readonly count: number;
  readonly cells: number[][];
  readonly line: number | null;
  readonly ways: number;
  /** Multipliers of wilds that are in `pay` already. */
  readonly multiplier: number;
  /** In units. */
  readonly pay: number;
};

/** All that a grid pays. */
export function readGrid(machine: SlotMachine, grid: Grid): Win[] {
  const { wins } = machine.design;
  switch (wins.kind) {
    case 'lines':
      return wins.lines.flatMap((rows, line) => {
        const read = readLine(
          machine,
          rows.map((row, column) => grid[column]?.[row] ?? 0),
        );
        if (read.pay === 0) return [];
        const cells = rows.slice(0, read.count).map((row, column) => [column, row]);
        return [{ kind: 'line', ...read, cells, line, ways: 1 } as const];
      });
    case 'ways':
      return machine.pays.flatMap((pays, symbol) => readWays(machine, grid, symbol, pays));
    case 'anywhere':
      return machine.pays.flatMap((pays, symbol) => {
        const cells = cellsOf(grid, symbol);
        return pileWin('anywhere', symbol, cells, payOfPile(wins.least, pays, cells.length));
      });
    case 'cluster':
      return clustersOf(grid).flatMap(({ symbol, cells }) =>
        pileWin('cluster', symbol, cells, payOfPile(wins.least, machine.pays[symbol] ?? [], cells.length)),
      );
  }
}

type LineRead = { symbol: number; count: number; multiplier: number; pay: number };

/** The longest run from the left of one symbol, wilds standing in, or of wilds alone, whichever pays more. */
export function readLine(machine: SlotMachine, cells: readonly number[]): LineRead {
  const { wild, design } = machine;
  const read = (symbol: number): LineRead => {
    const end = cells.findIndex((cell) => cell !== symbol && cell !== wild);
    const count = end === -1 ? cells.length : end;
    const wilds = cells.slice(0, count).filter((cell) => cell === wild).length;
    const multiplier = symbol === wild ? 1 : (design.wild?.multiplier ?? 1) ** wilds;
    return { symbol, count, multiplier, pay: (machine.pays[symbol]?.[count - 3] ?? 0) * multiplier };
  };
  const symbols = read(cells.find((cell) => cell !== wild) ?? wild);
  if (wild === -1) return symbols;
  const wilds = read(wild);
  return symbols.pay >= wilds.pay ? symbols : wilds;
}

/** What so many equal symbols in any place pay: the step of the paytable they reach. */
export function payOfPile(least: readonly number[], pays: readonly number[], count: number): number {
  return pays[least.findLastIndex((fewest) => count >= fewest)] ?? 0;
}

function readWays(machine: SlotMachine, grid: Grid, symbol: number, pays: readonly number[]): Win[] {
  if (pays.length === 0) return [];
  const { wild } = machine;
  const worth = machine.design.wild?.multiplier ?? 1;
  const cells: number[][] = [];
  let ways = 1;
  let count = 0;
  for (const [column, shown] of grid.entries()) {
    let here = 0;
    shown.forEach((cell, row) => {
      if (cell !== symbol && cell !== wild) return;
      here += cell === wild ? worth : 1;
      cells.push([column, row]);
    });
    if (here === 0) break;
    ways *= here;
    count += 1;
  }
  const pay = (pays[count - 3] ?? 0) * ways;
  return pay === 0 ? [] : [{ kind: 'ways', symbol, count, cells, line: null, ways, multiplier: 1, pay }];
}

function pileWin(kind: 'anywhere' | 'cluster', symbol: number, cells: number[][], pay: number): Win[] {
  return pay === 0
    ? []
    : [{ kind, symbol, count: cells.length, cells, line: null, ways: 1, multiplier: 1, pay }];
}

/** The cells that show a symbol, by column, then row. */
export function cellsOf(grid: Grid, symbol: number): number[][] {
  return grid.flatMap((shown, column) =>
    shown.flatMap((cell, row) => (cell === symbol ? [[column, row]] : [])),
  );
}

/** Groups of equal symbols that touch side by side. */
function clustersOf(grid: Grid): { symbol: number; cells: number[][] }[] {
  const seen = new Set<string>();
  const clusters: { symbol: number; cells: number[][] }[] = [];
  grid.forEach((shown, column) => {
    shown.forEach((symbol, row) => {
      const cells: number[][] = [];
      const open = [[column, row]];
      for (let next = open.pop(); next; next = open.pop()) {
        const [x = 0, y = 0] = next;
        if (grid[x]?.[y] !== symbol || seen.has(String(next))) continue;
        seen.add(String(next));
        cells.push(next);
        open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
      }
      if (cells.length > 0) clusters.push({ symbol, cells });
    });
  });
  return clusters;
}
