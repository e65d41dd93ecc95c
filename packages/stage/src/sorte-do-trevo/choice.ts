import type { Lottery } from '@arara/games/tables';

/** The numbers marked so far, lowest first; none leaves the ticket to the draw. */
export interface LotteryChoice {
  readonly numbers: readonly number[];
}

export const firstLotteryChoice: LotteryChoice = { numbers: [] };

export function isFull({ numbers }: LotteryChoice, lottery: Lottery): boolean {
  return numbers.length === lottery.numbers.picked;
}

/** Marks a number, or takes its mark away; a full ticket takes no more. */
export function marked(choice: LotteryChoice, number: number, lottery: Lottery): LotteryChoice {
  if (choice.numbers.includes(number)) {
    return { numbers: choice.numbers.filter((other) => other !== number) };
  }
  return isFull(choice, lottery) ? choice : { numbers: [...choice.numbers, number].sort((a, b) => a - b) };
}

/** A ticket that can be played: complete, or left to the draw. */
export function isPlayable(choice: LotteryChoice, lottery: Lottery): boolean {
  return isFull(choice, lottery) || choice.numbers.length === 0;
}
