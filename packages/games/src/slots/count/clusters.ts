import type { SlotMachine, Symbols } from '../play/machine.ts';
import { payOfPile } from '../play/read-grid.ts';
import type { Tally } from './tally.ts';

/** Sets of cells as bits. A shape is connected; its edge are the cells beside it. */
type Shape = { readonly cells: number; readonly edge: number; readonly size: number };

/** Several shapes that can be clusters at once, as often as they lie so: their sizes, which touch, and their edges. */
type Layout = {
  readonly sizes: readonly number[];
  /** Pairs of shapes that touch, and so must differ in symbol. */
  readonly touching: readonly (readonly [number, number])[];
  /** How many cells outside are on the edge of exactly the shapes whose bits are set, by those bits. */
  readonly edges: readonly number[];
  readonly times: number;
};

const sizeBase = 32;
/** How many bits of a set are set: those of its half, and its last. Made at every start, so it takes no time. */
const bitsOf = new Uint8Array(2 ** 16);
for (let set = 1; set < bitsOf.length; set += 1) bitsOf[set] = (bitsOf[set >> 1] ?? 0) + (set & 1);

/**
 * Clusters of independent cells on a small grid: every connected shape with its edge says in how many fillings it is a
 * cluster; pairs give the squares, and inclusion and exclusion up to three, the most that fit, the fillings without any.
 */
export function countClusters(machine: SlotMachine, { rings: [ring = []] }: Symbols): Tally {
  const { columns, rows, wins } = machine.design;
  const cells = columns * rows;
  const least = wins.kind === 'cluster' ? wins.least : [];
  const fewest = least[0] ?? cells;
  if (cells > 16 || 4 * fewest <= cells)
    throw new Error(`${machine.design.game}: more than three clusters fit`);
  const shapes = shapesOf(columns, rows).filter(({ size }) => size >= fewest);
  const kinds = machine.pays.map((pays, symbol) => ({
    pays,
    weight: ring.filter((one) => one === symbol).length,
  }));
  const all = BigInt(ring.length) ** BigInt(cells);

  let [sum, squares, nothing, best] = [0n, 0n, all, 0];
  for (const layout of [...singles(shapes), ...pairs(shapes), ...triples(shapes, cells)]) {
    const { sizes, times } = layout;
    for (const chosen of assignments(layout, kinds.length)) {
      const ways =
        fillings(
          layout,
          chosen,
          kinds.map(({ weight }) => weight),
          cells,
        ) * BigInt(times);
      if (ways === 0n) continue;
      const pays = chosen.map((symbol, index) =>
        payOfPile(least, kinds[symbol]?.pays ?? [], sizes[index] ?? 0),
      );
      if (pays.includes(0)) throw new Error(`${machine.design.game}: a cluster pays nothing`);
      nothing += sizes.length % 2 === 1 ? -ways : ways;
      best = Math.max(
        best,
        pays.reduce((one, other) => one + other, 0),
      );
      const [one = 0, other = 0] = pays;
      if (sizes.length === 1) {
        sum += ways * BigInt(one);
        squares += ways * BigInt(one * one);
      } else if (sizes.length === 2) squares += 2n * ways * BigInt(one * other);
    }
  }
  return { of: all, ways: all, nothing, sum, squares, best };
}

/** Every connected set of cells, grown cell by cell. */
function shapesOf(columns: number, rows: number): Shape[] {
  const beside = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [Math.floor(cell / rows), cell % rows];
    const near = [
      column > 0 ? cell - rows : -1,
      column + 1 < columns ? cell + rows : -1,
      row > 0 ? cell - 1 : -1,
      row + 1 < rows ? cell + 1 : -1,
    ];
    return near.filter((other) => other >= 0).reduce((set, other) => set | (1 << other), 0);
  });
  const edgeOf = (set: number) =>
    beside.reduce((edge, near, cell) => (set & (1 << cell) ? edge | near : edge), 0) & ~set;
  const found = new Set<number>();
  let newest = new Set(beside.map((_, cell) => 1 << cell));
  while (newest.size > 0) {
    const grown = new Set<number>();
    for (const set of newest) {
      found.add(set);
      const edge = edgeOf(set);
      for (let cell = 0; cell < beside.length; cell += 1)
        if (edge & (1 << cell)) grown.add(set | (1 << cell));
    }
    newest = grown;
  }
  return [...found].map((set) => ({ cells: set, edge: edgeOf(set), size: bitsOf[set] ?? 0 }));
}

