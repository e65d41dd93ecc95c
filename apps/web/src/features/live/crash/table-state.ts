import type { live } from '@arara/contract';

type Round = live.LiveRound;
type Bet = live.LiveBet;
export type Past = live.LiveSnapshot['history'][number];

/** A table as everybody sees it. */
export interface TableState {
  readonly round: Round | null;
  readonly next: Round | null;
  /** Bets of the two rounds by the round's id, then by their own. */
  readonly bets: ReadonlyMap<string, ReadonlyMap<string, Bet>>;
  /** How the last rounds ended, the newest first. */
  readonly history: readonly Past[];
}

type Snapshot = Pick<live.LiveSnapshot, 'round' | 'next' | 'bets' | 'history'>;
const historyMost = 30;

/** What stands on the table replaces what was known; of bets on the next round the snapshot tells nothing. */
export function fromSnapshot({ round, next, bets, history }: Snapshot, known?: TableState): TableState {
  const waiting = next && known?.bets.get(next.id);
  const all = new Map<string, ReadonlyMap<string, Bet>>();
  if (round) all.set(round.id, new Map(bets.map((bet) => [bet.id, bet])));
  if (next && waiting) all.set(next.id, waiting);
  return { round, next, bets: all, history };
}

/** The table after one piece of news. Hearing it twice changes nothing. */
export function afterEvent(state: TableState, event: live.LiveEvent): TableState {
  if (event.kind === 'phase') return afterPhase(state, event.round, event.next);
  if (event.kind === 'bets') return { ...state, bets: withRoundBets(state.bets, event.round_id, event.bets) };
  if (event.kind === 'tick' && state.round?.id === event.round_id && state.round.top !== event.top)
    return { ...state, round: { ...state.round, top: event.top } };
  return state;
}

function afterPhase(state: TableState, round: Round, next: Round | null): TableState {
  // A late word about a round that is behind us.
  if (state.round && round.number < state.round.number) return state;
  const kept = [round.id, next?.id];
  return {
    round,
    next,
    bets: new Map([...state.bets].filter(([id]) => kept.includes(id))),
    history: withPast(state.history, round),
  };
}

function withPast(history: readonly Past[], { id, number, end, ended_at }: Round): readonly Past[] {
  if (end === null || ended_at === null || history.some((past) => past.id === id)) return history;
  return [{ id, number, end, ended_at }, ...history].slice(0, historyMost);
}

function withRoundBets(known: TableState['bets'], roundId: string, told: readonly Bet[]): TableState['bets'] {
  const bets = new Map(known.get(roundId));
  for (const bet of told)
    if (bet.is_demo) continue;
    else if (bet.state === 'cancelled') bets.delete(bet.id);
    else if (bet.state !== 'placed' || !bets.has(bet.id)) bets.set(bet.id, bet);
  return new Map(known).set(roundId, bets);
}

/** The bets of the round that runs, the largest first; own ones are among them, of play money too. */
export function shownBets({ round, bets }: TableState, own: readonly live.LiveOwnBet[] = []): readonly Bet[] {
  const shown = new Map(bets.get(round?.id ?? ''));
  for (const bet of own)
    if (bet.round_id === round?.id && bet.state !== 'cancelled' && !shown.has(bet.id)) shown.set(bet.id, bet);
  return [...shown.values()].sort((a, b) => Number(b.stake) - Number(a.stake) || (a.id < b.id ? -1 : 1));
}
