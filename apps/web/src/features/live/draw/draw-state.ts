import type { DataOf, live } from '@arara/contract';
import { afterPhase, type Standing, standingOf } from '../standing.ts';
import type { TableKind, TableNow } from '../use-shared-table.ts';

type Round = live.LiveRound;
type Bet = live.LiveBet;
export type DrawTable = Extract<DataOf<typeof live.liveTable>, { play: 'draw' }>;
export type DrawNow = TableNow<DrawState>;

/** A table of draws as everybody sees it. */
export interface DrawState extends Standing {
  /** Bets of the round that runs, by their id. */
  readonly bets: ReadonlyMap<string, Bet>;
}

export const drawKind: TableKind<live.LiveDrawSnapshot, DrawState> = {
  fromSnapshot: (snapshot) => ({
    ...standingOf(snapshot),
    bets: new Map(snapshot.bets.map((bet) => [bet.id, bet])),
  }),
  afterEvent,
  unconnectedMs: 4_000,
};

/** The table after one piece of news. Hearing it twice changes nothing. */
export function afterEvent(state: DrawState, event: live.LiveEvent): DrawState {
  if (event.kind === 'bets' && event.round_id === state.round?.id)
    return { ...state, bets: withBets(state.bets, event.bets) };
  const moved = event.kind === 'phase' ? afterPhase(state, event) : null;
  return moved ? { ...moved, bets: moved.round.id === state.round?.id ? state.bets : new Map() } : state;
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
