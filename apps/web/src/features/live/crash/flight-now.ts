import type { live } from '@arara/contract';
import { type Growth, hundredthsAt } from '@arara/games/live';
import { hundredthsOf } from './multiplier.ts';

type Round = live.LiveRound;

/** What has to be known to tell where a flight stands. */
export interface FlightRules {
  readonly growth: Growth;
  readonly lowest: number;
  readonly highest: number;
}

/** Nobody was told of the flight for so long: it may have ended, and its multiplier is not made up any further. */
export const silenceMs = 1_500;

export interface Moment {
  readonly elapsedMs: number;
  readonly hundredths: number;
}

/** Where the round stands at a moment of the server's clock, when it was heard of last at `heardMs` of it. */
export function momentOf(
  { growth, highest }: FlightRules,
  round: Round | null,
  serverMs: number,
  heardMs: number,
): Moment {
  const startMs = Date.parse(round?.plays_at ?? '');
  if (round?.phase === 'settled' && round.end !== null) {
    return {
      elapsedMs: Math.max(0, Date.parse(round.ended_at ?? '') - startMs),
      hundredths: hundredthsOf(round.end),
    };
  }
  if (round?.phase !== 'playing') return { elapsedMs: 0, hundredths: 100 };
  const elapsedMs = Math.max(0, Math.min(serverMs, heardMs + silenceMs) - startMs);
  return { elapsedMs, hundredths: Math.min(hundredthsAt(growth, elapsedMs), highest) };
}

/** Where a bet leaves by itself at the latest, in hundredths: its own multiplier, or the top of the round. */
export function leavesAt(bet: Pick<live.LiveOwnBet, 'ceiling'>, round: Round | null): number {
  const own = hundredthsOf(bet.ceiling);
  return round?.top == null ? own : Math.min(own, hundredthsOf(round.top));
}

/** What a bet would be paid now, in centavos: rounded down, and never above what it is cashed out at by itself. */
export function worthOf(stakeCents: bigint, hundredths: number, ceiling: number): bigint {
  return (stakeCents * BigInt(Math.min(hundredths, ceiling))) / 100n;
}
