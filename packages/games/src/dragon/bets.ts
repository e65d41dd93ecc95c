import { type Card, deck, rankOf, suitOf } from '../cards/deck.ts';

/** Eight decks. */
export const dragonDecks = 8;
export const dragonShoe: readonly Card[] = Array.from({ length: dragonDecks }, () => deck).flat();

export const dragonBets = ['dragon', 'jaguar', 'tie', 'suited_tie'] as const;
export type DragonSide = (typeof dragonBets)[number];
export type DragonResult = DragonSide;

/** What a won bet gives back, in ten-thousandths, stake included. */
export const dragonPays: Readonly<Record<DragonSide, number>> = {
  dragon: 20_000,
  jaguar: 20_000,
  tie: 120_000,
  suited_tie: 550_000,
};

/** Stakes on the two sides come back in a tie of different suits. */
const push = 10_000;

/** An ace is the lowest. */
function dragonRank(card: Card): number {
  return rankOf(card) === 12 ? 1 : rankOf(card) + 2;
}

export function dragonResult(dragon: Card, jaguar: Card): DragonResult {
  const difference = dragonRank(dragon) - dragonRank(jaguar);
  if (difference !== 0) return difference > 0 ? 'dragon' : 'jaguar';
  return suitOf(dragon) === suitOf(jaguar) ? 'suited_tie' : 'tie';
}

/** What a bet gives back, in ten-thousandths. A tie of one suit wins both bets on a tie. */
export function dragonMultiplier(on: DragonSide, result: DragonResult): number {
  if (on === result || (on === 'tie' && result === 'suited_tie')) return dragonPays[on];
  return result === 'tie' && (on === 'dragon' || on === 'jaguar') ? push : 0;
}

/** What each bet returns, to four decimals, for showing; a test holds it against the exact figures. */
export const dragonReturns: Readonly<Record<DragonSide, number>> = {
  dragon: 0.9831,
  jaguar: 0.9831,
  tie: 0.8963,
  suited_tie: 0.9277,
};
