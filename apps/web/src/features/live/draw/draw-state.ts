import type { live } from '@arara/contract';

type Round = live.LiveRound;
type Bet = live.LiveBet;
export type Past = live.LiveDrawSnapshot['history'][number];

/** A table of draws as everybody sees it. */
export interface DrawState {
  readonly round: Round | null;
  readonly next: Round | null;
  readonly isWaiting: boolean;
  /** Bets of the round that runs, by their id. */
  readonly bets: ReadonlyMap<string, Bet>;
  /** How the last rounds ended, the newest first. */
  readonly history: readonly Past[];
}

type Snapshot = Pick<live.LiveDrawSnapshot, 'round' | 'next' | 'bets' | 'history' | 'is_waiting'>;
const historyMost = 100;

export function fromSnapshot({ round, next, bets, history, is_waiting }: Snapshot): DrawState {
  return { round, next, isWaiting: is_waiting, bets: new Map(bets.map((bet) => [bet.id, bet])), history };
}

/** The table after one piece of news. Hearing it twice changes nothing. */
export function afterEvent(state: DrawState, event: live.LiveEvent): DrawState {
  if (event.kind === 'phase') return afterPhase(state, event.round, event.next);
  if (event.kind === 'bets' && event.round_id === state.round?.id)
    return { ...state, bets: withBets(state.bets, event.bets) };
  return state;
}

function afterPhase(state: DrawState, round: Round, next: Round | null): DrawState {
  // A late word about a round that is behind us.
  if (state.round && round.number < state.round.number) return state;
  return {
    round,
    next,
    isWaiting: false,
    bets: round.id === state.round?.id ? state.bets : new Map(),
    history: withPast(state.history, round),
  };
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

function withBets(known: ReadonlyMap<string, Bet>, told: readonly Bet[]): ReadonlyMap<string, Bet> {
  const bets = new Map(known);
  for (const bet of told)
    if (bet.is_demo) continue;
    else if (bet.state === 'cancelled') bets.delete(bet.id);
    else if (bet.state !== 'placed' || !bets.has(bet.id)) bets.set(bet.id, bet);
  return bets;
}

/** The largest bets first; own ones are among them, of play money too. */
export function largestBets(
  { round, bets }: DrawState,
  most: number,
  own: readonly live.LiveDrawOwnBet[] = [],
): readonly Bet[] {
  const shown = new Map(bets);
  for (const bet of own)
    if (bet.round_id === round?.id && bet.state !== 'cancelled' && !shown.has(bet.id)) shown.set(bet.id, bet);
  return [...shown.values()]
    .sort((a, b) => Number(b.stake) - Number(a.stake) || (a.id < b.id ? -1 : 1))
    .slice(0, most);
}

/** The round that takes bets now; null between the last call and the next round. */
export function openRound({ round, next, isWaiting }: DrawState): Round | null {
  if (round?.phase === 'open') return round;
  return isWaiting ? next : null;
}
