import { hallSheets } from '@arara/games/tables';

export interface HallChoice {
  readonly cards: number;
  readonly sheet: number;
}

/** Coprime to the number of sheets, so that swapping goes through all of them. */
const stride = 137;

/** The next sheet; after the last one the first comes again. */
export function swapped({ cards, sheet }: HallChoice): HallChoice {
  const { from, to } = hallSheets;
  return { cards, sheet: ((sheet - from + stride) % (to - from + 1)) + from };
}
