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

export type PokerBet = { stake: string };

/** `next` is secret until the draw: the cards that replace discards, the first one the leftmost. */
export type PokerState = { dealt: Card[]; next: Card[] };

/** The places (0 to 4) of the cards to keep. */
export type PokerAction = { type: 'draw'; hold: number[] };

export type PokerOutcome<Hand extends string = string> = {
  dealt: Card[];
  hold: number[];
  cards: Card[];
  hand: Hand;
};

/** What the player may see. `hand` is what the cards make as they lie; `hold` is `null` until the draw. */
export type PokerView<Hand extends string = string> = {
  cards: Card[];
  hand: Hand;
  hold: number[] | null;
  multiplier: number;
  payoutCents: number;
};

export type PokerEvent<Hand extends string = string> =
  | { type: 'hand_dealt'; cards: Card[]; hand: Hand }
  | { type: 'cards_drawn'; hold: number[]; cards: Card[]; hand: Hand; multiplier: number }
  | SettledEvent;

const handSize = 5;
const places = [0, 1, 2, 3, 4];

/** What sets one video poker apart from another. */
export interface PokerVariant<Hand extends string> {
  readonly slug: string;
  /** From nothing upwards. */
  readonly hands: readonly Hand[];
  /** What a hand pays, in times the stake, by its place among the hands. */
  readonly pays: readonly number[];
  handOf(cards: readonly Card[]): Hand;
  /** The places of the cards that are best held, by a strategy whose return is proven. */
  suggestedHold(cards: readonly Card[]): number[];
}

const limits = (top: number): Limits => ({
  minStakeCents: 10n,
  maxStakeCents: 20_000n,
  stepCents: 1n,
  maxPayoutCents: 20_000n * BigInt(top),
});

/** Video poker with five cards. Hold what you like, draw once. */
export function videoPoker<Hand extends string>(
  variant: PokerVariant<Hand>,
): SteppedRules<PokerBet, PokerState, PokerAction, PokerOutcome<Hand>> {
  const { slug, hands, pays, handOf } = variant;
  const accepted = limits(Math.max(...pays));
  const multiplierOf = (hand: Hand) => (pays[hands.indexOf(hand)] ?? 0) * multiplierUnit;
  const payoutCentsOf = (bet: PokerBet, hand: Hand) => payoutOf(stakeCentsOf(bet), multiplierOf(hand));
  /** Before the draw: the dealt cards and nothing of the next ones. */
  const dealtView = ({ dealt }: PokerState): PokerView<Hand> => ({
    cards: dealt,
    hand: handOf(dealt),
    hold: null,
    multiplier: 0,
    payoutCents: 0,
  });
  return {
    kind: 'stepped',
    game: slug,
    version: 1,
    category: 'card',
    limits: accepted,

    paytable: () => ({
      cards: deck.length,
      hands: hands.map((hand, index) => ({
        hand,
        multiplier: (pays[index] ?? 0) * multiplierUnit,
      })),
    }),

    parseBet(input): BetResult<PokerBet> {
      const fields = asRecord(input);
      return fields ? parseStake(fields, accepted) : { kind: 'refused', error: 'bad_bet' };
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

    act(bet, state, { hold }): { kind: 'ok' } & Step<PokerState, PokerOutcome<Hand>> {
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
        } satisfies PokerView<Hand>,
        settled: { payoutCents, outcome: { dealt: state.dealt, hold, cards, hand } },
      };
    },

    view(_, state) {
      return dealtView(state);
    },

    left: {
      kind: 'advice',
      next: (_, { dealt }) => ({ type: 'draw', hold: variant.suggestedHold(dealt) }),
    },

    events(bet, { dealt, hold, cards, hand }) {
      return [
        { type: 'hand_dealt', cards: dealt, hand: handOf(dealt) },
        { type: 'cards_drawn', hold, cards, hand, multiplier: multiplierOf(hand) },
        settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, hand)),
      ] satisfies PokerEvent<Hand>[];
    },
  };
}
