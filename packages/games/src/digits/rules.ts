import type { BetResult, InstantRules } from '../rules.ts';
import {
  asRecord,
  multiplierUnit,
  parseStake,
  payoutOf,
  type SettledEvent,
  settledEvent,
  stakeCentsOf,
} from '../stake.ts';
import {
  anyOrderPairTimes,
  type DigitBetType,
  digitBets,
  digitKinds,
  digitLimits,
  digitsDrawn,
  digitTimes,
  isDigitHit,
} from './bets.ts';

/** The digits from the left; `last_two` and `last_one` name those at the right end. */
export type DigitsBet = { stake: string; type: DigitBetType; digits: number[] };

export type DigitsOutcome = { drawn: number[] };

export type DigitsEvent =
  | { type: 'ticket_marked'; bet: DigitBetType; digits: number[]; multiplier: number }
  | { type: 'digit_drawn'; place: number; digit: number }
  | { type: 'ticket_scored'; isHit: boolean }
  | SettledEvent;

/** Trinca da Sorte: three digits from three drums. */
export const digitsRules: InstantRules<DigitsBet, DigitsOutcome> = {
  kind: 'instant',
  game: 'trinca-da-sorte',
  version: 1,
  category: 'lottery',
  limits: digitLimits,

  paytable: () => ({
    digits: digitsDrawn,
    kinds: digitKinds,
    bets: digitBets.map(({ type, digits, times }) => ({ type, digits, multiplier: times * multiplierUnit })),
    anyOrderOfPair: anyOrderPairTimes * multiplierUnit,
  }),

  parseBet(input): BetResult<DigitsBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, digitLimits);
    if (stake.kind === 'refused') return stake;
    const bet = digitBets.find(({ type }) => type === fields.type);
    if (!bet) return { kind: 'refused', error: 'bad_bet', field: 'type' };
    const digits = Array.isArray(fields.digits)
      ? fields.digits.filter((item): item is number => typeof item === 'number')
      : [];
    if (
      !Array.isArray(fields.digits) ||
      digits.length !== fields.digits.length ||
      digitTimes(bet.type, digits) === null
    ) {
      return { kind: 'refused', error: 'bad_bet', field: 'digits' };
    }
    return { kind: 'ok', bet: { ...stake.bet, type: bet.type, digits }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const drawn = Array.from({ length: digitsDrawn }, () => draws.int(digitKinds));
    return { payoutCents: payoutCentsOf(bet, { drawn }), outcome: { drawn } };
  },

  events(bet, outcome) {
    return [
      { type: 'ticket_marked', bet: bet.type, digits: bet.digits, multiplier: multiplierOf(bet) },
      ...outcome.drawn.map((digit, place) => ({ type: 'digit_drawn' as const, place, digit })),
      { type: 'ticket_scored', isHit: isDigitHit(bet.type, bet.digits, outcome.drawn) },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, outcome)),
    ] satisfies DigitsEvent[];
  },
};

function multiplierOf({ type, digits }: DigitsBet): number {
  return (digitTimes(type, digits) ?? 0) * multiplierUnit;
}

function payoutCentsOf(bet: DigitsBet, { drawn }: DigitsOutcome): bigint {
  return isDigitHit(bet.type, bet.digits, drawn) ? payoutOf(stakeCentsOf(bet), multiplierOf(bet)) : 0n;
}
