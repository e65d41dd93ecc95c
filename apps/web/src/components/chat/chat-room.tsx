import { chat } from '@arara/contract';
import { useRef, useState } from 'react';
import { useTopic } from '../../lib/socket.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';
import { useIsAway } from '../pause/use-is-away.ts';
import styles from './chat-room.module.css';
import { Composer, type ComposerHandle } from './composer.tsx';
import { HiddenPeople } from './hidden-people.tsx';
import { MessageList } from './message-list.tsx';
import type { Message } from './messages.ts';
import { readNews } from './news.ts';
import { RainBanner } from './rain-banner.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { useRoom } from './use-room.ts';

/** A room from the rain above it to the line one writes in. */
export function ChatRoom({ room }: { room: string }) {
  const messages = useRoom(room);
  const refresh = useRefresh();
  const state = useCall(chat.chatState, {}, { refetchInterval: 120_000 });
  const composer = useRef<ComposerHandle>(null);
  const [reported, setReported] = useState<Message | null>(null);
  useTopic('chat', (data) => {
    if (readNews(data)?.kind !== 'mention') void refresh(chat.chatState);
  });
  const isAway = useIsAway();
  const me = state.data?.me ?? null;
  const hidden = new Set(me?.hidden.map(({ author_id: id }) => id));
  return (
    <div className={styles.room}>
      {state.data?.rain && !isAway && (
        <RainBanner
          rain={state.data.rain}
          // How far this clock stands from the server's.
          aheadMs={state.dataUpdatedAt - Date.parse(state.data.server_time)}
          onFallen={() => void refresh(chat.chatState)}
        />
      )}
      <MessageList
        messages={messages}
        items={messages.items.filter(({ author }) => !author || !hidden.has(author.id))}
        me={me}
        onMention={(name) => composer.current?.mention(name)}
        onReport={setReported}
      />
      {me && me.hidden.length > 0 && <HiddenPeople hidden={me.hidden} />}
      <Composer ref={composer} room={room} me={me} isKnown={!state.isPending} onSent={messages.show} />
      <ReportSheet message={reported} onClose={() => setReported(null)} />
    </div>
  );
}
