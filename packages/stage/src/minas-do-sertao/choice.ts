import { minesCount } from '@arara/games/tables';

export interface MinesChoice {
  readonly mines: number;
}

export const firstMinesChoice: MinesChoice = { mines: 3 };

/** Numbers of mines one tap away. */
export const quickMines = [1, 3, 5, 10, 20] as const;

/** A number of mines kept within what is offered. */
export function withMines(mines: number): MinesChoice {
  return { mines: Math.min(Math.max(Math.trunc(mines), minesCount.fewest), minesCount.most) };
}
