import { combinations } from '../combinations.ts';
import { bolaExtraHall } from './bola-extra.ts';
import { coretoHall } from './coreto.ts';
import { juninoHall } from './junino.ts';
import { bestForm, formsOf } from './patterns.ts';
import { span } from './printing.ts';

/** A figure by how many numbers of a card come in the draw and how many after it: `[first][later]`. */
export type ByMarks = bigint[][];

/** Sums over every way in which a card's numbers come: all ways, those that pay nothing, payouts and their squares. */
export type CardSums = {
  readonly size: number;
  readonly all: ByMarks;
  readonly lost: ByMarks;
  readonly paid: ByMarks;
  readonly squares: ByMarks;
  /** The most that is paid for so many marks. */
  readonly best: number[][];
};

/**
 * One stage, and only the best pattern pays: ways to mark cells so that none of the first forms is whole, by inclusion
 * and exclusion over all sets of forms; what the next prize adds to them is what it is paid for.
 */
export function juninoSums(): CardSums {
  const { prizes, rows, columns } = juninoHall;
  const free = 1 << ((rows * columns - 1) / 2);
  const size = rows * columns - 1;
  const sums = emptySums(size, 0);
  const forms = formsOf(prizes).map(({ bits }) => bits & ~free);
  const avoiding = (count: number) => {
    const signed = new Array<number>(size + 1).fill(0);
    const unions = new Int32Array(1 << count);
    const signs = new Int8Array(1 << count).fill(1);
    signed[0] = 1;
    for (let set = 1; set < 1 << count; set += 1) {
      const highest = 31 - Math.clz32(set);
      const others = set ^ (1 << highest);
      unions[set] = (unions[others] ?? 0) | (forms[highest] ?? 0);
      signs[set] = -(signs[others] ?? 0);
      const taken = bitsIn(unions[set] ?? 0);
      signed[taken] = (signed[taken] ?? 0) + (signs[set] ?? 0);
    }
    return span(0, size).map((marks) =>
      signed.reduce(
        (sum, sign, taken) =>
          taken > marks ? sum : sum + BigInt(sign) * combinations(size - taken, marks - taken),
        0n,
      ),
    );
  };
  let open = span(0, size).map((marks) => combinations(size, marks));
  let known = 0;
  for (const { times, forms: own } of prizes) {
    known += own.length;
    const still = avoiding(known);
    open.forEach((ways, marks) => {
      count(sums, marks, 0, ways - (still[marks] ?? 0n), times);
    });
    open = still;
  }
  open.forEach((ways, marks) => {
    count(sums, marks, 0, ways, 0);
  });
  return sums;
}

/** Rows are independent but for the balls they share: every way in which the three rows fill in both parts. */
export function coretoSums(): CardSums {
  const perRow = 5;
  const sums = emptySums(coretoHall.rows * perRow, coretoHall.extra);
  const fillings = span(0, perRow).flatMap((first) =>
    span(0, perRow - first).map((later) => ({
      first,
      later,
      ways: combinations(perRow, first) * combinations(perRow - first, later),
    })),
  );
  const rowCells = span(0, coretoHall.rows - 1).map(
    (row) => ((1 << coretoHall.columns) - 1) << (row * coretoHall.columns),
  );
  for (const a of fillings) {
    for (const b of fillings) {
      for (const c of fillings) {
        const rows = [a, b, c];
        const bitsOf = (isWhole: (row: (typeof rows)[number]) => boolean) =>
          rows.reduce((bits, row, index) => (isWhole(row) ? bits | (rowCells[index] ?? 0) : bits), 0);
        const wins = coretoHall.wins(
          bitsOf(({ first }) => first === perRow),
          bitsOf(({ first, later }) => first + later === perRow),
        );
        const times = wins.reduce((sum, win) => sum + win.times, 0);
        count(
          sums,
          a.first + b.first + c.first,
          a.later + b.later + c.later,
          a.ways * b.ways * c.ways,
          times,
        );
      }
    }
  }
  return sums;
}

/** All 32,768 ways to mark a card in the draw; where it plays on, all ways to mark it further. */
export function bolaExtraSums(): CardSums {
  const hall = bolaExtraHall;
  const size = hall.rows * hall.columns;
  const sums = emptySums(size, hall.extra);
  const every = 1 << size;
  const forms = formsOf(hall.prizes);
  const paidFor = Int32Array.from({ length: every }, (_, marked) => bestForm(forms, marked)?.times ?? 0);
  const tally = new Map<number, number>();
  const note = (first: number, later: number, times: number, ways: number) => {
    const key = (times * 16 + first) * 16 + later;
    tally.set(key, (tally.get(key) ?? 0) + ways);
  };
  for (let first = 0; first < every; first += 1) {
    const marks = bitsIn(first);
    if (!hall.playsOn(first)) {
      for (let later = 0; later <= Math.min(hall.extra, size - marks); later += 1) {
        note(marks, later, paidFor[first] ?? 0, Number(combinations(size - marks, later)));
      }
      continue;
    }
    const rest = (every - 1) ^ first;
    // Every subset of the cells that are left, the empty one last.
    for (let added = rest; ; added = (added - 1) & rest) {
      const later = bitsIn(added);
      if (later <= hall.extra) note(marks, later, paidFor[first | added] ?? 0, 1);
      if (added === 0) break;
    }
  }
  for (const [key, ways] of tally) {
    count(sums, Math.floor(key / 16) % 16, key % 16, BigInt(ways), Math.floor(key / 256));
  }
  return sums;
}

function emptySums(size: number, laterMost: number): CardSums {
  const table = <Figure>(zero: Figure) =>
    span(0, size).map(() => new Array<Figure>(laterMost + 1).fill(zero));
  return { size, all: table(0n), lost: table(0n), paid: table(0n), squares: table(0n), best: table(-1) };
}

/** Adds so many ways to mark a card that pay so many times its stake. */
function count(sums: CardSums, first: number, later: number, ways: bigint, times: number): void {
  if (ways === 0n) return;
  add(sums.all, first, later, ways);
  if (times === 0) add(sums.lost, first, later, ways);
  add(sums.paid, first, later, ways * BigInt(times));
  add(sums.squares, first, later, ways * BigInt(times * times));
  const row = sums.best[first];
  if (row) row[later] = Math.max(row[later] ?? 0, times);
}

function add(table: ByMarks, first: number, later: number, amount: bigint): void {
  const row = table[first];
  if (row) row[later] = (row[later] ?? 0n) + amount;
}

function bitsIn(value: number): number {
  let ones = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}
