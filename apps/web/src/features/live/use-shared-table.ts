import { live } from '@arara/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsTold, useOpenTopic } from '../../lib/socket.ts';
import { ServerClock } from './server-clock.ts';
import { useIsLost } from './use-is-lost.ts';

/** What is told of any shared table. */
interface Told {
  readonly table: string;
  readonly server_time: string;
  readonly bets: readonly live.LiveBet[];
}

/** How tables of one kind are kept: what follows from a snapshot and from each piece of news. */
export interface TableKind<Snapshot, State> {
  fromSnapshot(snapshot: Snapshot): State;
  /** Hearing news twice, or late, changes nothing. */
  afterEvent(state: State, event: live.LiveEvent): State;
  /** Without the socket the table is asked for so often. */
  readonly unconnectedMs: number;
}

export interface TableNow<State> {
  readonly state: State;
  /** The table has not been told for a while. */
  readonly isLost: boolean;
  readonly clock: ServerClock;
  /** What an own request was answered, on top of what stands. */
  change(step: (state: State) => State): void;
  /** Asks for the table and what is the player's own again. */
  refresh(): void;
}

/** A table as it stands, kept up to date by the socket; while that is lost, by asking. */
export function useSharedTable<Snapshot extends Told, State>(
  data: Snapshot,
  kind: TableKind<Snapshot, State>,
  onBets: (bets: readonly live.LiveBet[]) => void = () => {},
): TableNow<State> {
  const client = useQueryClient();
  const isConnected = useIsTold();
  const isLost = useIsLost();
  const [clock] = useState(() => new ServerClock());
  const hear = (serverTime: string) => clock.hear(Date.parse(serverTime), Date.now());
  const [state, change] = useState(() => {
    hear(data.server_time);
    return kind.fromSnapshot(data);
  });
  const refresh = () =>
    void client.invalidateQueries({ queryKey: [live.liveTable.name, { table: data.table }] });
  const takeIn = useEffectEvent((told: Snapshot) => {
    hear(told.server_time);
    // What is read while the socket tells is older than what it told.
    if (!isConnected) change(kind.fromSnapshot(told));
  });
  useEffect(() => takeIn(data), [data]);
  const askAgain = useEffectEvent(refresh);
  useEffect(() => {
    if (isConnected) return;
    const timer = setInterval(() => askAgain(), kind.unconnectedMs);
    return () => clearInterval(timer);
  }, [isConnected, kind.unconnectedMs]);
  useOpenTopic(
    `live:${data.table}`,
    (told) => {
      // What our own server says has been checked by its schema there.
      const event = told as live.LiveEvent;
      if ('server_time' in event) hear(event.server_time);
      if (event.kind === 'bets') onBets(event.bets);
      change((before) => kind.afterEvent(before, event));
    },
    // What is the player's own is told by the call alone.
    refresh,
    (told) => {
      const snapshot = told as Snapshot;
      hear(snapshot.server_time);
      onBets(snapshot.bets);
      change(kind.fromSnapshot(snapshot));
    },
  );
  return { state, isLost, clock, change, refresh };
}
