import type { live } from '@arara/contract';

type Round = live.LiveRound;
export type Past = live.LiveDrawSnapshot['history'][number];

/** Where a table with results has come to, as everybody sees it. */
export interface Standing {
  readonly round: Round | null;
  readonly next: Round | null;
  readonly isWaiting: boolean;
  /** How the last rounds ended, the newest first. */
  readonly history: readonly Past[];
}

type Snapshot = Pick<live.LiveDrawSnapshot, 'round' | 'next' | 'history' | 'is_waiting'>;
const historyMost = 100;

export function standingOf({ round, next, history, is_waiting }: Snapshot): Standing {
  return { round, next, isWaiting: is_waiting, history };
}

/** After the table has moved on; null for a late word about a round that is behind us. */
export function afterPhase(
  { round: known, history }: Standing,
  { round, next }: Extract<live.LiveEvent, { kind: 'phase' }>,
): (Standing & { readonly round: Round }) | null {
  if (known && round.number < known.number) return null;
  return { round, next, isWaiting: false, history: withPast(history, round) };
}

/** A result joins the others when its round is settled: before that it is still being played. */
function withPast(
  history: readonly Past[],
  { id, number, outcome, ended_at, phase }: Round,
): readonly Past[] {
  if (phase !== 'settled' || outcome === null || outcome === undefined || history[0]?.id === id)
    return history;
  return [{ id, number, outcome, ended_at: ended_at ?? '' }, ...history].slice(0, historyMost);
}
