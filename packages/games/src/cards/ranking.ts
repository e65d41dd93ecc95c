import { type Card, rankOf, suitOf } from './deck.ts';

/** Hands of five cards from the least to the best; the place of a hand is its number. */
export const fiveCardHands = [
  'high',
  'pair',
  'two_pairs',
  'three',
  'straight',
  'flush',
  'full_house',
  'four',
  'straight_flush',
  'royal_flush',
] as const;

/** Hands of three cards: with so few a straight is rarer than a flush, and three alike rarer still. */
export const threeCardHands = ['high', 'pair', 'flush', 'straight', 'three', 'straight_flush'] as const;

const counts = new Uint8Array(13);
/** Ranks once each, those that come most often first, then the highest. */
const order: number[] = [];

function count(ranks: readonly number[]): void {
  counts.fill(0);
  for (const rank of ranks) counts[rank] = (counts[rank] ?? 0) + 1;
  order.length = 0;
  for (let times = 4; times > 0; times -= 1) {
    for (let rank = 12; rank >= 0; rank -= 1) if (counts[rank] === times) order.push(rank);
  }
}

/** The top rank of ranks in a row, the ace also below the two; -1 when they are not. */
function straightTop(size: number): number {
  if (order.length !== size) return -1;
  const [top = 0, second = 0] = order;
  const lowest = order[size - 1] ?? 0;
  if (top - lowest === size - 1) return top;
  return top === 12 && second === size - 2 && lowest === 0 ? second : -1;
}

/** The number of the hand and then its ranks as digits, so that the better of two hands has the larger value. */
function valued(hand: number, ranks: readonly number[], size: number): number {
  let value = hand;
  for (let place = 0; place < size; place += 1) value = value * 13 + (ranks[place] ?? 0);
  return value;
}

/** How much five cards are worth against others, by their ranks (0 to 12). */
export function fiveCardValue(ranks: readonly number[], isFlush: boolean): number {
  count(ranks);
  const top = straightTop(5);
  if (top >= 0) {
    const straight = isFlush ? (top === 12 ? 9 : 8) : 4;
    return valued(straight, [top], 5);
  }
  if (isFlush) return valued(5, order, 5);
  const [most = 0, second = 0] = order;
  const [times, next] = [counts[most] ?? 0, order.length > 1 ? (counts[second] ?? 0) : 0];
  if (times === 4) return valued(7, order, 5);
  if (times === 3) return valued(next === 2 ? 6 : 3, order, 5);
  if (times === 2) return valued(next === 2 ? 2 : 1, order, 5);
  return valued(0, order, 5);
}

/** How much three cards are worth against others. */
export function threeCardValue(ranks: readonly number[], isFlush: boolean): number {
  count(ranks);
  const top = straightTop(3);
  if (top >= 0) return valued(isFlush ? 5 : 3, [top], 3);
  if (isFlush) return valued(2, order, 3);
  const times = counts[order[0] ?? 0] ?? 0;
  return valued(times === 3 ? 4 : times === 2 ? 1 : 0, order, 3);
}

/** The number of the hand a value stands for. */
export function handOfValue(value: number, size: number): number {
  return Math.floor(value / 13 ** size);
}

/** The value of cards by the ranking of so many. */
export function cardsValue(cards: readonly Card[]): number {
  const ranks = cards.map(rankOf);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  return cards.length === 3 ? threeCardValue(ranks, isFlush) : fiveCardValue(ranks, isFlush);
}
