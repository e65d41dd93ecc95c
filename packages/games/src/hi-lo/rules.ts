import { deck, rankOf } from '../cards/deck.ts';
import type { BetResult, Limits, Step, SteppedRules } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import {
  type HiLoSide,
  hiLoGuesses,
  hiLoMultiplier,
  hiLoSides,
  hiLoSkips,
  hiLoWays,
  hiLoWins,
} from './odds.ts';

export type HiLoBet = { stake: string };

type HiLoMove = HiLoSide | 'skip';

/** Secret until they are turned: all cards a round can need. `moves[i]` was made on card i. */
export type HiLoState = { cards: string[]; moves: HiLoMove[] };

export type HiLoAction = { type: 'guess'; side: HiLoSide } | { type: 'skip' } | { type: 'cash_out' };

export type HiLoEnd = 'wrong_guess' | 'cashed_out' | 'last_guess';

/** The cards that were turned, the first one included. */
export type HiLoOutcome = { cards: string[]; moves: HiLoMove[]; end: HiLoEnd };

/** `higherMultiplier` and `lowerMultiplier` are what the round is worth after that guess; `null` where it cannot be made. */
export type HiLoView = {
  cards: string[];
  moves: HiLoMove[];
  higherMultiplier: number | null;
  lowerMultiplier: number | null;
  skipsLeft: number;
  multiplier: number;
  payoutCents: number;
  canCashOut: boolean;
  end: HiLoEnd | null;
};

export type HiLoEvent =
  | { type: 'card_turned'; card: string; move: HiLoMove | null; isRight: boolean; multiplier: number }
  | { type: 'guessing_ended'; end: HiLoEnd }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 50_000n,
  stepCents: 1n,
  maxPayoutCents: 60_000_000n,
};

/** Sobe e Desce: is the next card higher or lower? Every card is drawn from a whole deck again. */
export const hiLoRules: SteppedRules<HiLoBet, HiLoState, HiLoAction, HiLoOutcome> = {
  kind: 'stepped',
  game: 'sobe-e-desce',
  version: 1,
  category: 'arcade',
  limits,

  paytable: () => ({
    guesses: hiLoGuesses,
    skips: hiLoSkips,
    firstGuess: Array.from({ length: 13 }, (_, rank) => ({
      rank,
      higher: hiLoMultiplier([hiLoWays(rank, 'higher')]),
      lower: hiLoMultiplier([hiLoWays(rank, 'lower')]),
    })),
  }),

  parseBet(input): BetResult<HiLoBet> {
    const fields = asRecord(input);
    return fields ? parseStake(fields, limits) : { kind: 'refused', error: 'bad_bet' };
  },

  begin(bet, draws) {
    const cards = Array.from(
      { length: hiLoGuesses + hiLoSkips + 1 },
      () => deck[draws.int(deck.length)] ?? '2s',
    );
    return stand(bet, { cards, moves: [] }, null);
  },

  parseAction(input) {
    const fields = asRecord(input);
    if (fields?.type === 'cash_out' || fields?.type === 'skip') {
      return { kind: 'ok', action: { type: fields.type } };
    }
    if (fields?.type !== 'guess') return { kind: 'refused', error: 'bad_action', field: 'type' };
    const side = hiLoSides.find((name) => name === fields.side);
    if (!side) return { kind: 'refused', error: 'bad_action', field: 'side' };
    return { kind: 'ok', action: { type: 'guess', side } };
  },

  act(bet, state, action) {
    const refused = { kind: 'refused', error: 'illegal_action' } as const;
    if (endOf(state) !== null) return refused;
    const view = viewOf(bet, state, null);
    if (action.type === 'cash_out') {
      return view.canCashOut ? { kind: 'ok', ...stand(bet, state, 'cashed_out') } : refused;
    }
    const isOpen = action.type === 'skip' ? view.skipsLeft > 0 : afterGuess(bet, state, action.side) !== null;
    if (!isOpen) return refused;
    const move: HiLoMove = action.type === 'skip' ? 'skip' : action.side;
    const next = { cards: state.cards, moves: [...state.moves, move] };
    return { kind: 'ok', ...stand(bet, next, endOf(next)) };
  },

  view: (bet, state) => viewOf(bet, state, endOf(state)),

  // The first card lies open, so the stake does not go back: the likelier side of it pays its fair price like any other.
  left: {
    kind: 'first_guess',
    next: (_, state) =>
      waysOf(state).length > 0 ? { type: 'cash_out' } : { type: 'guess', side: likelierSide(state) },
  },

  events(bet, { cards, moves, end }) {
    return [
      ...cards.map((card, index) => {
        const move = moves[index - 1] ?? null;
        const isRight = isRightAt({ cards, moves }, index - 1);
        const ways = waysOf({ cards, moves: moves.slice(0, index) });
        const multiplier = isRight && ways.length > 0 ? hiLoMultiplier(ways) : 0;
        return { type: 'card_turned' as const, card, move, isRight, multiplier };
      }),
      { type: 'guessing_ended', end },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, { cards, moves }, end)),
    ] satisfies HiLoEvent[];
  },
};

