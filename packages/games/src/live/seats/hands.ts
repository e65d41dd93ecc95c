import type { Draws } from '@arara/fair';
import { cardFaces, dealerStands, isNatural, naturalPays, pointsOf, totalOf } from '../../blackjack/table.ts';
import { type Card, deck } from '../../cards/deck.ts';

export const seatsAtTable = 7;
export const seatMoves = ['hit', 'stand', 'double', 'split'] as const;
export type SeatMove = (typeof seatMoves)[number];
/** A bet behind a seat makes the moves of its player; where it does not follow a split it goes on with the first hand alone. */
export const behindMoves = [...seatMoves, 'first'] as const;
export type BehindMove = (typeof behindMoves)[number];

/** What a hand gives back of one stake; a doubled hand has two. */
export const handPays = { natural: naturalPays, won: 20_000, level: 10_000 } as const;
/** A pair is split once, and either hand may be doubled. */
export const mostStakes = 4;

/** More cards than can be taken: twelve by a dealer, 21 by a hand, 40 by the two hands of a pair of twos. */
const dealerDrawn = 16;
const seatDrawn = 40;

/**
 * The cards of a round, each from a full shoe of six decks: the dealer's, and for each seat its own. So nobody's cards depend
 * on what others do, and all seats can be played at once.
 */
export interface RoundCards {
  readonly dealer: readonly Card[];
  readonly seats: readonly (readonly Card[])[];
}

export function drawCards(draws: Draws): RoundCards {
  const column = (length: number) => Array.from({ length }, () => deck[draws.int(cardFaces)] ?? '');
  const dealer = column(dealerDrawn);
  return { dealer, seats: Array.from({ length: seatsAtTable }, () => column(seatDrawn)) };
}

export type SeatHand = {
  cards: Card[];
  total: number;
  isSoft: boolean;
  isDoubled: boolean;
  isDone: boolean;
  /** The first hand of a split, by itself. */
  isOfPair?: true;
};

/** Where a seat stands after some moves. */
export interface SeatPosition {
  readonly hands: readonly SeatHand[];
  /** The hand that is played now; -1 when none is. */
  readonly active: number;
  readonly moves: readonly SeatMove[];
  /** How many times the first stake has been staked. */
  readonly stakes: number;
  readonly used: number;
}

/** Plays the cards of a seat from the start; `null` when a move was not to be had. Against a natural nobody plays. */
export function seatAfter(
  cards: readonly Card[],
  dealer: readonly Card[],
  moves: readonly BehindMove[],
): SeatPosition | null {
  const left = cards.values();
  let used = 0;
  const next = () => {
    used += 1;
    return left.next().value ?? '';
  };
  const isOver = isNatural(dealer.slice(0, 2));
  let hands: SeatHand[] = [handOf([next(), next()], isOver)];
  for (const move of moves) {
    const place = hands.findIndex(({ isDone }) => !isDone);
    const hand = hands[place];
    if (!hand || !movesFor(hands, hand).includes(move === 'first' ? 'split' : move)) return null;
    if (move === 'split' || move === 'first') {
      const [one = '', other = ''] = hand.cards;
      const isAces = pointsOf(one) === 1;
      const pair = [handOf([one, next()], isAces), handOf([other, next()], isAces)];
      hands = move === 'split' ? pair : pair.slice(0, 1).map((first) => ({ ...first, isOfPair: true }));
    } else if (move === 'stand') hands[place] = { ...hand, isDone: true };
    else {
      const isDoubled = move === 'double';
      hands[place] = { ...hand, ...handOf([...hand.cards, next()], isDoubled), isDoubled };
    }
  }
  const active = hands.findIndex(({ isDone }) => !isDone);
  const hand = hands[active];
  const stakes = hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2 : 1), 0);
  return { hands, active, moves: hand ? movesFor(hands, hand) : [], stakes, used };
}

function handOf(cards: Card[], isDone: boolean): SeatHand {
  const { total, isSoft } = totalOf(cards);
  return { cards, total, isSoft, isDoubled: false, isDone: isDone || total >= 21 };
}

function movesFor(hands: readonly SeatHand[], { cards }: SeatHand): SeatMove[] {
  const [one = '', other = ''] = cards;
  if (cards.length > 2) return ['hit', 'stand'];
  const canSplit = hands.length === 1 && !hands[0]?.isOfPair && pointsOf(one) === pointsOf(other);
  return ['hit', 'stand', 'double', ...(canSplit ? ['split' as const] : [])];
}

/** A natural is of the first two cards; an ace on a split ten is none. */
const isSeatNatural = (hands: readonly SeatHand[]): boolean =>
  hands.length === 1 && !hands[0]?.isOfPair && isNatural(hands[0]?.cards ?? []);

/** A hand that the dealer has to draw against. */
export const isSeatAlive = (hands: readonly SeatHand[]): boolean =>
  !isSeatNatural(hands) && hands.some(({ total }) => total <= 21);

/** The dealer's cards: two, and where somebody is left against them, as many as it takes to stand. */
export function dealerAfter(drawn: readonly Card[], isAnyAlive: boolean): Card[] {
  const cards = drawn.slice(0, 2);
  if (isAnyAlive)
    for (const card of drawn.slice(2)) {
      if (totalOf(cards).total >= dealerStands) break;
      cards.push(card);
    }
  return cards;
}

/** What each hand gives back, in ten-thousandths of the first stake. */
export function handMultipliers(hands: readonly SeatHand[], dealer: readonly Card[]): number[] {
  if (isSeatNatural(hands)) return [isNatural(dealer) ? handPays.level : handPays.natural];
  const house = isNatural(dealer) ? 22 : totalOf(dealer).total;
  // A natural of the house beats 21, and is no hand that went over.
  const isOver = !isNatural(dealer) && house > 21;
  return hands.map(({ total, isDoubled }) => {
    const times = isDoubled ? 2 : 1;
    if (total > 21) return 0;
    if (isOver || total > house) return handPays.won * times;
    return total === house ? handPays.level * times : 0;
  });
}
