import { type Card, rankOf, suitOf } from '../cards/deck.ts';
import { handOf, type PokerHand } from './hands.ts';

/** A rank of a jack or better. */
const high = 9;
const ten = 8;
const places: readonly number[] = [0, 1, 2, 3, 4];

/** Hands that take all five cards. Only four cards of a royal flush are worth breaking one for. */
const complete: readonly PokerHand[] = ['straight', 'flush', 'full_house'];

/**
 * The places of the cards that are best held, by a list of what to look for, best first (the well-known simple
 * strategy for jacks or better). It costs less than a hundredth of a percent against perfect play.
 */
export function suggestedHold(cards: readonly Card[]): number[] {
  const made = handOf(cards);
  if (made === 'royal_flush' || made === 'straight_flush') return [...places];
  return bestHold(cards, complete.includes(made) ? 180 : 0, worthOf);
}

/**
 * The places of the cards that are worth most together: all five of a hand that is made are worth `whole`, and some of
 * them what `worth` says of their ranks, lowest first; to keep none of them is worth `none`.
 */
export function bestHold(
  cards: readonly Card[],
  whole: number,
  worth: (ranks: readonly number[], isSuited: boolean) => number,
  none = 0,
): number[] {
  const sorted = places
    .map((place) => ({ place, rank: rankOf(cards[place] ?? ''), suit: suitOf(cards[place] ?? '') }))
    .sort((one, other) => one.rank - other.rank);
  let best = whole > none ? { bits: 31, worth: whole } : { bits: 0, worth: none };
  for (let bits = 1; bits < 31; bits += 1) {
    const ranks: number[] = [];
    let suit = '';
    let isSuited = true;
    for (const card of sorted) {
      if (((bits >> card.place) & 1) === 0) continue;
      if (ranks.length > 0 && card.suit !== suit) isSuited = false;
      suit = card.suit;
      ranks.push(card.rank);
    }
    const held = worth(ranks, isSuited);
    if (held > best.worth) best = { bits, worth: held };
  }
  return places.filter((place) => (best.bits >> place) & 1);
}

/** Where held ranks, lowest first, stand on the list: higher is better, below 0 when they are not on it. */
export function worthOf(ranks: readonly number[], isSuited: boolean): number {
  switch (ranks.length) {
    case 1:
      return (ranks[0] ?? 0) >= high ? 10 : -1;
    case 2:
      return worthOfTwo(ranks, isSuited);
    case 3:
      return worthOfThree(ranks, isSuited);
    default:
      return worthOfFour(ranks, isSuited);
  }
}

function worthOfTwo([low = 0, top = 0]: readonly number[], isSuited: boolean): number {
  if (low === top) return low >= high ? 150 : 110;
  if (isSuited && low >= high) return 80;
  // Ten and jack of one suit stand before king and queen, ten and queen before ace and king.
  if (isSuited && low === ten && (top === high || top === high + 1)) return top === high ? 29.5 : 27.5;
  // Two high cards; the lower they are, the more straights they leave open.
  return low >= high ? 50 - low - top : -1;
}

function worthOfThree([low = 0, middle = 0, top = 0]: readonly number[], isSuited: boolean): number {
  if (low === top) return 175;
  if (low === middle || middle === top) return -1;
  if (isSuited && low >= ten) return 140;
  const ranks = [low, middle, top];
  if (isSuited && spanOf(ranks) <= 5) {
    const highs = ranks.filter((rank) => rank >= high).length;
    const gaps = spanOf(ranks) - 3;
    // With a high card for each gap it comes before two suited high cards; with two gaps and none, after a high card.
    if (highs >= gaps) return 85;
    return gaps - highs === 1 ? 60 : 5;
  }
  // King, queen and jack of different suits.
  return low === high && top === high + 2 ? 55 : -1;
}

function worthOfFour(ranks: readonly number[], isSuited: boolean): number {
  const [first = 0, second = 0, third = 0, fourth = 0] = ranks;
  if (first === fourth) return 190;
  if (first === second && third === fourth) return 160;
  if (first === second || second === third || third === fourth) return -1;
  const span = spanOf(ranks);
  if (isSuited) {
    if (first >= ten) return 185;
    if (span <= 5) return 170;
    return 130;
  }
  if (span > 5) return -1;
  const highs = ranks.filter((rank) => rank >= high).length;
  const isOpen = fourth - first === 3 && fourth !== 12;
  // Ten to king is worth more than a low pair.
  if (isOpen) return first === ten ? 120 : 100;
  if (highs === 4) return 82;
  return highs === 3 ? 58 : -1;
}

/** How many ranks different ones, lowest first, reach over at least; the ace stands below the two as well. */
function spanOf(ranks: readonly number[]): number {
  const [lowest = 0] = ranks;
  const top = ranks.at(-1) ?? 0;
  const span = top - lowest + 1;
  return top === 12 ? Math.min(span, (ranks.at(-2) ?? 0) + 2) : span;
}
