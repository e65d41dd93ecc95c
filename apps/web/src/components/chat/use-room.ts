import { chat, type DataOf } from '@arara/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useOpenTopic } from '../../lib/socket.ts';
import { useCall } from '../../lib/use-call.ts';
import { type Message, olderAfter, withMessage, withoutMessage } from './messages.ts';

type Page = DataOf<typeof chat.chatMessages>;

/** What is said in a room: the newest page, kept up to date by the socket, and older ones as they are asked for. */
export function useRoom(room: string) {
  const client = useQueryClient();
  const query = useCall(chat.chatMessages, { room }, { refetchInterval: 120_000 });
  const [older, setOlder] = useState<{ items: readonly Message[]; hasMore: boolean } | null>(null);
  // What the newest page held when it was last looked at.
  const newest = useRef<readonly Message[]>([]);
  useEffect(() => {
    const [before, now] = [newest.current, query.data?.items ?? []];
    newest.current = now;
    setOlder((known) => {
      const items = known && olderAfter(known.items, before, now);
      return known && items && { ...known, items };
    });
  }, [query.data]);
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const key = [chat.chatMessages.name, { room }];
  const change = (next: (items: readonly Message[]) => readonly Message[]) =>
    client.setQueryData<Page>(key, (page) => (page ? { ...page, items: [...next(page.items)] } : page));
  const hear = (data: unknown) => {
    // What our own server says has been checked by its schema there.
    const event = data as chat.ChatRoomEvent;
    if (event.kind === 'message') change((items) => withMessage(items, event.message));
    else {
      newest.current = withoutMessage(newest.current, event.message_id);
      change((items) => withoutMessage(items, event.message_id));
      setOlder((known) => known && { ...known, items: withoutMessage(known.items, event.message_id) });
    }
  };
  useOpenTopic(`chat:${room}`, hear, () => {
    // Something may have been said while nobody was told.
    void client.invalidateQueries({ queryKey: key });
  });
  const items = [...(older?.items ?? []), ...(query.data?.items ?? [])];
  const loadOlder = async () => {
    const before = items[0]?.id;
    if (before === undefined || isLoadingOlder) return;
    setIsLoadingOlder(true);
    try {
      const page = await api(chat.chatMessages, { room, before });
      setOlder((known) => ({ items: [...page.items, ...(known?.items ?? [])], hasMore: page.has_more }));
    } finally {
      setIsLoadingOlder(false);
    }
  };
  return {
    items,
    isPending: query.isPending,
    isError: query.isError && !query.data,
    retry: () => void query.refetch(),
    hasOlder: older ? older.hasMore : (query.data?.has_more ?? false),
    isLoadingOlder,
    loadOlder: () => void loadOlder().catch(() => undefined),
    show: (message: Message) => change((known) => withMessage(known, message)),
  };
}
