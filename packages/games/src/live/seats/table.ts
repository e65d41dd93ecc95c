import { createDraws, type Hmac } from '@arara/fair';
import { isNatural, totalOf } from '../../blackjack/table.ts';
import type { Card } from '../../cards/deck.ts';
import type { Json } from '../../rules.ts';
import type { Link } from '../crash.ts';
import {
  type BehindMove,
  dealerAfter,
  drawCards,
  handMultipliers,
  isSeatAlive,
  type RoundCards,
  type SeatHand,
  type SeatMove,
  type SeatPosition,
  seatAfter,
} from './hands.ts';
import { type SeatBet, seatRules } from './rules.ts';

interface Place {
  readonly table: string;
  readonly number: number;
}

/** A seat that is taken, and what its player has decided. */
export interface TakenSeat {
  readonly seat: number;
  readonly moves: readonly BehindMove[];
}

/** What was dealt and decided at a table, as everybody may check it. */
export type SeatsOutcome = {
  dealer: Card[];
  total: number;
  seats: { seat: number; moves: BehindMove[]; hands: (SeatHand & { multiplier: number })[] }[];
};

const drawsOf = (hmac: Hmac, { hash, salt }: Link, { table, number }: Place) =>
  createDraws(hmac, { serverSeed: hash, clientSeed: `${salt}:${table}`, nonce: number });

/** The cards of a round: fixed by its link before anybody decides anything. */
export const roundCards = (hmac: Hmac, link: Link, place: Place): RoundCards =>
  drawCards(drawsOf(hmac, link, place));

/** Where a seat stands; moves that were let through once are let through again. */
export function seatPosition(cards: RoundCards, { seat, moves }: TakenSeat): SeatPosition {
  const position = seatAfter(cards.seats[seat - 1] ?? [], cards.dealer, moves);
  if (!position) throw new Error(`seat ${seat} holds a move that was not to be had`);
  return position;
}

/** The end of a round: the dealer draws if anybody is left, and every hand gives back what it is worth. */
export function seatsOutcome(cards: RoundCards, taken: readonly TakenSeat[]): SeatsOutcome {
  const seats = [...taken].sort((a, b) => a.seat - b.seat);
  const positions = seats.map((one) => seatPosition(cards, one));
  const dealer = dealerAfter(
    cards.dealer,
    positions.some(({ hands }) => isSeatAlive(hands)),
  );
  return {
    dealer,
    total: totalOf(dealer).total,
    seats: seats.map(({ seat, moves }, index) => {
      const hands = positions[index]?.hands ?? [];
      const multipliers = handMultipliers(hands, dealer);
      return {
        seat,
        moves: [...moves],
        hands: hands.map((hand, at) => ({ ...hand, isDone: true, multiplier: multipliers[at] ?? 0 })),
      };
    }),
  };
}

/** What a bet comes to; a seat that decided too little has stood. */
export function settleSeat(
  hmac: Hmac,
  link: Link,
  place: Place,
  { bet, moves }: { readonly bet: Json; readonly moves: readonly BehindMove[] },
): { payoutCents: bigint; outcome: Json } {
  // A stored bet is one that `parseBet` gave.
  const seat = bet as SeatBet;
  let step = seatRules.begin(seat, drawsOf(hmac, link, place));
  for (const type of moves) {
    const acted = seatRules.act(seat, step.state, { type });
    if (acted.kind === 'refused') throw new Error(`seat ${seat.seat} holds a move that was not to be had`);
    step = acted;
  }
  if (!step.settled) throw new Error(`seat ${seat.seat} has not stood`);
  return step.settled;
}

/** The moves that end a seat whose time is over: it stands on every hand that is left. */
export function standingMoves(cards: RoundCards, taken: TakenSeat): SeatMove[] {
  const stands: SeatMove[] = [];
  const { seat, moves } = taken;
  while (seatPosition(cards, { seat, moves: [...moves, ...stands] }).active >= 0) stands.push('stand');
  return stands;
}

/** How a dealer's hand ended, for statistics. */
export type DealerEnd = 'natural' | 'bust' | '17' | '18' | '19' | '20' | '21' | 'rest';

export function dealerEndOf({ dealer, total }: Pick<SeatsOutcome, 'dealer' | 'total'>): DealerEnd {
  if (isNatural(dealer)) return 'natural';
  if (total > 21) return 'bust';
  return (['17', '18', '19', '20', '21'] as const)[total - 17] ?? 'rest';
}

/** The time that cards take on everybody's table: to be dealt, and to be drawn by the dealer. */
export const dealMs = (seats: number): number => 600 + 220 * (2 * seats + 2);
export const drawMs = (dealer: readonly Card[]): number => 1_600 + 900 * (dealer.length - 1) + 1_200;
