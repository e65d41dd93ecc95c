import { type Card, rankOf, suitOf } from '../cards/deck.ts';

/** Hands from nothing to the best; the place of a hand is its number. */
export const pokerHands = [
  'nothing',
  'jacks',
  'two_pairs',
  'three',
  'straight',
  'flush',
  'full_house',
  'four',
  'straight_flush',
  'royal_flush',
] as const;

export type PokerHand = (typeof pokerHands)[number];

/** What a hand pays, in times the stake, by its number: jacks or better, 9 for a full house, 5 for a flush. */
export const pokerPays: readonly number[] = [0, 1, 2, 3, 4, 5, 9, 25, 50, 800];

/** 1 for five ranks in a row as bits, and for the ace below the two. */
const isStraight = new Uint8Array(1 << 13);
isStraight[0b1_0000_0000_1111] = 1;
for (let lowest = 0; lowest < 9; lowest += 1) isStraight[0b1_1111 << lowest] = 1;
const broadway = 0b1_1111 << 8;
const jacksAndBetter = 0b1_1110_0000_0000;

/** The number of the hand that five ranks (0 to 12) make. */
export function handNumber(
  first: number,
  second: number,
  third: number,
  fourth: number,
  fifth: number,
  isFlush: boolean,
): number {
  // A rank's bit moves up one mask each time the rank comes again.
  let [once, twice, thrice, four] = [0, 0, 0, 0];
  for (const rank of [first, second, third, fourth, fifth]) {
    const bit = 1 << rank;
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  if (twice === 0) {
    if (isStraight[once] === 0) return isFlush ? 5 : 0;
    if (!isFlush) return 4;
    return once === broadway ? 9 : 8;
  }
  if (four !== 0) return 7;
  const isOnePair = (twice & (twice - 1)) === 0;
  if (thrice !== 0) return isOnePair ? 3 : 6;
  if (!isOnePair) return 2;
  return (twice & jacksAndBetter) === 0 ? 0 : 1;
}

/** The hand that five cards make. */
export function handOf(cards: readonly Card[]): PokerHand {
  const [first, second, third, fourth, fifth] = cards.map(rankOf);
  if (cards.length !== 5 || [first, second, third, fourth, fifth].includes(undefined)) {
    throw new RangeError('a hand has five cards');
  }
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  return (
    pokerHands[handNumber(first ?? 0, second ?? 0, third ?? 0, fourth ?? 0, fifth ?? 0, isFlush)] ?? 'nothing'
  );
}

/** What a hand pays, in times the stake. */
export function payOfHand(hand: PokerHand): number {
  return pokerPays[pokerHands.indexOf(hand)] ?? 0;
}
