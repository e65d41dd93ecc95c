import type { live } from '@arara/contract';
import { useReducer, useRef, useState } from 'react';
import { useOpenTopic } from '../../../lib/socket.ts';
import { momentOf } from '../crash/flight-now.ts';
import { flightRules } from '../crash/flight-rules.ts';
import { ServerClock } from '../server-clock.ts';
import { afterNews, firstPreview, fromSnapshot, type LobbyTable, type Preview } from './preview.ts';

type News =
  | {
      readonly kind: 'snapshot';
      readonly data: live.LiveSnapshot | live.LiveDrawSnapshot | live.LiveSeatsSnapshot;
    }
  | { readonly kind: 'event'; readonly event: live.LiveEvent };

const reduce = (preview: Preview, news: News): Preview =>
  news.kind === 'snapshot' ? fromSnapshot(news.data) : afterNews(preview, news.event);

const nothing = () => undefined;

/** A table as the lobby shows it; followed only while its card is in sight. */
export function usePreview(table: LobbyTable, isWatched: boolean) {
  const [clock] = useState(() => new ServerClock());
  const [preview, tell] = useReducer(reduce, table, firstPreview);
  const heardMs = useRef(0);
  const hear = (serverMs: number) => {
    clock.hear(serverMs, performance.now());
    heardMs.current = clock.at(performance.now());
  };
  useOpenTopic(
    isWatched ? `live:${table.table}` : null,
    (told) => {
      // What our own server says has been checked by its schema there.
      const event = told as live.LiveEvent;
      if (event.kind === 'tick') {
        const startMs = Date.parse(preview.round?.plays_at ?? '');
        if (event.round_id === preview.round?.id && startMs > 0) hear(startMs + event.elapsed_ms);
        return;
      }
      if (event.kind !== 'phase') return;
      hear(Date.parse(event.server_time));
      tell({ kind: 'event', event });
    },
    nothing,
    (told) => {
      const data = told as live.LiveSnapshot | live.LiveDrawSnapshot | live.LiveSeatsSnapshot;
      hear(Date.parse(data.server_time));
      tell({ kind: 'snapshot', data });
    },
  );
  const rules = table.play === 'flight' ? flightRules(table.rules) : null;
  return {
    preview,
    serverMsAt: (ownMs: number) => clock.at(ownMs),
    figureAt: (ownMs: number) =>
      rules ? momentOf(rules, preview.round, clock.at(ownMs), heardMs.current).hundredths : 100,
  };
}
