export const bingoBalls: readonly number[] = Array.from({ length: 90 }, (_, index) => index + 1);

/** Balls drawn in a round. */
export const bingoDrawn = 45;

export const bingoCardCounts = { fewest: 1, most: 4 } as const;

/** Sheets to choose from; each holds four cards that share no number. */
export const bingoSheets = { from: 1, to: 500 } as const;

export const bingoRows = 3;
export const bingoColumns = 5;
/** Numbers of a card. */
export const bingoCardSize = bingoRows * bingoColumns;

/**
 * The cards of a sheet, as they are printed: three rows of five numbers, rising down each column and from column to
 * column. Which numbers a card has changes nothing in its chances. The order is a fixed shuffle by a linear
 * congruential generator (Numerical Recipes) that starts at the sheet's number.
 */
export function bingoCards(sheet: number, count: number): number[][] {
  let state = sheet;
  const mixed = [...bingoBalls];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] ?? 0, mixed[last] ?? 0];
  }
  return Array.from({ length: count }, (_, card) =>
    printed(mixed.slice(card * bingoCardSize, (card + 1) * bingoCardSize)),
  );
}

/** Fifteen numbers row by row. */
function printed(numbers: readonly number[]): number[] {
  const rising = numbers.toSorted((a, b) => a - b);
  return Array.from({ length: bingoCardSize }, (_, cell) => {
    const [row, column] = [Math.floor(cell / bingoColumns), cell % bingoColumns];
    return rising[column * bingoRows + row] ?? 0;
  });
}
