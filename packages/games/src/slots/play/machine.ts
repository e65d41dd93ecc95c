import type { SlotDesign, Source } from '../design.ts';

/** A design with its symbols as numbers, ready to be drawn from. */
export type SlotMachine = {
  readonly design: SlotDesign;
  /** Numbers of the symbols with a part of their own; -1 when the title has none. */
  readonly wild: number;
  readonly scatter: number;
  readonly collected: number;
  readonly coin: number;
  readonly base: Symbols;
  readonly ante: Symbols;
  readonly free: Symbols;
  /** By symbol number, what each number of them pays. */
  readonly pays: readonly (readonly number[])[];
};

/** Where symbols come from: rings of reels, or one ring for each cell, a symbol as often as its weight. */
export type Symbols = { readonly kind: Source['kind']; readonly rings: readonly (readonly number[])[] };

/** A window by column, then row, of symbol numbers. */
export type Grid = readonly (readonly number[])[];

export function createSlotMachine(design: SlotDesign): SlotMachine {
  const numberOf = (symbol: string | undefined): number => {
    if (symbol === undefined) return -1;
    const found = design.symbols.indexOf(symbol);
    if (found === -1) throw new Error(`${design.game}: ${symbol} is no symbol`);
    return found;
  };
  const symbolsOf = (source: Source): Symbols =>
    source.kind === 'reels'
      ? { kind: 'reels', rings: source.reels.map((reel) => reel.split(' ').map(numberOf)) }
      : {
          kind: 'cells',
          rings: [
            Object.entries(source.weights).flatMap(([symbol, weight]) =>
              new Array<number>(weight).fill(numberOf(symbol)),
            ),
          ],
        };
  const base = symbolsOf(design.source.base);
  const machine = {
    design,
    wild: numberOf(design.wild?.symbol),
    scatter: numberOf(design.scatter?.symbol),
    collected: numberOf(design.freeSpins?.collect?.symbol),
    coin: numberOf(design.hold?.coin),
    base,
    ante: design.source.ante ? symbolsOf(design.source.ante) : base,
    free: design.source.free ? symbolsOf(design.source.free) : base,
    pays: design.symbols.map((symbol) => design.wins.pays[symbol] ?? []),
  };
  assertMachine(machine);
  return machine;
}

/** One symbol of a ring that is entered at `stop`. */
export function symbolAt(ring: readonly number[], stop: number): number {
  return ring[stop % ring.length] ?? 0;
}

/** Whether landed wilds take their column, which they do too where they stay or walk. */
export function hasWildColumns({ design }: SlotMachine): boolean {
  return design.wild?.isExpanding === true;
}

function assertMachine(machine: SlotMachine): void {
  const { design, wild } = machine;
  const fail = (why: string) => {
    throw new Error(`${design.game}: ${why}`);
  };
  for (const { kind, rings } of [machine.base, machine.ante, machine.free]) {
    if (kind === 'reels' && rings.length !== design.columns) fail('there is a reel for each column');
    const needsReels = design.wins.kind === 'lines' || design.wins.kind === 'ways';
    if (needsReels !== (kind === 'reels')) fail('lines and ways are read from reels, other wins from cells');
    if (design.wins.kind === 'ways' && rings[0]?.includes(wild)) fail('ways begin with a symbol that pays');
    if (kind === 'reels' && hasWildColumns(machine)) {
      for (const ring of rings) assertWildsStandAlone(machine, ring, fail);
    }
  }
  const isRedrawn = design.cascade?.kind === 'tumble';
  if (isRedrawn && (design.scatter || design.wins.kind !== 'anywhere'))
    fail('symbols fall only where any cell pays and nothing is scattered');
  if (
    design.wins.kind === 'lines' &&
    new Set(design.wins.lines.map(String)).size !== design.wins.lines.length
  )
    fail('no line is there twice');
}

/** A wild that takes its column must not cover a scatter or another symbol that counts. */
function assertWildsStandAlone(
  machine: SlotMachine,
  ring: readonly number[],
  fail: (why: string) => void,
): void {
  const counts = [machine.scatter, machine.collected, machine.coin];
  ring.forEach((_, stop) => {
    const shown = Array.from({ length: machine.design.rows }, (_row, row) => symbolAt(ring, stop + row));
    if (shown.includes(machine.wild) && shown.some((symbol) => symbol !== -1 && counts.includes(symbol)))
      fail('a window shows no scatter beside a wild that grows');
  });
}
