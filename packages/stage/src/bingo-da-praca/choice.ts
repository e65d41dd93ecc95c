import { bingoCardCounts, bingoSheets } from '@arara/games/tables';

export interface BingoChoice {
  readonly cards: number;
  readonly sheet: number;
}

export const firstBingoChoice: BingoChoice = { cards: bingoCardCounts.most, sheet: 27 };

/** Coprime to the number of sheets, so that swapping goes through all of them. */
const stride = 137;

/** The next sheet; after the last one the first comes again. */
export function swapped({ cards, sheet }: BingoChoice): BingoChoice {
  const { from, to } = bingoSheets;
  return { cards, sheet: ((sheet - from + stride) % (to - from + 1)) + from };
}
