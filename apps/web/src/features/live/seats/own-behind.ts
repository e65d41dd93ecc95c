import type { live } from '@arara/contract';
import type { Deal, SeatsState } from './seats-state.ts';

export type OwnBet = live.LiveSeatOwnBet;

/** Own bets behind seats, as they matter at a moment of the table. */
export interface OwnBehind {
  /** Of the round that is seen. */
  readonly seen: OwnBet | null;
  /** Of the round that takes bets; there is one bet a round. */
  readonly next: OwnBet | null;
  /** Somebody has given up the seat that it was behind. */
  readonly isReturned: boolean;
}

/** What is known of own bets with one more answer: the table may tell of a later moment, or of an earlier one. */
export function withAnswer(known: readonly OwnBet[], answer: OwnBet): readonly OwnBet[] {
  const same = known.find(({ id }) => id === answer.id);
  if (!same) return [...known, answer];
  if (same.state !== 'placed' || answer.state === 'placed') return known;
  return known.map((bet) => (bet === same ? answer : bet));
}

export function ownBehind(
  bets: readonly OwnBet[],
  seenId: string | undefined,
  targetId: string | undefined,
  takenBack: ReadonlySet<string>,
): OwnBehind {
  const of = (id: string | undefined) => bets.filter((bet) => bet.round_id === id);
  const next = of(targetId).find(({ state }) => state === 'placed') ?? null;
  return {
    seen: of(seenId).find(({ state }) => state !== 'cancelled') ?? null,
    next,
    isReturned:
      next === null && of(targetId).some(({ id, state }) => state === 'cancelled' && !takenBack.has(id)),
  };
}

/** The seat of another, at the open table, behind which a bet can be laid; null where there is none. */
export function seatToFollow(
  { round, deals }: SeatsState,
  seat: number,
  ownIds: ReadonlySet<string>,
): Deal['seats'][number] | null {
  if (round?.phase !== 'open') return null;
  const taken = deals.get(round.id)?.seats.find((one) => one.seat === seat);
  return taken && !ownIds.has(taken.bet_id) ? taken : null;
}

/** The number of the seat that an own bet is behind. */
export function seatBehind({ deals }: SeatsState, bet: OwnBet | null): number | null {
  if (!bet) return null;
  return deals.get(bet.round_id)?.seats.find(({ bet_id }) => bet_id === bet.behind)?.seat ?? null;
}
