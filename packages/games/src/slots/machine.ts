import { reelCount, rowCount, type SlotTitle, winLengthMin } from './title.ts';

/** A title compiled into flat arrays. */
export type Machine = {
  readonly title: SlotTitle;
  /** Symbol numbers of each reel, its first two repeated at the end so that a window never wraps. */
  readonly reels: readonly Uint8Array[];
  readonly reelLengths: readonly number[];
  readonly lines: number;
  /** For each reel and stop, 1 when the window shows a scatter, else 0. */
  readonly scatterAt: readonly Uint8Array[];
  /** For each reel and line, the row. */
  readonly lineRows: readonly Uint8Array[];
  /** 1 where three symbols (s1 * S + s2) * S + s3 are of one kind, wilds standing in: only they can begin a win. */
  readonly winStarts: Uint8Array;
  /** What five symbols pay, in stakes per line: index winStart * S * S + s4 * S + s5. */
  readonly linePays: Uint16Array;
  /** By number of scatters, 0 to 5: their pay in stakes per line, and free spins awarded. */
  readonly scatterPays: Float64Array;
  readonly awarded: Uint8Array;
};

/** A spin's result packed into one number, `pay * 8 + scatters`, so that spinning allocates nothing. */
const scatterBase = 8;

/** What a spin pays in stakes per line, scatters included, before any free-spin multiplier. */
export function payOf(spin: number): number {
  return Math.floor(spin / scatterBase);
}

/** How many scatters a spin shows. */
export function scattersOf(spin: number): number {
  return spin % scatterBase;
}

export function packSpin(pay: number, scatters: number): number {
  return pay * scatterBase + scatters;
}

/** Compiles a title; throws on one whose data contradict themselves. */
export function createMachine(title: SlotTitle): Machine {
  const { symbols } = title;
  assertTitle(title);
  const size = symbols.length;
  const wild = symbols.indexOf(title.wild);
  const scatter = symbols.indexOf(title.scatter);
  const winStarts = new Uint8Array(size ** 3);
  const linePays = new Uint16Array(size ** reelCount);
  for (let start = 0; start < winStarts.length; start += 1) {
    const first = [Math.floor(start / size / size), Math.floor(start / size) % size, start % size];
    const kinds = new Set(first.filter((symbol) => symbol !== wild));
    if (kinds.size > 1 || kinds.has(scatter)) continue;
    winStarts[start] = 1;
    for (let last = 0; last < size * size; last += 1) {
      const line = [...first, Math.floor(last / size), last % size];
      linePays[start * size * size + last] = readLine(title, line).pay;
    }
  }

  const reels = title.reels.map((reel) =>
    Uint8Array.from([...reel, ...reel.slice(0, rowCount - 1)], (symbol) => symbols.indexOf(symbol)),
  );
  return {
    title,
    reels,
    reelLengths: title.reels.map((reel) => reel.length),
    lines: title.lines.length,
    scatterAt: reels.map((reel) =>
      Uint8Array.from({ length: reel.length - rowCount + 1 }, (_, stop) =>
        reel.subarray(stop, stop + rowCount).includes(scatter) ? 1 : 0,
      ),
    ),
    lineRows: Array.from({ length: reelCount }, (_, reel) =>
      Uint8Array.from(title.lines, (rows) => rows[reel] ?? 0),
    ),
    winStarts,
    linePays,
    scatterPays: Float64Array.from([0, 0, 0, ...title.scatterPays.map((pay) => pay * title.lines.length)]),
    awarded: Uint8Array.from([0, 0, 0, ...title.freeSpins.awarded]),
  };
}

/** One spin: the stops of the five reels to a packed result. */
export type Spin = (stop1: number, stop2: number, stop3: number, stop4: number, stop5: number) => number;

/** A spin function over one machine: stops of the five reels in, packed result out. No allocation. */
export function createSpin(machine: Machine): Spin {
  const [reel1, reel2, reel3, reel4, reel5] = five(machine.reels);
  const [rows1, rows2, rows3, rows4, rows5] = five(machine.lineRows);
  const [scatter1, scatter2, scatter3, scatter4, scatter5] = five(machine.scatterAt);
  const { linePays, scatterPays } = machine;
  const size = machine.title.symbols.length;
  // Every index below is inside its array by construction; `?? 0` only tells the compiler so.
  const at = (list: Uint8Array | Uint16Array | Int32Array | Float64Array, index: number) => list[index] ?? 0;

  const [length1, length2, length3] = five(machine.reelLengths);
  const begun = begunLines(machine, [length1, length2, length3]);

  return function spin(stop1, stop2, stop3, stop4, stop5) {
    let pay = 0;
    for (let rest = at(begun, (stop1 * length2 + stop2) * length3 + stop3); rest !== 0; rest &= rest - 1) {
      const line = 31 - Math.clz32(rest & -rest);
      const first = at(reel1, stop1 + at(rows1, line));
      const second = at(reel2, stop2 + at(rows2, line));
      const start = (first * size + second) * size + at(reel3, stop3 + at(rows3, line));
      const fourth = at(reel4, stop4 + at(rows4, line));
      pay += at(linePays, (start * size + fourth) * size + at(reel5, stop5 + at(rows5, line)));
    }
    const scatters =
      at(scatter1, stop1) +
      at(scatter2, stop2) +
      at(scatter3, stop3) +
      at(scatter4, stop4) +
      at(scatter5, stop5);
    return packSpin(pay + at(scatterPays, scatters), scatters);
  };
}

