const ranks = '23456789TJQKA';
const suits = 'shdc';

/** A card as rank and suit: "Th" is the ten of hearts; spades, hearts, diamonds and clubs are s, h, d and c. */
export type Card = string;

/** The 52 cards, suit by suit from the two to the ace; a card's place in it is its number. */
export const deck: readonly Card[] = [...suits].flatMap((suit) => [...ranks].map((rank) => `${rank}${suit}`));

/** 0 for a two to 12 for an ace. */
export function rankOf(card: Card): number {
  return ranks.indexOf(card.charAt(0));
}

export function suitOf(card: Card): string {
  return card.charAt(1);
}
