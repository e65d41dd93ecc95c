/** Five of eighty. */
export const lotteryNumbers = { from: 1, to: 80, picked: 5 } as const;

/** What a ticket pays by hits, 0 to 5, in times the stake. Whole numbers: nothing is ever rounded. */
export const lotteryPays: readonly number[] = [0, 2, 11, 100, 1_000, 50_000];

/** Every number of the draw. */
export const lotteryBalls: readonly number[] = Array.from(
  { length: lotteryNumbers.to - lotteryNumbers.from + 1 },
  (_, index) => lotteryNumbers.from + index,
);
