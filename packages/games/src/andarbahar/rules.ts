import { type Card, deck } from '../cards/deck.ts';
import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { andarBets, andarMultiplier, dealtUntilMatch, mostDealt, sideOf } from './bets.ts';

export type AndarBaharBet = { stake: string; on: string };

/** The card in the middle, and all that were dealt to the sides in turn; the last one matches. */
export type AndarBaharOutcome = { middle: Card; dealt: Card[] };

export type AndarBaharEvent =
  | { type: 'middle_turned'; card: Card }
  | { type: 'card_dealt'; side: 'andar' | 'bahar'; card: Card }
  | { type: 'match_found'; side: 'andar' | 'bahar'; dealt: number }
  | { type: 'bet_paid'; on: string; multiplier: number }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 100_000n,
  stepCents: 1n,
  maxPayoutCents: 12_000_000n,
};

/** Andar Bahar Tropical: cards to two sides in turn until one matches the card in the middle. */
export const andarBaharRules: InstantRules<AndarBaharBet, AndarBaharOutcome> = {
  kind: 'instant',
  game: 'andar-bahar-tropical',
  version: 1,
  category: 'card',
  limits,

  paytable: () => ({
    cards: deck.length,
    bets: andarBets.map(({ key, from, to, pays }) => ({ on: key, from, to, pays })),
  }),

  parseBet(input): BetResult<AndarBaharBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const bet = andarBets.find(({ key }) => key === fields.on);
    if (!bet) return { kind: 'refused', error: 'bad_bet', field: 'on' };
    return { kind: 'ok', bet: { ...stake.bet, on: bet.key }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const [middle = '', ...cards] = draws.pick(deck, mostDealt + 1);
    const outcome = { middle, dealt: dealtUntilMatch(middle, cards) };
    return { payoutCents: payoutCentsOf(bet, outcome), outcome };
  },

  events(bet, outcome) {
    const { middle, dealt } = outcome;
    return [
      { type: 'middle_turned', card: middle },
      ...dealt.map((card, index) => ({ type: 'card_dealt' as const, side: sideOf(index + 1), card })),
      { type: 'match_found', side: sideOf(dealt.length), dealt: dealt.length },
      { type: 'bet_paid', on: bet.on, multiplier: multiplierOf(bet, outcome) },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, outcome)),
    ] satisfies AndarBaharEvent[];
  },
};

function multiplierOf(bet: AndarBaharBet, { dealt }: AndarBaharOutcome): number {
  const chosen = andarBets.find(({ key }) => key === bet.on);
  return chosen ? andarMultiplier(chosen, dealt.length) : 0;
}

function payoutCentsOf(bet: AndarBaharBet, outcome: AndarBaharOutcome): bigint {
  return payoutOf(stakeCentsOf(bet), multiplierOf(bet, outcome));
}
