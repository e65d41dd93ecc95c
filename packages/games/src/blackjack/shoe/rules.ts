import { type Card, deck } from '../../cards/deck.ts';
import type { BetResult, Limits, Step, SteppedRules } from '../../rules.ts';
import {
  asRecord,
  parseStake,
  payoutOf,
  type SettledEvent,
  settledEvent,
  stakeCentsOf,
} from '../../stake.ts';
import type { BlackjackHand } from '../play.ts';
import {
  type BlackjackMove,
  cardsDrawn,
  dealerLevel,
  dealerStands,
  doubleTotals,
  handPays,
  insurancePays,
  insuranceShare,
  isNatural,
  naturalPays,
  shoeDecks,
} from '../table.ts';
import { shoeCharts } from './charts.ts';
import { type ShoeMove, type ShoePosition, type ShoeView, shoeMoves, shoePositionAfter } from './play.ts';

/** What insurance costs follows from the moves. */
export type ShoeBet = { stake: string };

/** The cards in the order they will leave the shoe, secret but for those that lie open, and what was done so far. */
export type ShoeState = { shoe: Card[]; moves: ShoeMove[] };

export type ShoeAction = { type: ShoeMove };

/** The cards that were dealt and what was done with them. */
export type ShoeOutcome = { shoe: Card[]; moves: ShoeMove[] };

type ShoeEvent =
  | { type: 'hands_dealt'; cards: Card[]; dealer: Card }
  | { type: 'insurance_answered'; isTaken: boolean }
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
  maxPayoutCents: 1_000_000n,
};

const sixDecks = Array.from({ length: shoeDecks }, () => deck).flat();

/**
 * Blackjack Leblon from one shoe: six decks shuffled for the round and dealt without putting a card back, insurance once an
 * ace shows. As before, the house pays for doubles and splits, and is level with 22.
 */
export const shoeRules: SteppedRules<ShoeBet, ShoeState, ShoeAction, ShoeOutcome> = {
  kind: 'stepped',
  game: 'blackjack-leblon',
  version: 2,
  category: 'table',
  limits,

  paytable: () => ({
    decks: shoeDecks,
    isPutBack: false,
    natural: naturalPays,
    own: { ...handPays.own },
    free: { ...handPays.free },
    dealerStands,
    dealerLevel,
    doubles: { ...doubleTotals },
    insurance: Number(insurancePays),
    charts: shoeCharts(),
  }),

  parseBet(input): BetResult<ShoeBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    // Whoever asks for it with the bet is not to believe that it was taken.
    if (fields.insurance === true) return { kind: 'refused', error: 'bad_bet', field: 'insurance' };
    return parseStake(fields, limits);
  },

  begin(bet, draws) {
    // The k-th card is one of the 313 - k that are left.
    const shoe = draws.pick(sixDecks, cardsDrawn);
    return stepOf(bet, { shoe, moves: [] }, mustPosition(shoe, []));
  },

  parseAction(input) {
    const type = asRecord(input)?.type;
    const move = shoeMoves.find((name) => name === type);
    return move
      ? { kind: 'ok', action: { type: move } }
      : { kind: 'refused', error: 'bad_action', field: 'type' };
  },

  act(bet, { shoe, moves }, { type }) {
    const made = [...moves, type];
    const position = shoePositionAfter(shoe, made);
    if (!position) return { kind: 'refused', error: 'illegal_action' };
    const step = stepOf(bet, { shoe, moves: made }, position);
    return { kind: 'ok', ...step, ...(type === 'insure' ? { raiseCents: insuranceCents(bet) } : {}) };
  },

  view: (_, { shoe, moves }) => mustPosition(shoe, moves).view satisfies ShoeView,

  left: {
    kind: 'advice',
    next: (_, { shoe, moves }) => ({ type: mustPosition(shoe, moves).view.suggested ?? 'stand' }),
  },

  events(bet, { shoe, moves }) {
    const position = mustPosition(shoe, moves);
    const { view, multipliers } = position;
    const [first = '', up = '', second = ''] = shoe;
    const isTaken = view.insurance === 'taken';
    const staked = stakeCentsOf(bet) + (isTaken ? insuranceCents(bet) : 0n);
    return [
      { type: 'hands_dealt', cards: [first, second], dealer: up },
      ...(view.insurance === null ? [] : [{ type: 'insurance_answered' as const, isTaken }]),
      ...moves.flatMap((move, index) =>
        move === 'insure' || move === 'decline'
          ? []
          : [
              {
                type: 'move_made' as const,
                move,
                hands: mustPosition(shoe, moves.slice(0, index + 1)).view.hands,
              },
            ],
      ),
      { type: 'dealer_played', cards: view.dealer.map((card) => card ?? ''), total: view.dealerTotal },
      ...view.hands.map(({ total }, hand) => ({
        type: 'hand_paid' as const,
        hand,
        total,
        multiplier: multipliers[hand] ?? 0,
      })),
      ...(isTaken
        ? [{ type: 'insurance_paid' as const, payoutCents: Number(insuredCents(bet, position)) }]
        : []),
      settledEvent(staked, payoutCentsOf(bet, position)),
    ] satisfies ShoeEvent[];
  },
};

function stepOf(bet: ShoeBet, state: ShoeState, position: ShoePosition): Step<ShoeState, ShoeOutcome> {
  const { view } = position;
  if (!view.isOver) return { state, view, settled: null };
  return {
    state,
    view: view satisfies ShoeView,
    settled: {
      payoutCents: payoutCentsOf(bet, position),
      outcome: { shoe: state.shoe.slice(0, position.used), moves: state.moves },
    },
  };
}

/** Moves that were let through once are let through again. */
function mustPosition(shoe: readonly Card[], moves: readonly ShoeMove[]): ShoePosition {
  const position = shoePositionAfter(shoe, moves);
  if (!position) throw new Error('a kept round holds a move that was not to be had');
  return position;
}

const insuranceCents = (bet: ShoeBet) => stakeCentsOf(bet) / insuranceShare;

function insuredCents(bet: ShoeBet, { view, dealer }: ShoePosition): bigint {
  return view.insurance === 'taken' && isNatural(dealer) ? insuranceCents(bet) * insurancePays : 0n;
}

function payoutCentsOf(bet: ShoeBet, position: ShoePosition): bigint {
  const multiplier = position.multipliers.reduce((sum, one) => sum + one, 0);
  return payoutOf(stakeCentsOf(bet), multiplier) + insuredCents(bet, position);
}
