import type { Limits } from '../rules.ts';

/** What a card can win, with the ways it can look: cells row by row, `x` for those it takes. */
export type HallPrize = {
  readonly name: HallPrizeName;
  readonly times: number;
  readonly forms: readonly string[];
};

export type HallPrizeName =
  | 'full'
  | 'frame'
  | 'flag'
  | 'balloon'
  | 'bonfire'
  | 'corners'
  | 'line'
  | 'two_lines'
  | 'chess'
  | 'pyramid'
  | 'tee'
  | 'diamond';

/** A prize a card has won, and the cells that make it. */
export type HallWin = {
  readonly name: HallPrizeName;
  readonly times: number;
  readonly cells: readonly number[];
};

/** The numbers of a card row by row; `null` is a cell without one, which counts as marked. */
export type HallCard = (number | null)[];

/** A bingo hall as data. A draw may have a second part: balls that come after its end for the cards that play on. */
export interface Hall {
  readonly slug: string;
  /** Balls are numbered from 1. */
  readonly balls: number;
  readonly drawn: number;
  readonly extra: number;
  readonly cards: number;
  readonly rows: number;
  readonly columns: number;
  /** They hold for each card. */
  readonly limits: Limits;
  readonly prizes: readonly HallPrize[];
  /** The first cards of a sheet; the cards of a sheet share no number. */
  print(sheet: number, count: number): HallCard[];
  /** Whether a card whose marked cells are these bits after the draw waits for the balls of the second part. */
  playsOn(marked: number): boolean;
  /** What a card wins by its marks after the draw and after all balls. */
  wins(first: number, all: number): readonly HallWin[];
}

/** Sheets to choose from in every hall. */
export const hallSheets = { from: 1, to: 500 } as const;

/** The bits of a card's cells that are marked when these balls have come; cells without a number are. */
export function marksOf(card: HallCard, balls: ReadonlySet<number>): number {
  return card.reduce<number>(
    (bits, number, cell) => (number === null || balls.has(number) ? bits | (1 << cell) : bits),
    0,
  );
}