/** In how many of thirteen ranks each guess so far was to win. */
function waysOf({ cards, moves }: HiLoState): number[] {
  return moves.flatMap((move, index) =>
    move === 'skip' ? [] : [hiLoWays(rankOf(cards[index] ?? ''), move)],
  );
}

/** The side that more ranks win on the card that lies open; `higher` where both are as likely. */
function likelierSide({ cards, moves }: HiLoState): HiLoSide {
  const rank = rankOf(cards[moves.length] ?? '');
  return hiLoWays(rank, 'lower') > hiLoWays(rank, 'higher') ? 'lower' : 'higher';
}

/** Whether the move on a card was borne out by the next one; a skip always is. */
function isRightAt({ cards, moves }: HiLoState, index: number): boolean {
  const move = moves[index] ?? 'skip';
  if (move === 'skip') return true;
  return hiLoWins(rankOf(cards[index] ?? ''), move, rankOf(cards[index + 1] ?? ''));
}

/** How the guesses ended the round by themselves: with a wrong one, or with the last one. */
function endOf(state: HiLoState): HiLoEnd | null {
  if (!isRightAt(state, state.moves.length - 1)) return 'wrong_guess';
  return waysOf(state).length === hiLoGuesses ? 'last_guess' : null;
}

/** What the round is worth after one more right guess; `null` when that would pass the largest payout. */
function afterGuess(bet: HiLoBet, { cards, moves }: HiLoState, side: HiLoSide): number | null {
  const multiplier = hiLoMultiplier(waysOf({ cards, moves: [...moves, side] }));
  return payoutOf(stakeCentsOf(bet), multiplier) <= limits.maxPayoutCents ? multiplier : null;
}

function stand(bet: HiLoBet, state: HiLoState, end: HiLoEnd | null): Step<HiLoState, HiLoOutcome> {
  const view = viewOf(bet, state, end);
  if (end === null) return { state, view, settled: null };
  const payoutCents = payoutCentsOf(bet, state, end);
  return { state, view, settled: { payoutCents, outcome: { cards: view.cards, moves: state.moves, end } } };
}

function viewOf(bet: HiLoBet, state: HiLoState, end: HiLoEnd | null): HiLoView {
  const { cards, moves } = state;
  const ways = waysOf(state);
  return {
    cards: cards.slice(0, moves.length + 1),
    moves,
    higherMultiplier: end === null ? afterGuess(bet, state, 'higher') : null,
    lowerMultiplier: end === null ? afterGuess(bet, state, 'lower') : null,
    skipsLeft: hiLoSkips - (moves.length - ways.length),
    multiplier: multiplierOf(state, end),
    payoutCents: Number(payoutCentsOf(bet, state, end)),
    canCashOut: end === null && ways.length > 0,
    end,
  };
}

function multiplierOf(state: HiLoState, end: HiLoEnd | null): number {
  const ways = waysOf(state);
  return end === 'wrong_guess' || ways.length === 0 ? 0 : hiLoMultiplier(ways);
}

function payoutCentsOf(bet: HiLoBet, state: HiLoState, end: HiLoEnd | null): bigint {
  return payoutOf(stakeCentsOf(bet), multiplierOf(state, end));
}
