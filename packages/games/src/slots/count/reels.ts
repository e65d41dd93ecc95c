import { hasWildColumns, type SlotMachine, type Symbols, symbolAt } from '../play/machine.ts';
import { readLine } from '../play/read-grid.ts';
import { CaseCounter, type Cases, packShown } from './cases.ts';

/** What one reel can show: equal windows together, and how often they come. */
type Window = { readonly cells: readonly number[]; readonly ways: number; readonly shown: number };

/** The shortest run from the left that pays. */
const runMin = 3;

/**
 * Every stop of every reel, for lines and ways. `wilds` has a bit for each column that is wild beforehand and does not
 * spin. Where the first three columns begin no win, the rest only adds what it shows, which is counted together.
 */
export function countReels(machine: SlotMachine, symbols: Symbols, wilds: number): Cases {
  const { design } = machine;
  const windows = Array.from({ length: design.columns }, (_, column) =>
    windowsOf(machine, symbols.rings[column] ?? [], column, wilds),
  );
  const counter = new CaseCounter();
  const rests = restsOf(windows);
  if (design.wins.kind === 'lines') countLines(machine, design.wins.lines, windows, rests, counter);
  else countWays(machine, windows, rests, counter);
  const cycle = windows.reduce(
    (all, column) => all * BigInt(column.reduce((sum, { ways }) => sum + ways, 0)),
    1n,
  );
  return counter.cases(cycle);
}

function windowsOf(machine: SlotMachine, ring: readonly number[], column: number, wilds: number): Window[] {
  const { rows, walk, freeSpins } = machine.design;
  const stays = walk !== undefined || freeSpins?.isSticky === true;
  const bit = stays ? 2 ** column : 0;
  if (Math.floor(wilds / 2 ** column) % 2 === 1) {
    const cells = new Array<number>(rows).fill(machine.wild);
    return [{ cells, ways: 1, shown: packShown({ scatters: 0, collected: 0, wilds: bit }) }];
  }
  const windows = new Map<string, Window>();
  ring.forEach((_, stop) => {
    let cells = Array.from({ length: rows }, (_row, row) => symbolAt(ring, stop + row));
    const isWild = hasWildColumns(machine) && cells.includes(machine.wild);
    const count = (symbol: number) => (symbol === -1 ? 0 : cells.filter((cell) => cell === symbol).length);
    const shown = packShown({
      scatters: count(machine.scatter) + count(machine.coin),
      collected: count(machine.collected),
      wilds: isWild ? bit : 0,
    });
    if (isWild) cells = cells.map(() => machine.wild);
    const key = cells.join();
    windows.set(key, { cells, ways: (windows.get(key)?.ways ?? 0) + 1, shown });
  });
  return [...windows.values()];
}

/** For each column what it and those right of it can show, and in how many ways. */
function restsOf(windows: readonly (readonly Window[])[]): ReadonlyMap<number, number>[] {
  const rests: Map<number, number>[] = [new Map([[0, 1]])];
  for (const column of windows.toReversed()) {
    const next = new Map<number, number>();
    for (const [before, times] of rests[0] ?? []) {
      for (const { shown, ways } of column)
        next.set(before + shown, (next.get(before + shown) ?? 0) + times * ways);
    }
    rests.unshift(next);
  }
  return rests;
}

function countLines(
  machine: SlotMachine,
  lines: readonly (readonly number[])[],
  windows: readonly (readonly Window[])[],
  rests: readonly ReadonlyMap<number, number>[],
  counter: CaseCounter,
): void {
  const { columns, symbols } = machine.design;
  const size = symbols.length;
  const { pays, begins } = linePays(machine, size);
  const rows = Array.from({ length: columns }, (_, column) =>
    Uint8Array.from(lines, (line) => line[column] ?? 0),
  );
  // For each column the lines that can still win: which they are, and the number their symbols make so far.
  const open = Array.from({ length: columns + 1 }, () => new Int32Array(lines.length));
  const made = Array.from({ length: columns + 1 }, () => new Int32Array(lines.length));
  open[0]?.forEach((_, line, list) => {
    list[line] = line;
  });

  function spin(column: number, count: number, shown: number, ways: number): void {
    if (count === 0) {
      for (const [rest, times] of rests[column] ?? []) counter.add(shown + rest, 0, ways * times);
      return;
    }
    const lineAt = open[column];
    const madeAt = made[column];
    const row = rows[column];
    const nextLine = open[column + 1];
    const nextMade = made[column + 1];
    if (!lineAt || !madeAt || !row || !nextLine || !nextMade) return;
    for (const window of windows[column] ?? []) {
      const { cells } = window;
      let pay = 0;
      let kept = 0;
      for (let index = 0; index < count; index += 1) {
        const line: number = lineAt[index] ?? 0;
        const number = (madeAt[index] ?? 0) * size + (cells[row[line] ?? 0] ?? 0);
        if (column + 1 === columns) pay += pays[number] ?? 0;
        else if (column + 1 !== runMin || begins[number] === 1) {
          nextLine[kept] = line;
          nextMade[kept] = number;
          kept += 1;
        }
      }
      if (column + 1 === columns) counter.add(shown + window.shown, pay, ways * window.ways);
      else spin(column + 1, kept, shown + window.shown, ways * window.ways);
      if (column === 0) counter.carry();
    }
  }
  spin(0, lines.length, 0, 1);
}

