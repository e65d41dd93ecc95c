import { type Card, deck } from '../cards/deck.ts';

/** Eight decks. */
export const shoeDecks = 8;
export const shoe: readonly Card[] = Array.from({ length: shoeDecks }, () => deck).flat();

export const baccaratBets = ['player', 'banker', 'tie'] as const;
export type BaccaratSide = (typeof baccaratBets)[number];

/** What a won bet gives back, stake included, in ten-thousandths: even money, less 5% for the banker, 8 to 1. */
export const baccaratPays: Readonly<Record<BaccaratSide, number>> = {
  player: 20_000,
  banker: 19_500,
  tie: 90_000,
};

/** In a tie the stakes on both hands come back. */
export const baccaratPush = 10_000;

/** What each bet returns, to four decimals, for showing; a test holds it against the exact figures. */
export const baccaratReturns: Readonly<Record<BaccaratSide, number>> = {
  player: 0.9876,
  banker: 0.9894,
  tie: 0.8564,
};

/** Multiplier in ten-thousandths of a bet when a hand wins or both are level. */
export function baccaratMultiplier(on: BaccaratSide, winner: BaccaratSide): number {
  if (on === winner) return baccaratPays[on];
  return winner === 'tie' ? baccaratPush : 0;
}

/** What a card counts: its number, 1 for an ace, nothing for a ten or a picture. */
export function pointsOf(card: Card): number {
  const rank = card.charAt(0);
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 0 : Number(rank);
}

/** The points of a hand: the last digit of their sum. */
export function totalOf(points: readonly number[]): number {
  return points.reduce((sum, one) => sum + one, 0) % 10;
}

/** The player draws on 0 to 5, unless either hand has 8 or 9. */
export function playerDraws(player: number, banker: number): boolean {
  return player < 8 && banker < 8 && player <= 5;
}

/** Whether the banker draws, by its two cards and the points of the player's third card (`null` without one). */
export function bankerDraws(player: number, banker: number, playerThird: number | null): boolean {
  if (playerThird === null) return player < 8 && banker <= 5;
  switch (banker) {
    case 3:
      return playerThird !== 8;
    case 4:
      return playerThird >= 2 && playerThird <= 7;
    case 5:
      return playerThird >= 4 && playerThird <= 7;
    case 6:
      return playerThird === 6 || playerThird === 7;
    default:
      return banker < 3;
  }
}

export function winnerOf(player: number, banker: number): BaccaratSide {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}
