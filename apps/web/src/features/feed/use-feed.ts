import { feed } from '@arara/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOpenTopic } from '../../lib/socket.ts';
import { useCall } from '../../lib/use-call.ts';
import { type Feed, withNews } from './news.ts';

/** News are shown together once a second: lines that move more often cannot be read. */
const shownEveryMs = 1000;

/** Settled rounds and big wins, kept up to date by the socket. */
export function useFeed() {
  const client = useQueryClient();
  const query = useCall(feed.feed, {}, { staleTime: 15_000 });
  const waiting = useRef<Feed | null>(null);
  useOpenTopic(
    'site:feed',
    (data) => {
      // What our own server says has been checked by its schema there.
      const news = data as Feed;
      waiting.current = waiting.current ? withNews(waiting.current, news) : news;
    },
    () => {
      // Something may have been settled while nobody was told.
      void client.invalidateQueries({ queryKey: [feed.feed.name] });
    },
  );
  useEffect(() => {
    const timer = setInterval(() => {
      const news = waiting.current;
      waiting.current = null;
      if (news)
        client.setQueryData<Feed>([feed.feed.name, {}], (known) => (known ? withNews(known, news) : known));
    }, shownEveryMs);
    return () => clearInterval(timer);
  }, [client]);
  return query;
}