/** What each row of symbols pays, by the number they make; and whether three symbols can begin a win. */
function linePays(machine: SlotMachine, size: number): { pays: Int32Array; begins: Uint8Array } {
  const { columns } = machine.design;
  const pays = new Int32Array(size ** columns);
  const begins = new Uint8Array(size ** runMin);
  const later = size ** (columns - runMin);
  for (let number = 0; number < pays.length; number += 1) {
    const start = Math.floor(number / later);
    if (number % later > 0 && begins[start] === 0) continue;
    const cells = Array.from(
      { length: columns },
      (_, column) => Math.floor(number / size ** (columns - 1 - column)) % size,
    );
    const first = cells.slice(0, runMin).filter((cell) => cell !== machine.wild);
    if (first.some((cell) => cell !== first[0])) continue;
    begins[start] = 1;
    pays[number] = readLine(machine, cells).pay;
  }
  return { pays, begins };
}

function countWays(
  machine: SlotMachine,
  windows: readonly (readonly Window[])[],
  rests: readonly ReadonlyMap<number, number>[],
  counter: CaseCounter,
): void {
  const { columns, wild } = machine.design;
  const size = machine.design.symbols.length;
  // For each window how often each symbol counts in it, wilds with it.
  const counts = windows.map((column) =>
    column.map(({ cells }) =>
      Uint8Array.from({ length: size }, (_, symbol) =>
        cells.reduce(
          (sum, cell) => sum + (cell === machine.wild ? (wild?.multiplier ?? 1) : cell === symbol ? 1 : 0),
          0,
        ),
      ),
    ),
  );
  const open = Array.from({ length: columns + 1 }, () => new Int32Array(size));
  const made = Array.from({ length: columns + 1 }, () => new Float64Array(size));
  const paying = machine.pays.flatMap((pays, symbol) => (pays.length > 0 ? [symbol] : []));
  paying.forEach((symbol, index) => {
    open[0]?.fill(symbol, index, index + 1);
    made[0]?.fill(1, index, index + 1);
  });

  function spin(column: number, count: number, paid: number, shown: number, ways: number): void {
    if (count === 0 || column === columns) {
      for (const [rest, times] of rests[column] ?? []) counter.add(shown + rest, paid, ways * times);
      return;
    }
    const [symbolsAt, madeAt, nextSymbols, nextMade] = [
      open[column],
      made[column],
      open[column + 1],
      made[column + 1],
    ];
    if (!symbolsAt || !madeAt || !nextSymbols || !nextMade) return;
    windows[column]?.forEach((window, at) => {
      const shows = counts[column]?.[at];
      let pay = paid;
      let kept = 0;
      for (let index = 0; index < count; index += 1) {
        const symbol = symbolsAt[index] ?? 0;
        const waysNow = (madeAt[index] ?? 0) * (shows?.[symbol] ?? 0);
        const pays = machine.pays[symbol];
        if (waysNow === 0) pay += (madeAt[index] ?? 0) * (pays?.[column - runMin] ?? 0);
        else if (column + 1 === columns) pay += waysNow * (pays?.[columns - runMin] ?? 0);
        else {
          nextSymbols[kept] = symbol;
          nextMade[kept] = waysNow;
          kept += 1;
        }
      }
      spin(column + 1, kept, pay, shown + window.shown, ways * window.ways);
      if (column === 0) counter.carry();
    });
  }
  spin(0, paying.length, 0, 0, 1);
}
