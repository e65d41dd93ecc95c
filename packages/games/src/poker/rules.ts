import { type Card, deck } from '../cards/deck.ts';
import type { BetResult, Limits, Step, SteppedRules } from '../rules.ts';
import {
  asRecord,
  multiplierUnit,
  parseStake,
  payoutOf,
  type SettledEvent,
  settledEvent,
  stakeCentsOf,
} from '../stake.ts';
import { handOf, type PokerHand, payOfHand, pokerHands, pokerPays } from './hands.ts';

export type PokerBet = { stake: string };

/** `next` is secret until the draw: the cards that replace discards, the first one the leftmost. */
export type PokerState = { dealt: Card[]; next: Card[] };

/** The places (0 to 4) of the cards to keep. */
export type PokerAction = { type: 'draw'; hold: number[] };

export type PokerOutcome = { dealt: Card[]; hold: number[]; cards: Card[]; hand: PokerHand };

/** What the player may see. `hand` is what the cards make as they lie; `hold` is `null` until the draw. */
export type PokerView = {
  cards: Card[];
  hand: PokerHand;
  hold: number[] | null;
  multiplier: number;
  payoutCents: number;
};

export type PokerEvent =
  | { type: 'hand_dealt'; cards: Card[]; hand: PokerHand }
  | { type: 'cards_drawn'; hold: number[]; cards: Card[]; hand: PokerHand; multiplier: number }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 20_000n,
  stepCents: 1n,
  maxPayoutCents: 16_000_000n,
};

const handSize = 5;
const places = [0, 1, 2, 3, 4];

/** Rei de Copas: jacks or better with five cards. Hold what you like, draw once. */
export const pokerRules: SteppedRules<PokerBet, PokerState, PokerAction, PokerOutcome> = {
  kind: 'stepped',
  game: 'rei-de-copas',
  version: 1,
  category: 'card',
  limits,

  paytable: () => ({
    cards: deck.length,
    hands: pokerHands.map((hand, index) => ({
      hand,
      multiplier: (pokerPays[index] ?? 0) * multiplierUnit,
    })),
  }),

  parseBet(input): BetResult<PokerBet> {
    const fields = asRecord(input);
    return fields ? parseStake(fields, limits) : { kind: 'refused', error: 'bad_bet' };
  },

  begin(_, draws) {
    const cards = draws.pick(deck, 2 * handSize);
    const state = { dealt: cards.slice(0, handSize), next: cards.slice(handSize) };
    return { state, view: dealtView(state), settled: null };
  },

  parseAction(input) {
    const fields = asRecord(input);
    if (fields?.type !== 'draw') return { kind: 'refused', error: 'bad_action', field: 'type' };
    const { hold } = fields;
    const held = Array.isArray(hold) ? places.filter((place) => hold.includes(place)) : [];
    if (!Array.isArray(hold) || held.length !== hold.length) {
      return { kind: 'refused', error: 'bad_action', field: 'hold' };
    }
    return { kind: 'ok', action: { type: 'draw', hold: held } };
  },

  act(bet, state, { hold }): { kind: 'ok' } & Step<PokerState, PokerOutcome> {
    const replacing = state.next.values();
    const cards = state.dealt.map((card, place) =>
      hold.includes(place) ? card : (replacing.next().value ?? card),
    );
    const hand = handOf(cards);
    const payoutCents = payoutCentsOf(bet, hand);
    return {
      kind: 'ok',
      state,
      view: {
        cards,
        hand,
        hold,
        multiplier: multiplierOf(hand),
        payoutCents: Number(payoutCents),
      } satisfies PokerView,
      settled: { payoutCents, outcome: { dealt: state.dealt, hold, cards, hand } },
    };
  },

  view(_, state) {
    return dealtView(state);
  },

  events(bet, { dealt, hold, cards, hand }) {
    return [
      { type: 'hand_dealt', cards: dealt, hand: handOf(dealt) },
      { type: 'cards_drawn', hold, cards, hand, multiplier: multiplierOf(hand) },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, hand)),
    ] satisfies PokerEvent[];
  },
};

/** Before the draw: the dealt cards and nothing of the next ones. */
function dealtView({ dealt }: PokerState): PokerView {
  return { cards: dealt, hand: handOf(dealt), hold: null, multiplier: 0, payoutCents: 0 };
}

function multiplierOf(hand: PokerHand): number {
  return payOfHand(hand) * multiplierUnit;
}

function payoutCentsOf(bet: PokerBet, hand: PokerHand): bigint {
  return payoutOf(stakeCentsOf(bet), multiplierOf(hand));
}