/** For the stops of the first three reels, the lines on which a win begins, as bits: most spins have few or none. */
function begunLines(
  machine: Machine,
  [length1, length2, length3]: readonly [number, number, number],
): Int32Array {
  const { reels, lineRows, lines, winStarts, title } = machine;
  if (lines > 32) throw new Error(`${title.game}: more lines than bits`);
  const size = title.symbols.length;
  const begun = new Int32Array(length1 * length2 * length3);
  const shown = (reel: number, stop: number, line: number) =>
    reels[reel]?.[stop + (lineRows[reel]?.[line] ?? 0)] ?? 0;
  for (let stops = 0; stops < begun.length; stops += 1) {
    const stop1 = Math.floor(stops / length3 / length2);
    const stop2 = Math.floor(stops / length3) % length2;
    for (let line = 0; line < lines; line += 1) {
      const pair = shown(0, stop1, line) * size + shown(1, stop2, line);
      if (winStarts[pair * size + shown(2, stops % length3, line)] === 1) {
        begun[stops] = (begun[stops] ?? 0) | (1 << line);
      }
    }
  }
  return begun;
}

/** What one line shows: the symbol that pays, how many of it from the left, and its pay in stakes per line. */
export type LineRead = { symbol: number; length: number; pay: number };

/**
 * Reads one line: the longest run from the left of one symbol, wilds standing in, or of wilds alone, whichever
 * pays more. Scatters never count on a line.
 */
export function readLine(title: SlotTitle, cells: readonly number[]): LineRead {
  const wild = title.symbols.indexOf(title.wild);
  const run = (isPart: (cell: number) => boolean) => {
    const end = cells.findIndex((cell) => !isPart(cell));
    return end === -1 ? cells.length : end;
  };
  const read = (symbol: number): LineRead => {
    const length = run((cell) => cell === symbol || cell === wild);
    return { symbol, length, pay: title.pays[title.symbols[symbol] ?? '']?.[length - winLengthMin] ?? 0 };
  };
  const wilds = read(wild);
  const symbol = cells.find((cell) => cell !== wild) ?? wild;
  const symbols = read(symbol);
  return symbols.pay > wilds.pay ? symbols : wilds;
}

function assertTitle({ symbols, wild, scatter, reels, lines, pays, freeSpins, game }: SlotTitle): void {
  const fail = (why: string) => {
    throw new Error(`${game}: ${why}`);
  };
  const known = new Set(symbols);
  if (!known.has(wild) || !known.has(scatter)) fail('the wild and the scatter are symbols');
  if (reels.length !== reelCount) fail(`there are ${reelCount} reels`);
  for (const reel of reels) {
    if (!reel.every((symbol) => known.has(symbol))) fail('a reel shows a symbol that is not one');
    const ring = [...reel, ...reel.slice(0, rowCount - 1)];
    const crowded = reel.some(
      (_, stop) => ring.slice(stop, stop + rowCount).filter((symbol) => symbol === scatter).length > 1,
    );
    if (crowded) fail('a window shows at most one scatter');
  }
  if (new Set(lines.map(String)).size !== lines.length) fail('no line is there twice');
  for (const line of lines) {
    const isLine = line.length === reelCount && line.every((row) => [0, 1, 2].includes(row));
    if (!isLine) fail('a line has one row for each reel');
  }
  if (pays[scatter]) fail('scatters do not pay on lines');
  if (freeSpins.most < Math.max(...freeSpins.awarded)) fail('free spins awarded fit into a round');
}

type Five<Item> = readonly [Item, Item, Item, Item, Item];

function five<Item>(list: readonly Item[]): Five<Item> {
  const [a, b, c, d, e] = list;
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined) {
    throw new Error('a machine has five reels');
  }
  return [a, b, c, d, e];
}
