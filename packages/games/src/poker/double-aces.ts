import { type Card, deck, rankOf } from '../cards/deck.ts';
import { handNumber, handOf as plainHandOf, pokerHands } from './hands.ts';
import { bestHold, worthOf } from './hint.ts';

/** Hands of jacks or better, where four alike pay by their rank. */
const doubleAcesHands = [
  'nothing',
  'jacks',
  'two_pairs',
  'three',
  'straight',
  'flush',
  'full_house',
  'four',
  'straight_flush',
  'four_low',
  'four_aces',
  'royal_flush',
] as const;

const doubleAcesPays: readonly number[] = [0, 1, 1, 3, 5, 7, 9, 50, 50, 80, 160, 800];

const [four, ace, jack] = [2, 12, 9];

/** The number of the hand that five cards make, by their places in the deck. */
export function doubleAcesNumber(cards: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
  const suit = Math.floor(a / 13);
  const isFlush = cards.every((card) => Math.floor(card / 13) === suit);
  const plain = handNumber(a % 13, b % 13, c % 13, d % 13, e % 13, isFlush);
  if (plain === 9) return 11;
  if (plain !== 7) return plain;
  // Of three cards at least two are of the four.
  const alike = a % 13 === b % 13 || a % 13 === c % 13 ? a % 13 : b % 13;
  if (alike === ace) return 10;
  return alike <= four ? 9 : 7;
}

function handOf(cards: readonly Card[]): (typeof doubleAcesHands)[number] {
  return doubleAcesHands[doubleAcesNumber(cards.map((card) => deck.indexOf(card)))] ?? 'nothing';
}

const whole: readonly string[] = ['straight', 'flush', 'full_house'];

/** The list for jacks or better, changed where flushes, straights and aces pay more here. */
function suggestedHold(cards: readonly Card[]): number[] {
  const made = plainHandOf(cards);
  if (pokerHands.indexOf(made) >= pokerHands.indexOf('straight_flush')) return [0, 1, 2, 3, 4];
  const hasThreeAces = cards.filter((card) => rankOf(card) === ace).length === 3;
  const full = made === 'full_house' && hasThreeAces ? 170 : 180;
  return bestHold(cards, whole.includes(made) ? full : 0, (ranks, isSuited) => worthHere(ranks, isSuited));
}

function worthHere(ranks: readonly number[], isSuited: boolean): number {
  const [low = 0, next = 0] = ranks;
  const top = ranks.at(-1) ?? 0;
  const isOpen =
    ranks.length === 4 && new Set(ranks).size === 4 && top - low === 3 && top !== ace && !isSuited;
  // An open straight comes before a low pair, and low pairs of twos to fours are no worse than others.
  if (isOpen) return low === 8 ? 120 : 112;
  if (ranks.length === 2 && low === next && low === ace) return 162;
  if (ranks.length === 3 && low === top && low === ace) return 178;
  if (ranks.length === 3 && isSuited && low >= jack) return 140;
  return worthOf(ranks, isSuited);
}

/** Ases de Ouro: double bonus. */
export const doubleAcesVariant = {
  slug: 'ases-de-ouro',
  hands: doubleAcesHands,
  pays: doubleAcesPays,
  handOf,
  suggestedHold,
} as const;
