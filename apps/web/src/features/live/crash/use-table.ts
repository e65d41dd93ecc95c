import { live } from '@arara/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { doubtConnection, useIsTold, useOpenTopic } from '../../../lib/socket.ts';
import { ServerClock } from '../server-clock.ts';
import { useIsLost } from '../use-is-lost.ts';
import { type FlightRules, type Moment, momentOf, silenceMs } from './flight-now.ts';
import { type FlightTable, flightRules } from './flight-rules.ts';
import { afterEvent, fromSnapshot, type TableState } from './table-state.ts';

type News =
  | { readonly kind: 'snapshot'; readonly data: live.LiveSnapshot }
  | { readonly kind: 'event'; readonly event: live.LiveEvent };

const reduce = (state: TableState, news: News): TableState =>
  news.kind === 'snapshot' ? fromSnapshot(news.data, state) : afterEvent(state, news.event);

export interface Flight {
  readonly state: TableState;
  readonly rules: FlightRules;
  /** The table has not been told for a while. */
  readonly isLost: boolean;
  /** Where the flight stands at a moment of this page's clock. */
  momentAt(ownMs: number): Moment;
  /** The server's clock at a moment of this page's. */
  serverMsAt(ownMs: number): number;
}

/** A table as it stands, kept up to date by the socket; while that is lost, by asking. */
export function useTable(data: FlightTable, onBets: (bets: readonly live.LiveBet[]) => void): Flight {
  const client = useQueryClient();
  const isConnected = useIsTold();
  const isLost = useIsLost();
  const [clock] = useState(() => new ServerClock());
  const heardMs = useRef(0);
  const [state, tell] = useReducer(reduce, data, (first) => fromSnapshot(first));
  const hear = (serverMs: number) => {
    clock.hear(serverMs, performance.now());
    heardMs.current = Math.max(serverMs, clock.at(performance.now()));
  };
  const asked = [live.liveTable.name, { table: data.table }];
  // What is read while the socket tells is older than what it told.
  const adopt = useEffectEvent((answer: FlightTable) => {
    clock.hear(Date.parse(answer.server_time), performance.now());
    if (!isConnected) tell({ kind: 'snapshot', data: answer });
    onBets(answer.bets);
  });
  useEffect(() => adopt(data), [data]);
  useOpenTopic(
    `live:${data.table}`,
    (told) => {
      // What our own server says has been checked by its schema there.
      const event = told as live.LiveEvent;
      if (event.kind === 'tick') {
        const startMs = Date.parse(state.round?.plays_at ?? '');
        if (event.round_id !== state.round?.id) return;
        if (startMs > 0) hear(startMs + event.elapsed_ms);
        if (event.top === state.round.top) return;
      }
      if (event.kind === 'phase') hear(Date.parse(event.server_time));
      if (event.kind === 'bets') onBets(event.bets);
      tell({ kind: 'event', event });
    },
    // The own bets are told by the call alone.
    () => void client.invalidateQueries({ queryKey: asked }),
    (told) => {
      const snapshot = told as live.LiveSnapshot;
      hear(Date.parse(snapshot.server_time));
      onBets(snapshot.bets);
      tell({ kind: 'snapshot', data: snapshot });
    },
  );
  // News of a flight come ten times a second: silence is a connection that may have gone.
  const isPlaying = isConnected && state.round?.phase === 'playing';
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (clock.at(performance.now()) - heardMs.current > silenceMs) doubtConnection();
    }, silenceMs);
    return () => clearInterval(timer);
  }, [isPlaying, clock]);
  const rules = flightRules(data.rules);
  return {
    state,
    rules,
    isLost,
    momentAt: (ownMs) => momentOf(rules, state.round, clock.at(ownMs), heardMs.current),
    serverMsAt: (ownMs) => clock.at(ownMs),
  };
}
