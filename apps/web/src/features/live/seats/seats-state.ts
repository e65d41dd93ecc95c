import type { live } from '@arara/contract';

type Round = live.LiveRound;
export type Deal = live.LiveDeal;
export type Past = live.LiveSeatsSnapshot['history'][number];

/** A table with seats as everybody sees it. */
export interface SeatsState {
  readonly round: Round | null;
  readonly next: Round | null;
  readonly isWaiting: boolean;
  /** The seats of both rounds, by the round. */
  readonly deals: ReadonlyMap<string, Deal>;
  /** How the last rounds ended, the newest first. */
  readonly history: readonly Past[];
}

type Snapshot = Pick<live.LiveSeatsSnapshot, 'round' | 'next' | 'deals' | 'history' | 'is_waiting'>;
const historyMost = 100;

export function fromSnapshot({ round, next, deals, history, is_waiting }: Snapshot): SeatsState {
  return {
    round,
    next,
    isWaiting: is_waiting,
    deals: new Map(deals.map((deal) => [deal.round_id, deal])),
    history,
  };
}

/** The table after one piece of news. Hearing it twice, or late, changes nothing. */
export function afterEvent(state: SeatsState, event: live.LiveEvent): SeatsState {
  if (event.kind === 'phase') return afterPhase(state, event.round, event.next);
  return event.kind === 'deal' ? withDeal(state, event.deal) : state;
}

function afterPhase(state: SeatsState, round: Round, next: Round | null): SeatsState {
  if (state.round && round.number < state.round.number) return state;
  const kept = [...state.deals].filter(([id]) => id === round.id || id === next?.id);
  return {
    round,
    next,
    isWaiting: false,
    deals: new Map(kept),
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
