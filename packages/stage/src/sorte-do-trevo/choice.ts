import { lotteryNumbers } from '@arara/games/tables';

/** The numbers marked so far, lowest first; none leaves the ticket to the draw. */
export interface LotteryChoice {
  readonly numbers: readonly number[];
}

export const firstLotteryChoice: LotteryChoice = { numbers: [] };

export function isFull({ numbers }: LotteryChoice): boolean {
  return numbers.length === lotteryNumbers.picked;
}

/** Marks a number, or takes its mark away; a full ticket takes no more. */
export function marked(choice: LotteryChoice, number: number): LotteryChoice {
  if (choice.numbers.includes(number)) {
    return { numbers: choice.numbers.filter((other) => other !== number) };
  }
  return isFull(choice) ? choice : { numbers: [...choice.numbers, number].sort((a, b) => a - b) };
}

/** A ticket that can be played: complete, or left to the draw. */
export function isPlayable(choice: LotteryChoice): boolean {
  return isFull(choice) || choice.numbers.length === 0;
}
