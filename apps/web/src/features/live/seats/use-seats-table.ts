import { type DataOf, live } from '@arara/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useIsTold, useOpenTopic } from '../../../lib/socket.ts';
import { ServerClock } from '../server-clock.ts';
import { afterEvent, type Deal, fromSnapshot, type SeatsState, withDeal } from './seats-state.ts';

export type SeatsTableData = Extract<DataOf<typeof live.liveTable>, { play: 'seats' }>;

/** Without the socket the table is asked for so often: there is little time to decide. */
const unconnectedMs = 1_500;

type News =
  | { readonly kind: 'snapshot'; readonly data: live.LiveSeatsSnapshot }
  | { readonly kind: 'event'; readonly event: live.LiveEvent }
  | { readonly kind: 'deal'; readonly deal: Deal };

function reduce(state: SeatsState, news: News): SeatsState {
  if (news.kind === 'snapshot') return fromSnapshot(news.data);
  return news.kind === 'deal' ? withDeal(state, news.deal) : afterEvent(state, news.event);
}

export interface SeatsNow {
  readonly state: SeatsState;
  readonly isConnected: boolean;
  readonly clock: ServerClock;
  /** What an own request was answered. */
  take(deal: Deal): void;
  /** Asks for the table and the own seats again. */
  refresh(): void;
}

/** A table as it stands, kept up to date by the socket; while that is lost, by asking. */
export function useSeatsTable(data: SeatsTableData): SeatsNow {
  const client = useQueryClient();
  const isConnected = useIsTold();
  const [clock] = useState(() => new ServerClock());
  const [state, tell] = useReducer(reduce, data, (first) => {
    clock.hear(Date.parse(first.server_time), Date.now());
    return fromSnapshot(first);
  });
  const refresh = () =>
    void client.invalidateQueries({ queryKey: [live.liveTable.name, { table: data.table }] });
  const takeIn = useEffectEvent((told: SeatsTableData) => {
    clock.hear(Date.parse(told.server_time), Date.now());
    // What is read while the socket tells is older than what it told.
    if (!isConnected) tell({ kind: 'snapshot', data: told });
  });
  useEffect(() => takeIn(data), [data]);
  const askAgain = useEffectEvent(refresh);
  useEffect(() => {
    if (isConnected) return;
    const timer = setInterval(() => askAgain(), unconnectedMs);
    return () => clearInterval(timer);
  }, [isConnected]);
  useOpenTopic(
    `live:${data.table}`,
    (told) => {
      // What our own server says has been checked by its schema there.
      const event = told as live.LiveEvent;
      if (event.kind === 'phase' || event.kind === 'deal')
        clock.hear(Date.parse(event.server_time), Date.now());
      tell({ kind: 'event', event });
    },
    // The own seats are told by the call alone.
    refresh,
    (told) => {
      const snapshot = told as live.LiveSeatsSnapshot;
      clock.hear(Date.parse(snapshot.server_time), Date.now());
      tell({ kind: 'snapshot', data: snapshot });
    },
  );
  return { state, isConnected, clock, refresh, take: (deal) => tell({ kind: 'deal', deal }) };
}
