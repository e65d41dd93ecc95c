import type { DataOf, live } from '@arara/contract';
import { afterPhase, type Standing, standingOf } from '../standing.ts';
import type { TableKind, TableNow } from '../use-shared-table.ts';

type Round = live.LiveRound;
export type Deal = live.LiveDeal;
export type SeatsTableData = Extract<DataOf<typeof live.liveTable>, { play: 'seats' }>;
export type SeatsNow = TableNow<SeatsState>;

/** A table with seats as everybody sees it. */
export interface SeatsState extends Standing {
  /** The seats of both rounds, by the round. */
  readonly deals: ReadonlyMap<string, Deal>;
}

export const seatsKind: TableKind<live.LiveSeatsSnapshot, SeatsState> = {
  fromSnapshot,
  afterEvent,
  // There is little time to decide.
  unconnectedMs: 1_500,
};

type Snapshot = Pick<live.LiveSeatsSnapshot, 'round' | 'next' | 'deals' | 'history' | 'is_waiting'>;

export function fromSnapshot(snapshot: Snapshot): SeatsState {
  return {
    ...standingOf(snapshot),
    deals: new Map(snapshot.deals.map((deal) => [deal.round_id, deal])),
  };
}

/** The table after one piece of news. Hearing it twice, or late, changes nothing. */
export function afterEvent(state: SeatsState, event: live.LiveEvent): SeatsState {
  if (event.kind === 'deal') return withDeal(state, event.deal);
  const moved = event.kind === 'phase' ? afterPhase(state, event) : null;
  if (!moved) return state;
  const kept = [...state.deals].filter(([id]) => id === moved.round.id || id === moved.next?.id);
  return { ...moved, deals: new Map(kept) };
}

export function withDeal(state: SeatsState, deal: Deal): SeatsState {
  const known = state.deals.get(deal.round_id);
  if (known && isOlder(deal, known)) return state;
  return { ...state, deals: new Map(state.deals).set(deal.round_id, deal) };
}

/** Payments do not count as turns: of two words about the same turn the one that knows of more of them is newer. */
function isOlder(deal: Deal, known: Deal): boolean {
  if (deal.seq !== known.seq) return deal.seq < known.seq;
  const ended = ({ seats }: Deal) => seats.filter(({ state }) => state !== 'placed').length;
  return ended(deal) < ended(known);
}

/** The round that takes seats: the one that is open, else the one that waits behind it. */
export function seatingRound({ round, next }: SeatsState): Round | null {
  return round?.phase === 'open' ? round : next;
}

/** Whether a member may take a seat of that round: it is free there and, while it waits, nobody else's before it. */
export function isSeatFree(
  { round, deals }: SeatsState,
  target: Round,
  seat: number,
  ownIds: ReadonlySet<string>,
): boolean {
  const holder = (id: string | undefined) => deals.get(id ?? '')?.seats.find((one) => one.seat === seat);
  if (holder(target.id)) return false;
  if (target.phase !== 'waiting') return true;
  const now = holder(round?.id);
  return now === undefined || ownIds.has(now.bet_id);
}
