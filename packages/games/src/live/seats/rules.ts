import { dealerStands, isNatural, shoeDecks, totalOf } from '../../blackjack/table.ts';
import type { Card } from '../../cards/deck.ts';
import type { BetResult, Json, Limits, Step, SteppedRules } from '../../rules.ts';
import {
  asRecord,
  parseStake,
  payoutOf,
  type SettledEvent,
  settledEvent,
  stakeCentsOf,
} from '../../stake.ts';
import {
  type BehindMove,
  behindMoves,
  dealerAfter,
  drawCards,
  handMultipliers,
  handPays,
  isSeatAlive,
  mostStakes,
  type SeatHand,
  type SeatPosition,
  seatAfter,
  seatsAtTable,
} from './hands.ts';

/** The stake of the first two cards; what doubles and splits cost follows from the moves. */
export type SeatBet = { seat: number; stake: string };

type SeatState = { cards: Card[]; dealer: Card[]; moves: BehindMove[] };
type SeatOutcome = { seat: number; cards: Card[]; dealer: Card[]; moves: BehindMove[] };

export type SeatEvent =
  | { type: 'seat_dealt'; seat: number; cards: Card[]; dealer: Card }
  | { type: 'move_made'; move: BehindMove; hands: SeatHand[] }
  | { type: 'dealer_played'; cards: Card[]; total: number }
  | { type: 'hand_paid'; hand: number; total: number; multiplier: number }
  | SettledEvent;

/** In percent by best play, counted by `returns.ts`: of the first stake, and of all that is staked, doubles and splits too. */
export const seatReturn = { first: '99.4296', all: '99.4938' } as const;

/** Stakes are whole multiples of 0.02, so that halves are whole. */
const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 200_000n,
  stepCents: 2n,
  maxPayoutCents: 200_000n * BigInt(mostStakes * 2),
};

/** Blackjack Leblon with seats: the version that is played at the shared table alone, where doubles and splits are staked. */
export const seatRules: SteppedRules<SeatBet, SeatState, { type: BehindMove }, SeatOutcome> = {
  kind: 'stepped',
  game: 'blackjack-leblon',
  version: 101,
  category: 'table',
  limits,

  paytable: () => ({ decks: shoeDecks, seats: seatsAtTable, ...handPays, dealerStands, mostStakes }),

  parseBet(input): BetResult<SeatBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const { seat } = fields;
    const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 1 && seat <= seatsAtTable;
    if (!isSeat) return { kind: 'refused', error: 'bad_bet', field: 'seat' };
    return { kind: 'ok', bet: { seat, stake: stake.bet.stake }, stakeCents: stake.stakeCents };
  },

  begin(bet, draws) {
    const { dealer, seats } = drawCards(draws);
    const state = { cards: [...(seats[bet.seat - 1] ?? [])], dealer: [...dealer], moves: [] };
    return stepOf(bet, state, mustPosition(state));
  },

  parseAction(input) {
    const type = asRecord(input)?.type;
    const move = behindMoves.find((name) => name === type);
    return move
      ? { kind: 'ok', action: { type: move } }
      : { kind: 'refused', error: 'bad_action', field: 'type' };
  },

  act(bet, before, { type }) {
    const state = { ...before, moves: [...before.moves, type] };
    const position = seatAfter(state.cards, state.dealer, state.moves);
    return position
      ? { kind: 'ok', ...stepOf(bet, state, position) }
      : { kind: 'refused', error: 'illegal_action' };
  },

  view: (_, state) => viewOf(state, mustPosition(state)),

  left: null,

  events(bet, outcome) {
    const { seat, cards, dealer, moves } = outcome;
    const { hands, stakes } = mustPosition(outcome);
    const multipliers = handMultipliers(hands, dealer);
    return [
      { type: 'seat_dealt', seat, cards: cards.slice(0, 2), dealer: dealer[0] ?? '' },
      ...moves.map((move, index) => ({
        type: 'move_made' as const,
        move,
        hands: [...mustPosition({ ...outcome, moves: moves.slice(0, index + 1) }).hands],
      })),
      { type: 'dealer_played', cards: [...dealer], total: totalOf(dealer).total },
      ...hands.map(({ total }, hand) => ({
        type: 'hand_paid' as const,
        hand,
        total,
        multiplier: multipliers[hand] ?? 0,
      })),
      settledEvent(stakeCentsOf(bet) * BigInt(stakes), payoutCentsOf(bet, multipliers)),
    ] satisfies SeatEvent[];
  },
};

function stepOf(bet: SeatBet, state: SeatState, position: SeatPosition): Step<SeatState, SeatOutcome> {
  const view = viewOf(state, position);
  if (position.active >= 0) return { state, view, settled: null };
  const dealer = dealerAfter(state.dealer, isSeatAlive(position.hands));
  return {
    state,
    view,
    settled: {
      payoutCents: payoutCentsOf(bet, handMultipliers(position.hands, dealer)),
      outcome: { seat: bet.seat, cards: state.cards.slice(0, position.used), dealer, moves: state.moves },
    },
  };
}

/** What the player sees while the seat is played: of the dealer the first card. */
function viewOf({ dealer }: SeatState, { hands, active, moves }: SeatPosition): Json {
  return { hands: [...hands], active, moves: [...moves], dealer: dealer[0] ?? '' };
}

/** Moves that were let through once are let through again. */
function mustPosition({ cards, dealer, moves }: Omit<SeatState, 'seat'>): SeatPosition {
  const position = seatAfter(cards, dealer, moves);
  if (!position) throw new Error('a kept seat holds a move that was not to be had');
  return position;
}

function payoutCentsOf(bet: SeatBet, multipliers: readonly number[]): bigint {
  return payoutOf(
    stakeCentsOf(bet),
    multipliers.reduce((sum, one) => sum + one, 0),
  );
}

/** Against a natural of the dealer nothing is decided: the round is told at once. */
export const isDecided = (dealer: readonly Card[], positions: readonly SeatPosition[]): boolean =>
  isNatural(dealer.slice(0, 2)) || positions.every(({ active }) => active < 0);
