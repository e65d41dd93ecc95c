import { type DataOf, live } from '@arara/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useIsTold, useOpenTopic } from '../../../lib/socket.ts';
import { ServerClock } from '../server-clock.ts';
import { afterEvent, type DrawState, fromSnapshot } from './draw-state.ts';

export type DrawTable = Extract<DataOf<typeof live.liveTable>, { play: 'draw' }>;

/** Without the socket the table is asked for so often. */
const unconnectedMs = 4_000;

type News =
  | { readonly kind: 'snapshot'; readonly data: live.LiveDrawSnapshot }
  | { readonly kind: 'event'; readonly event: live.LiveEvent };

const reduce = (state: DrawState, news: News): DrawState =>
  news.kind === 'snapshot' ? fromSnapshot(news.data) : afterEvent(state, news.event);

export interface DrawNow {
  readonly state: DrawState;
  readonly isConnected: boolean;
  readonly clock: ServerClock;
  /** Asks for the table and the own bets again. */
  refresh(): void;
}

/** A table as it stands, kept up to date by the socket; while that is lost, by asking. */
export function useDrawTable(data: DrawTable, onBets: (bets: readonly live.LiveBet[]) => void): DrawNow {
  const client = useQueryClient();
  const isConnected = useIsTold();
  const [clock] = useState(() => new ServerClock());
  const [state, tell] = useReducer(reduce, data, (first) => {
    clock.hear(Date.parse(first.server_time), Date.now());
    return fromSnapshot(first);
  });
  const refresh = () =>
    void client.invalidateQueries({ queryKey: [live.liveTable.name, { table: data.table }] });
  const takeIn = useEffectEvent((told: DrawTable) => {
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
      if (event.kind === 'phase') clock.hear(Date.parse(event.server_time), Date.now());
      if (event.kind === 'bets') onBets(event.bets);
      tell({ kind: 'event', event });
    },
    // The own bets are told by the call alone.
    refresh,
    (told) => {
      const snapshot = told as live.LiveDrawSnapshot;
      clock.hear(Date.parse(snapshot.server_time), Date.now());
      onBets(snapshot.bets);
      tell({ kind: 'snapshot', data: snapshot });
    },
  );
  return { state, isConnected, clock, refresh };
}
