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
import { ipeLottery, type Lottery, lotteryBalls, trevoLottery } from './paytable.ts';

/** Different numbers, lowest first; `null` leaves the ticket to the draw. */
export type LotteryBet = { stake: string; numbers: number[] | null };

/** The ticket played, and the balls in the order they came. */
export type LotteryOutcome = { numbers: number[]; drawn: number[] };

export type LotteryEvent =
  | { type: 'ticket_marked'; numbers: number[]; isQuickPick: boolean }
  | { type: 'ball_drawn'; number: number; isHit: boolean; hits: number }
  | { type: 'ticket_scored'; hits: number; multiplier: number }
  | SettledEvent;

export const lotteryRules = rulesOfLottery(trevoLottery);
export const ipeRules = rulesOfLottery(ipeLottery);

function rulesOfLottery(lottery: Lottery): InstantRules<LotteryBet, LotteryOutcome> {
  const { limits, pays } = lottery;
  const { picked } = lottery.numbers;
  const balls = lotteryBalls(lottery);
  const multiplierOf = (hits: number) => (pays[hits] ?? 0) * multiplierUnit;
  return {
    kind: 'instant',
    game: lottery.slug,
    version: 1,
    category: 'lottery',
    limits,

    paytable: () => ({
      numbers: { ...lottery.numbers },
      pays: pays.map((times, hits) => ({ hits, multiplier: times * multiplierUnit })),
    }),

    parseBet(input): BetResult<LotteryBet> {
      const fields = asRecord(input);
      if (!fields) return { kind: 'refused', error: 'bad_bet' };
      const stake = parseStake(fields, limits);
      if (stake.kind === 'refused') return stake;
      const numbers = fields.numbers === null ? null : ticketOf(fields.numbers, balls, picked);
      if (numbers === undefined) return { kind: 'refused', error: 'bad_bet', field: 'numbers' };
      return { kind: 'ok', bet: { ...stake.bet, numbers }, stakeCents: stake.stakeCents };
    },

    play(bet, draws) {
      const numbers = bet.numbers ?? ascending(draws.pick(balls, picked));
      const outcome = { numbers, drawn: draws.pick(balls, picked) };
      return { payoutCents: payoutOf(stakeCentsOf(bet), multiplierOf(hitsOf(outcome))), outcome };
    },

    events(bet, outcome) {
      const { numbers, drawn } = outcome;
      const stakeCents = stakeCentsOf(bet);
      const hits = hitsOf(outcome);
      const told = drawn.map((number, index) => ({
        type: 'ball_drawn' as const,
        number,
        isHit: numbers.includes(number),
        hits: hitsOf({ numbers, drawn: drawn.slice(0, index + 1) }),
      }));
      return [
        { type: 'ticket_marked', numbers, isQuickPick: bet.numbers === null },
        ...told,
        { type: 'ticket_scored', hits, multiplier: multiplierOf(hits) },
        settledEvent(stakeCents, payoutOf(stakeCents, multiplierOf(hits))),
      ] satisfies LotteryEvent[];
    },
  };
}

function hitsOf({ numbers, drawn }: LotteryOutcome): number {
  return drawn.filter((number) => numbers.includes(number)).length;
}

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

/** A ticket as it was filled in; `undefined` when it is none. */
function ticketOf(value: unknown, balls: readonly number[], picked: number): number[] | undefined {
  if (!Array.isArray(value) || value.length !== picked) return undefined;
  const numbers = value.filter((item): item is number => balls.includes(item));
  return new Set(numbers).size === picked ? ascending(numbers) : undefined;
}
