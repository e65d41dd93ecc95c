import { type Card, deck } from '../cards/deck.ts';
import type { BetResult, Limits, Step, SteppedRules } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type BlackjackHand, type BlackjackPosition, type BlackjackView, positionAfter } from './play.ts';
import { charts, pairChart } from './strategy.ts';
import {
  type BlackjackMove,
  blackjackMoves,
  cardFaces,
  cardsDrawn,
  dealerLevel,
  dealerStands,
  doubleTotals,
  handPays,
  insurancePays,
  insuranceShare,
  isNatural,
  naturalPays,
  pointsOf,
  shoeDecks,
} from './table.ts';

/** Insurance is taken with the bet, for half the stake more. */
export type BlackjackBet = { stake: string; insurance: boolean };

/** The cards in the order they will leave the shoe, secret but for those that lie open, and what was done so far. */
export type BlackjackState = { shoe: Card[]; moves: BlackjackMove[] };

export type BlackjackAction = { type: BlackjackMove };

/** The cards that were dealt and what was done with them. */
export type BlackjackOutcome = { shoe: Card[]; moves: BlackjackMove[] };

export type BlackjackEvent =
  | { type: 'hands_dealt'; cards: Card[]; dealer: Card }
  | { type: 'move_made'; move: BlackjackMove; hands: BlackjackHand[] }
  | { type: 'dealer_played'; cards: Card[]; total: number }
  | { type: 'hand_paid'; hand: number; total: number; multiplier: number }
  | { type: 'insurance_paid'; payoutCents: number }
  | SettledEvent;

/** Stakes are whole multiples of 0.02, so that halves are whole. The limits hold without insurance. */
const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 200_000n,
  stepCents: 2n,
  // Two doubled hands won; insurance pays only when the dealer has a natural.
  maxPayoutCents: 1_100_000n,
};

/** Blackjack Leblon: the house pays for doubles and splits, and is level with 22. */
export const blackjackRules: SteppedRules<BlackjackBet, BlackjackState, BlackjackAction, BlackjackOutcome> = {
  kind: 'stepped',
  game: 'blackjack-leblon',
  version: 1,
  category: 'table',
  limits,

  paytable: () => ({
    decks: shoeDecks,
    natural: naturalPays,
    own: { ...handPays.own },
    free: { ...handPays.free },
    dealerStands,
    dealerLevel,
    doubles: { ...doubleTotals },
    insurance: Number(insurancePays),
    charts: {
      own: { hard: [...charts.own.hard], soft: [...charts.own.soft] },
      free: { hard: [...charts.free.hard], soft: [...charts.free.soft] },
      pairs: [...pairChart],
    },
  }),

  parseBet(input): BetResult<BlackjackBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const { insurance = false } = fields;
    if (typeof insurance !== 'boolean') return { kind: 'refused', error: 'bad_bet', field: 'insurance' };
    const bet = { ...stake.bet, insurance };
    return { kind: 'ok', bet, stakeCents: stakedCents(bet) };
  },

  begin(bet, draws) {
    const shoe = Array.from({ length: cardsDrawn }, () => deck[draws.int(cardFaces)] ?? '');
    return stepOf(bet, { shoe, moves: [] }, mustPosition(shoe, []));
  },

  parseAction(input) {
    const type = asRecord(input)?.type;
    const move = blackjackMoves.find((name) => name === type);
    return move
      ? { kind: 'ok', action: { type: move } }
      : { kind: 'refused', error: 'bad_action', field: 'type' };
  },

  act(bet, { shoe, moves }, { type }) {
    const made = [...moves, type];
    const position = positionAfter(shoe, made);
    if (!position) return { kind: 'refused', error: 'illegal_action' };
    return { kind: 'ok', ...stepOf(bet, { shoe, moves: made }, position) };
  },

  view: (_, { shoe, moves }) => mustPosition(shoe, moves).view,

  left: {
    kind: 'advice',
    next: (_, { shoe, moves }) => ({ type: mustPosition(shoe, moves).view.suggested ?? 'stand' }),
  },

  events(bet, { shoe, moves }) {
    const position = mustPosition(shoe, moves);
    const { view, multipliers, dealer } = position;
    const [first = '', up = '', second = ''] = shoe;
    const paid = insuredCents(bet, dealer);
    return [
      { type: 'hands_dealt', cards: [first, second], dealer: up },
      ...moves.map((move, index) => ({
        type: 'move_made' as const,
        move,
        hands: mustPosition(shoe, moves.slice(0, index + 1)).view.hands,
      })),
      { type: 'dealer_played', cards: view.dealer.map((card) => card ?? ''), total: view.dealerTotal },
      ...view.hands.map(({ total }, hand) => ({
        type: 'hand_paid' as const,
        hand,
        total,
        multiplier: multipliers[hand] ?? 0,
      })),
      ...(bet.insurance ? [{ type: 'insurance_paid' as const, payoutCents: Number(paid) }] : []),
      settledEvent(stakedCents(bet), payoutCentsOf(bet, position)),
    ] satisfies BlackjackEvent[];
  },
};

function stepOf(
  bet: BlackjackBet,
  state: BlackjackState,
  position: BlackjackPosition,
): Step<BlackjackState, BlackjackOutcome> {
  const { view } = position;
  if (!view.isOver) return { state, view, settled: null };
  return {
    state,
    view: view satisfies BlackjackView,
    settled: {
      payoutCents: payoutCentsOf(bet, position),
      outcome: { shoe: state.shoe.slice(0, position.used), moves: state.moves },
    },
  };
}

/** Moves that were let through once are let through again. */
function mustPosition(shoe: readonly Card[], moves: readonly BlackjackMove[]): BlackjackPosition {
  const position = positionAfter(shoe, moves);
  if (!position) throw new Error('a kept round holds a move that was not to be had');
  return position;
}

function stakedCents(bet: BlackjackBet): bigint {
  const stakeCents = stakeCentsOf(bet);
  return stakeCents + (bet.insurance ? stakeCents / insuranceShare : 0n);
}

/** What comes back of insurance: won under a natural, idle without an ace. */
function insuredCents(bet: BlackjackBet, dealer: readonly Card[]): bigint {
  if (!bet.insurance) return 0n;
  const cents = stakeCentsOf(bet) / insuranceShare;
  if (pointsOf(dealer[0] ?? '') !== 1) return cents;
  return isNatural(dealer) ? cents * insurancePays : 0n;
}

function payoutCentsOf(bet: BlackjackBet, { multipliers, dealer }: BlackjackPosition): bigint {
  const multiplier = multipliers.reduce((sum, one) => sum + one, 0);
  return payoutOf(stakeCentsOf(bet), multiplier) + insuredCents(bet, dealer);
}
