import type { live } from '@arara/contract';
import { dealMs } from '@arara/games/live/seats';
import type { Deal } from './seats-state.ts';

/** What goes on at the table at a moment of the server's clock. */
export interface SeatsMoment {
  readonly stage: 'rest' | 'open' | 'locked' | 'dealing' | 'deciding' | 'drawing' | 'over';
  /** Since the first card, and since the dealer began to play; null before. */
  readonly dealtMs: number | null;
  readonly drawnMs: number | null;
  /** What is left to decide, and of how much; null while nothing is to be decided. */
  readonly leftMs: number | null;
}

export function momentOf(round: live.LiveRound | null, deal: Deal | null, serverMs: number): SeatsMoment {
  const none = { dealtMs: null, drawnMs: null, leftMs: null };
  if (!round || round.phase === 'waiting') return { ...none, stage: 'rest' };
  if (round.phase === 'open' || round.phase === 'locked') return { ...none, stage: round.phase };
  const dealtMs = serverMs - Date.parse(round.plays_at ?? '');
  if (deal?.drawn_at) {
    const drawnMs = serverMs - Date.parse(deal.drawn_at);
    return { stage: round.phase === 'settled' ? 'over' : 'drawing', dealtMs, drawnMs, leftMs: null };
  }
  if (dealtMs < dealMs(deal?.seats.length ?? 0)) return { ...none, stage: 'dealing', dealtMs };
  const leftMs = Math.max(0, Date.parse(deal?.decides_at ?? '') - serverMs);
  return { ...none, stage: 'deciding', dealtMs, leftMs: Number.isNaN(leftMs) ? null : leftMs };
}
