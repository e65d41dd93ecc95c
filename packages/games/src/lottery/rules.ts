import type { BetResult, InstantRules, Limits } from '../rules.ts';
import {
  asRecord,
  multiplierUnit,
  parseStake,
  payoutOf,
  type SettledEvent,
  settledEvent,
  stakeCentsOf,
} from '../stake.ts';
import { lotteryBalls, lotteryNumbers, lotteryPays } from './paytable.ts';

/** Five different numbers, lowest first; `null` leaves the ticket to the draw. */
export type LotteryBet = { stake: string; numbers: number[] | null };

/** The ticket played, and the balls in the order they came. */
export type LotteryOutcome = { numbers: number[]; drawn: number[] };

export type LotteryEvent =
  | { type: 'ticket_marked'; numbers: number[]; isQuickPick: boolean }
  | { type: 'ball_drawn'; number: number; isHit: boolean; hits: number }
  | { type: 'ticket_scored'; hits: number; multiplier: number }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 2_000n,
  stepCents: 1n,
  maxPayoutCents: 100_000_000n,
};

/** Sorte do Trevo: five numbers of eighty, five balls. */
export const lotteryRules: InstantRules<LotteryBet, LotteryOutcome> = {
  kind: 'instant',
  game: 'sorte-do-trevo',
  version: 1,
  category: 'lottery',
  limits,

  paytable: () => ({
    numbers: { ...lotteryNumbers },
    pays: lotteryPays.map((times, hits) => ({ hits, multiplier: times * multiplierUnit })),
  }),

  parseBet(input): BetResult<LotteryBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const numbers = fields.numbers === null ? null : ticketOf(fields.numbers);
    if (numbers === undefined) return { kind: 'refused', error: 'bad_bet', field: 'numbers' };
    return { kind: 'ok', bet: { ...stake.bet, numbers }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const numbers = bet.numbers ?? ascending(draws.pick(lotteryBalls, lotteryNumbers.picked));
    const outcome = { numbers, drawn: draws.pick(lotteryBalls, lotteryNumbers.picked) };
    return { payoutCents: payoutOf(stakeCentsOf(bet), multiplierOf(hitsOf(outcome))), outcome };
  },

  events(bet, outcome) {
    const { numbers, drawn } = outcome;
    const stakeCents = stakeCentsOf(bet);
    const hits = hitsOf(outcome);
    const balls = drawn.map((number, index) => ({
      type: 'ball_drawn' as const,
      number,
      isHit: numbers.includes(number),
      hits: hitsOf({ numbers, drawn: drawn.slice(0, index + 1) }),
    }));
    return [
      { type: 'ticket_marked', numbers, isQuickPick: bet.numbers === null },
      ...balls,
      { type: 'ticket_scored', hits, multiplier: multiplierOf(hits) },
      settledEvent(stakeCents, payoutOf(stakeCents, multiplierOf(hits))),
    ] satisfies LotteryEvent[];
  },
};

function hitsOf({ numbers, drawn }: LotteryOutcome): number {
  return drawn.filter((number) => numbers.includes(number)).length;
}

function multiplierOf(hits: number): number {
  return (lotteryPays[hits] ?? 0) * multiplierUnit;
}

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

/** A ticket as it was filled in; `undefined` when it is none. */
function ticketOf(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length !== lotteryNumbers.picked) return undefined;
  const numbers = value.filter((item): item is number => lotteryBalls.includes(item));
  return new Set(numbers).size === lotteryNumbers.picked ? ascending(numbers) : undefined;
}
