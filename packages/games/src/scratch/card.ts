import type { Limits } from '../rules.ts';

/**
 * How a card is read. `match`: three alike pay what they show. `numbers`: an own number that is among the winning ones
 * pays what stands below it. `locks`: two alike in a row pay the row, and the key multiplies all rows together.
 */
export type ScratchLayout = 'match' | 'numbers' | 'locks';

/** One kind of card: how many of all cards are printed so, the amounts it wins in times the stake, and its key. */
export type ScratchPrize = {
  readonly weight: number;
  readonly wins: readonly number[];
  readonly key: number;
};

/** A place to scratch: what stands there and what it is worth in times the stake. */
export type ScratchField = { marks: number[]; times: number };

/** `head` holds the winning numbers or the key. */
export type ScratchFace = { head: number[]; fields: ScratchField[] };

/** A scratch title as data. */
export interface ScratchCard {
  readonly slug: string;
  readonly layout: ScratchLayout;
  /** Places to scratch, without the head. */
  readonly fields: number;
  /** Different marks that can stand in a field. */
  readonly marks: number;
  /** What fields can be worth, in times the stake; in `match` one for each mark. */
  readonly amounts: readonly number[];
  /** Cards that win; all others of `printed` win nothing. */
  readonly prizes: readonly ScratchPrize[];
  /** Weights are parts of this. */
  readonly printed: number;
  readonly limits: Limits;
}

/** Alike marks that a `match` card needs. */
export const scratchAlike = 3;
/** Winning numbers on a `numbers` card. */
export const scratchWinning = 4;
export const scratchKeys = [1, 2, 3, 5, 10] as const;

/** The places of a card that win, the key that multiplies them, and what they are worth in times the stake. */
export function readCard(
  layout: ScratchLayout,
  { head, fields }: ScratchFace,
): { won: number[]; key: number; times: number } {
  const won = fields.flatMap(({ marks }, place) => (isWon(layout, head, fields, marks) ? [place] : []));
  const key = layout === 'locks' ? (head[0] ?? 1) : 1;
  const worth = won.reduce((sum, place) => sum + (fields[place]?.times ?? 0), 0);
  return { won, key, times: (layout === 'match' ? worth / scratchAlike : worth) * key };
}

function isWon(
  layout: ScratchLayout,
  head: readonly number[],
  fields: readonly ScratchField[],
  marks: readonly number[],
): boolean {
  switch (layout) {
    case 'match':
      return fields.filter((field) => field.marks[0] === marks[0]).length >= scratchAlike;
    case 'numbers':
      return head.includes(marks[0] ?? 0);
    case 'locks':
      return marks[0] === marks[1];
  }
}