function singles(shapes: readonly Shape[]): Layout[] {
  return layoutsOf(1, (add) => {
    for (const shape of shapes) add([shape]);
  });
}

function pairs(shapes: readonly Shape[]): Layout[] {
  return layoutsOf(2, (add) => {
    shapes.forEach((a, index) => {
      for (let next = index + 1; next < shapes.length; next += 1) {
        const b = shapes[next];
        if (b && (a.cells & b.cells) === 0) add([a, b]);
      }
    });
  });
}

function triples(shapes: readonly Shape[], cells: number): Layout[] {
  const fewest = Math.min(...shapes.map(({ size }) => size));
  const small = shapes.filter(({ size }) => size + 2 * fewest <= cells);
  return layoutsOf(3, (add) => {
    small.forEach((a, first) => {
      for (let second = first + 1; second < small.length; second += 1) {
        const b = small[second];
        if (!b || (a.cells & b.cells) !== 0 || a.size + b.size + fewest > cells) continue;
        for (let third = second + 1; third < small.length; third += 1) {
          const c = small[third];
          if (c && (c.cells & (a.cells | b.cells)) === 0) add([a, b, c]);
        }
      }
    });
  });
}

/** Sets of shapes that lie alike are one layout. They are told apart by one number, digit by digit. */
function layoutsOf(count: number, visit: (add: (shapes: readonly Shape[]) => void) => void): Layout[] {
  const times = new Map<number, number>();
  visit((shapes) => {
    let key = 0;
    let covered = 0;
    for (const { size, cells } of shapes) {
      key = key * sizeBase + size;
      covered |= cells;
    }
    for (let one = 0; one < count; one += 1) {
      for (let other = one + 1; other < count; other += 1) {
        key = key * 2 + (((shapes[one]?.edge ?? 0) & (shapes[other]?.cells ?? 0)) === 0 ? 0 : 1);
      }
    }
    for (let members = 1; members < 2 ** count; members += 1) {
      let on = ~covered & 0xffff;
      shapes.forEach(({ edge }, index) => {
        on &= members & (1 << index) ? edge : ~edge;
      });
      key = key * sizeBase + (bitsOf[on] ?? 0);
    }
    times.set(key, (times.get(key) ?? 0) + 1);
  });
  return [...times].map(([key, often]) => readKey(count, key, often));
}

function readKey(count: number, key: number, times: number): Layout {
  let rest = key;
  const digit = (base: number) => {
    const value = rest % base;
    rest = Math.floor(rest / base);
    return value;
  };
  const edges = Array.from({ length: 2 ** count - 1 }, () => digit(sizeBase)).toReversed();
  const couples = Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - one - 1 }, (_other, next) => [one, one + next + 1] as const),
  ).flat();
  const touching = couples.toReversed().filter(() => digit(2) === 1);
  const sizes = Array.from({ length: count }, () => digit(sizeBase)).toReversed();
  return { sizes, touching, edges: [0, ...edges], times };
}

/** A symbol for each shape, those that touch different. */
function assignments({ sizes, touching }: Layout, kinds: number): number[][] {
  let chosen: number[][] = [[]];
  for (const _ of sizes) {
    chosen = chosen.flatMap((before) =>
      Array.from({ length: kinds }, (_kind, symbol) => [...before, symbol]),
    );
  }
  return chosen.filter((symbols) => touching.every(([one, other]) => symbols[one] !== symbols[other]));
}

/** In how many ways all cells can be filled so that the shapes are clusters of the chosen symbols. */
function fillings(
  { sizes, edges }: Layout,
  chosen: readonly number[],
  weights: readonly number[],
  cells: number,
): bigint {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let ways = 1n;
  let left = cells;
  sizes.forEach((size, index) => {
    ways *= BigInt(weights[chosen[index] ?? 0] ?? 0) ** BigInt(size);
    left -= size;
  });
  edges.forEach((count, members) => {
    if (count === 0) return;
    const barred = new Set(chosen.filter((_, index) => members & (1 << index)));
    const free = [...barred].reduce((sum, symbol) => sum - (weights[symbol] ?? 0), all);
    ways *= BigInt(free) ** BigInt(count);
    left -= count;
  });
  return ways * BigInt(all) ** BigInt(left);
}
