import { type Card, deck } from '../cards/deck.ts';
import { bestHold } from './hint.ts';

/** Hands when every two stands for any card. */
const wildTwosHands = [
  'nothing',
  'three',
  'straight',
  'flush',
  'full_house',
  'four',
  'straight_flush',
  'five',
  'wild_royal',
  'four_twos',
  'royal_flush',
] as const;

const wildTwosPays: readonly number[] = [0, 1, 2, 3, 4, 4, 9, 15, 25, 200, 800];

const counts = new Uint8Array(13);
const [ten, ace] = [8, 12];

/** What five new cards are worth, in stakes. */
const drawingFive = 0.32;

/** The number of the hand that five cards make, by their places in the deck. */
export function wildTwosNumber(cards: readonly number[]): number {
  counts.fill(0);
  let [twos, suit, most, kinds, low, top] = [0, -1, 0, 0, ace, 0];
  let isFlush = true;
  for (const card of cards) {
    const rank = card % 13;
    if (rank === 0) {
      twos += 1;
      continue;
    }
    const own = Math.floor(card / 13);
    if (suit >= 0 && suit !== own) isFlush = false;
    suit = own;
    const times = (counts[rank] ?? 0) + 1;
    counts[rank] = times;
    if (times === 1) kinds += 1;
    if (times > most) most = times;
    if (rank < low) low = rank;
    if (rank > top) top = rank;
  }
  if (twos === 4) return 9;
  if (kinds === 1) return most + twos === 5 ? 7 : 5;
  const isStraight = kinds === 5 - twos && spanOf(low, top) <= 5;
  if (isFlush && isStraight) {
    if (low < ten) return 6;
    return twos === 0 ? 10 : 8;
  }
  if (most + twos >= 4) return 5;
  if (kinds === 2) return 4;
  if (isFlush && kinds === 5 - twos) return 3;
  if (isStraight) return 2;
  return most + twos === 3 ? 1 : 0;

  /** How many ranks they reach over; below the three the ace stands for the one. */
  function spanOf(lowest: number, highest: number): number {
    const span = highest - lowest + 1;
    if (highest !== ace || lowest >= ten) return span;
    // With an ace below, the next highest decides.
    let next = 0;
    for (let rank = 1; rank < ace; rank += 1) if ((counts[rank] ?? 0) > 0) next = rank;
    return next + 2;
  }
}

function handOf(cards: readonly Card[]): (typeof wildTwosHands)[number] {
  return wildTwosHands[wildTwosNumber(cards.map((card) => deck.indexOf(card)))] ?? 'nothing';
}

/** The places of the cards that are best held, by what holding them is worth on average. */
function suggestedHold(cards: readonly Card[]): number[] {
  const made = wildTwosNumber(cards.map((card) => deck.indexOf(card)));
  const twos = cards.filter((card) => card.startsWith('2')).length;
  // Four alike are worth the draw for a fifth, three with no better hand too: then fewer cards are held below.
  const isWhole = made >= 2 && made !== 5 && made !== 9;
  const worth = (ranks: readonly number[], isSuited: boolean) => {
    const held = ranks.filter((rank) => rank > 0);
    // Twos are never thrown away.
    if (ranks.length - held.length !== twos) return -1;
    return worthWithTwos[twos]?.(held, isSuited || isOneSuit(cards, held)) ?? -1;
  };
  return bestHold(cards, isWhole ? (wildTwosPays[made] ?? 0) : 0, worth, drawingFive);
}

/** Whether these ranks, each of which is there once, are of one suit. */
function isOneSuit(cards: readonly Card[], ranks: readonly number[]): boolean {
  const suits = new Set(
    cards.filter((card) => ranks.includes(deck.indexOf(card) % 13)).map((card) => card.charAt(1)),
  );
  return suits.size === 1;
}

type Worth = (ranks: readonly number[], isSuited: boolean) => number;

const distinct = (ranks: readonly number[]) => new Set(ranks).size === ranks.length;
const isRoyal = (ranks: readonly number[]) => ranks.every((rank) => rank >= ten);

/** How many ranks they reach over; 9 when that is more than a straight has. */
function reach(ranks: readonly number[]): number {
  const sorted = ranks.toSorted((a, b) => a - b);
  const [low = 0] = sorted;
  const top = sorted.at(-1) ?? 0;
  const span = top - low + 1;
  const below = top === ace ? (sorted.at(-2) ?? 0) + 2 : span;
  const least = Math.min(span, below);
  return least <= 5 ? least : 9;
}

/** What cards beside no, one, two or three twos are worth, in stakes, roughly. */
const worthWithTwos: readonly Worth[] = [
  (ranks, isSuited) => {
    const isDistinct = distinct(ranks);
    switch (ranks.length) {
      case 4:
        if (new Set(ranks).size === 1) return 5;
        if (!isDistinct) return isTwoPairs(ranks) ? 0.69 : -1;
        if (isSuited && isRoyal(ranks)) return 19;
        if (isSuited && reach(ranks) <= 5) return reach(ranks) === 4 ? 2 : 1.7;
        if (isSuited) return 0.84;
        if (reach(ranks) === 4 && !ranks.includes(ace)) return 0.51;
        return reach(ranks) <= 5 ? 0.34 : -1;
      case 3:
        if (new Set(ranks).size === 1) return 1.97;
        if (!isDistinct || !isSuited) return -1;
        if (isRoyal(ranks)) return 1.3;
        return reach(ranks) <= 5
          ? 0.57 - 0.06 * reach(ranks) + 0.06 * 3 - (ranks.includes(ace) ? 0.15 : 0)
          : -1;
      case 2:
        if (!isDistinct) return 0.56;
        return isSuited && isRoyal(ranks) && !ranks.includes(ace) ? 0.35 : -1;
      default:
        return -1;
    }
  },
  (ranks, isSuited) => {
    const isDistinct = distinct(ranks);
    switch (ranks.length) {
      case 3:
        if (new Set(ranks).size === 1) return 5;
        if (!isDistinct || !isSuited) return -1;
        if (isRoyal(ranks)) return 3.6;
        if (reach(ranks) > 5) return -1;
        return reach(ranks) === 3 && !ranks.includes(ace) && Math.min(...ranks) > 1 ? 2.2 : 1.8;
      case 2:
        if (!isDistinct) return 2.05;
        if (!isSuited) return -1;
        if (isRoyal(ranks)) return ranks.includes(ace) ? 1.08 : 1.25;
        return reach(ranks) === 2 && Math.min(...ranks) >= 4 ? 1.1 : -1;
      case 0:
        return 1.03;
      default:
        return -1;
    }
  },
  (ranks, isSuited) => {
    switch (ranks.length) {
      case 2:
        if (!distinct(ranks)) return 5;
        if (!isSuited) return -1;
        if (isRoyal(ranks)) return 4.6;
        return reach(ranks) === 2 && Math.min(...ranks) >= 4 ? 3.4 : -1;
      case 0:
        return 3.25;
      default:
        return -1;
    }
  },
  (ranks) => (ranks.length === 0 ? 14.9 : -1),
  (ranks) => (ranks.length === 0 ? 200 : -1),
];

function isTwoPairs(ranks: readonly number[]): boolean {
  return (
    new Set(ranks).size === 2 && ranks.every((rank) => ranks.filter((other) => other === rank).length === 2)
  );
}

/** Dois Selvagens: deuces wild. */
export const wildTwosVariant = {
  slug: 'dois-selvagens',
  hands: wildTwosHands,
  pays: wildTwosPays,
  handOf,
  suggestedHold,
} as const;
