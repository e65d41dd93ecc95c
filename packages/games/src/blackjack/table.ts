import { type Card, deck, rankOf } from '../cards/deck.ts';

/** A card comes from a full shoe of six decks each time, so that no card that was seen changes the next. */
export const shoeDecks = 6;
export const cardFaces = deck.length;

/** More cards than any round can take: 21 aces on each of two hands, and the dealer's. */
export const cardsDrawn = 64;

export const blackjackMoves = ['hit', 'stand', 'double', 'split'] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

/** What a hand gives back in ten-thousandths of the stake; a natural pays 3 to 2. */
export const naturalPays = 25_000;
/** The player's own hand, and the one the house pays for when a pair is split: of that only what it wins is paid. */
export const handPays = {
  own: { won: 20_000, level: 10_000, doubled: 30_000 },
  free: { won: 10_000, level: 0, doubled: 20_000 },
} as const;
export type HandKind = keyof typeof handPays;

/** The dealer stands on every 17 and above; with exactly 22 hands that are left are level. */
export const dealerStands = 17;
export const dealerLevel = 22;

/** Hard totals of two cards that can be doubled. */
export const doubleTotals = { least: 9, most: 11 } as const;

/** Insurance costs half the stake and pays 2 to 1; without an ace on the table it comes back. */
export const insuranceShare = 2n;
export const insurancePays = 3n;

/** 1 for an ace, 10 for tens and pictures. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  return rank === 12 ? 1 : Math.min(rank + 2, 10);
}

export interface HandTotal {
  readonly total: number;
  /** An ace counts 11. */
  readonly isSoft: boolean;
}

export function totalOf(cards: readonly Card[]): HandTotal {
  const points = cards.map(pointsOf);
  const sum = points.reduce((all, one) => all + one, 0);
  const isSoft = points.includes(1) && sum <= 11;
  return { total: isSoft ? sum + 10 : sum, isSoft };
}

export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}

/** What a hand gives back against the dealer's total, in ten-thousandths. */
export function handMultiplier(kind: HandKind, isDoubled: boolean, total: number, dealer: number): number {
  const pays = handPays[kind];
  if (total > 21) return 0;
  if (dealer === dealerLevel) return pays.level;
  if (dealer > 21 || total > dealer) return isDoubled ? pays.doubled : pays.won;
  return total === dealer ? pays.level : 0;
}
