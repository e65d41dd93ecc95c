import type { Hall, HallCard, HallPrize } from './hall.ts';
import { timesOf } from './patterns.ts';
import { printer, rising, span } from './printing.ts';

const rows = 3;
const columns = 9;
const tickets = 6;

const prizes: readonly HallPrize[] = [
  { name: 'full', times: 100, forms: ['xxxxxxxxx xxxxxxxxx xxxxxxxxx'] },
  { name: 'two_lines', times: 20, forms: ['xxxxxxxxx xxxxxxxxx .........'] },
  { name: 'line', times: 3, forms: ['xxxxxxxxx ......... .........'] },
];

const rowCells = span(0, rows - 1).map((row) => span(row * columns, (row + 1) * columns - 1));
const rowBits = rowCells.map((cells) => cells.reduce((bits, cell) => bits | (1 << cell), 0));

/** Bingo do Coreto: 90 balls and strips of six tickets; lines within the first part, the full house within both. */
export const coretoHall: Hall = {
  slug: 'bingo-do-coreto',
  balls: 90,
  drawn: 50,
  extra: 15,
  cards: tickets,
  rows,
  columns,
  limits: { minStakeCents: 10n, maxStakeCents: 5_000n, stepCents: 1n, maxPayoutCents: 2_415_000n },
  prizes,
  print,
  playsOn: () => true,
  wins(first, all) {
    const lines = rowCells.filter((_, row) => isFull(first, row)).flat();
    const isHouse = rowBits.every((_, row) => isFull(all, row));
    const lineCount = lines.length / columns;
    const lineName = lineCount >= 2 ? 'two_lines' : 'line';
    return [
      ...(lineCount > 0 ? [{ name: lineName, times: timesOf(prizes, lineName), cells: lines } as const] : []),
      ...(isHouse ? [{ name: 'full', times: timesOf(prizes, 'full'), cells: rowCells.flat() } as const] : []),
    ];
  },
};

function isFull(marked: number, row: number): boolean {
  const bits = rowBits[row] ?? 0;
  return (marked & bits) === bits;
}

/**
 * A strip: six tickets that hold each of the ninety numbers once, tens by columns. Every ticket has three columns
 * with one number and six with two, and five numbers in each row.
 */
function print(sheet: number, count: number): HallCard[] {
  const { below, mixed } = printer(sheet);
  const held = span(0, tickets - 1).map(() => [] as number[][]);
  const room = held.map(() => columns - rows);
  for (let column = 0; column < columns; column += 1) {
    const numbers = mixed(
      span(column === 0 ? 1 : column * 10, column === columns - 1 ? 90 : column * 10 + 9),
    );
    // A second number goes to the tickets that still need most of them; who comes first among equals is mixed.
    const eager = new Set(
      mixed(span(0, tickets - 1))
        .toSorted((a, b) => (room[b] ?? 0) - (room[a] ?? 0))
        .slice(0, numbers.length - tickets),
    );
    held.forEach((ticket, index) => {
      const isDouble = eager.has(index);
      if (isDouble) room[index] = (room[index] ?? 0) - 1;
      ticket.push(rising(numbers.splice(0, isDouble ? 2 : 1)));
    });
  }
  return held.map((ticket) => laidOut(ticket, below, mixed)).slice(0, count);
}

/** Which rows stay empty: a row that holds the number of so many single columns is left out by one double more. */
function laidOut(
  ticket: readonly number[][],
  below: (range: number) => number,
  mixed: (items: readonly number[]) => number[],
): HallCard {
  const singles = ticket.filter(({ length }) => length === 1).map(() => below(rows));
  const left = mixed([...span(0, rows - 1), ...singles]);
  const card: HallCard = new Array<number | null>(rows * columns).fill(null);
  ticket.forEach((numbers, column) => {
    const places =
      numbers.length === 1 ? [singles.shift() ?? 0] : span(0, rows - 1).filter((row) => row !== left[0]);
    if (numbers.length > 1) left.shift();
    numbers.forEach((number, index) => {
      card[(places[index] ?? 0) * columns + column] = number;
    });
  });
  return card;
}
