/** The European wheel has the numbers 0 to 36; this is their order on it, clockwise. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

export const pockets = 37;

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function colourOf(number: number): 'green' | 'red' | 'black' {
  return number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';
}

/** Bets on numbers that touch on the table: the player names the numbers. */
export const insideTypes = ['straight', 'split', 'street', 'corner', 'line'] as const;
/** Bets on a third: the player names which, 1 to 3. */
export const thirdTypes = ['dozen', 'column'] as const;
/** Bets on a half of 1 to 36. */
export const halfTypes = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;

export type InsideType = (typeof insideTypes)[number];
export type ThirdType = (typeof thirdTypes)[number];
export type HalfType = (typeof halfTypes)[number];

const numbers = Array.from({ length: pockets - 1 }, (_, index) => index + 1);

const halves: Record<HalfType, (number: number) => boolean> = {
  red: (number) => reds.has(number),
  black: (number) => !reds.has(number),
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number > 18,
};

/** The numbers a half covers; zero is in none of them. */
export function halfNumbers(type: HalfType): readonly number[] {
  return numbers.filter(halves[type]);
}

/** Dozen 1 is 1-12; column 1 is 1, 4, 7 ... 34. */
export function thirdNumbers(type: ThirdType, selection: number): readonly number[] {
  return numbers.filter((number) =>
    type === 'dozen' ? Math.ceil(number / 12) === selection : (number - 1) % 3 === selection - 1,
  );
}

/**
 * Every inside bet the table has, numbers ascending. The table is twelve rows of three, 1-2-3 to 34-35-36, with
 * zero beside 1, 2 and 3: it makes the splits 0-1, 0-2, 0-3, the streets 0-1-2 and 0-2-3 and the corner 0-1-2-3.
 */
export const insideBets: Record<InsideType, readonly (readonly number[])[]> = {
  straight: [[0], ...numbers.map((number) => [number])],
  split: [
    ...[1, 2, 3].map((number) => [0, number]),
    ...numbers.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
    ...numbers.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ],
  street: [[0, 1, 2], [0, 2, 3], ...rowStarts(12).map((first) => span(first, 3))],
  corner: [
    [0, 1, 2, 3],
    ...numbers
      .filter((number) => number % 3 !== 0 && number <= 32)
      .map((number) => [number, number + 1, number + 3, number + 4]),
  ],
  line: rowStarts(11).map((first) => span(first, 6)),
};

const insideKeys = new Map(
  insideTypes.map((type) => [type, new Set(insideBets[type].map((bet) => bet.join('-')))]),
);

/** True when the ascending numbers are a bet of that type on the table. */
export function isOnTable(type: InsideType, ascending: readonly number[]): boolean {
  return insideKeys.get(type)?.has(ascending.join('-')) ?? false;
}

function rowStarts(rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => row * 3 + 1);
}

function span(first: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first + index);
}
