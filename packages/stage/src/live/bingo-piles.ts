import { bingoCardCounts } from '@arara/games/tables';
import { formatAmount, parseAmount } from '@arara/money';

/** A card of a sheet as a place for chips, e.g. "123.2". */
export const cardKey = (sheet: number, card: number) => `${sheet}.${card}`;

/** The sheet a card is of. */
export const sheetOf = (key: string) => Number(key.split('.')[0]);

const empty = () => Array.from({ length: bingoCardCounts.most }, () => 0n);

/**
 * Chips on the cards of sheets as bets, of which each plays the first cards of a sheet with the same stake. A press puts a chip
 * on the first few cards, so that no card has more on it than the one before; what it had more would stay laid.
 */
export function betsOfCards(piles: ReadonlyMap<string, bigint>): readonly Record<string, unknown>[] {
  const sheets = new Map<number, bigint[]>();
  for (const [key, cents] of piles) {
    const [sheet = 0, card = 1] = key.split('.').map(Number);
    const stakes = sheets.get(sheet) ?? empty();
    stakes[card - 1] = cents;
    sheets.set(sheet, stakes);
  }
  return [...sheets].flatMap(([sheet, stakes]) => {
    let most = stakes[0] ?? 0n;
    const falling = stakes.map((cents) => {
      if (cents < most) most = cents;
      return most;
    });
    return falling
      .map((cents, index) => ({ cards: index + 1, cents: cents - (falling[index + 1] ?? 0n) }))
      .filter(({ cents }) => cents > 0n)
      .map(({ cards, cents }) => ({ stake: formatAmount(cents), cards, sheet }))
      .reverse();
  });
}

/** Where the chips of a bet lie. */
export function pilesOfCards(bet: unknown): ReadonlyMap<string, bigint> {
  // The server tells the body that was accepted.
  const { sheet, cards, stake } = bet as { sheet: number; cards: number; stake: string };
  const cents = parseAmount(stake) ?? 0n;
  return new Map(Array.from({ length: cards }, (_, index) => [cardKey(sheet, index + 1), cents]));
}
