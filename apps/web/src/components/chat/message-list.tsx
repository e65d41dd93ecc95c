import type { chat, DataOf } from '@arara/contract';
import { Button, Emoji, EmptyState, ErrorState, Skeleton } from '@arara/ui';
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { MessageLine } from './message-line.tsx';
import styles from './message-list.module.css';
import { isContinued, type Message } from './messages.ts';
import type { useRoom } from './use-room.ts';

interface MessageListProps {
  messages: ReturnType<typeof useRoom>;
  items: readonly Message[];
  me: DataOf<typeof chat.chatState>['me'];
  onMention: (name: string) => void;
  onReport: (message: Message) => void;
}

/** Nearer to the end than this a reader is taken along with what is new. */
const nearPx = 80;

/** What was said, the newest below; new messages are announced, and take the reader along who reads at the end. */
export function MessageList({ messages, items, me, onMention, onReport }: MessageListProps) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [firstId, lastId] = [items[0]?.id, items.at(-1)?.id];
  const heightBefore = useRef(0);
  const goToEnd = () => {
    const place = scroller.current;
    if (place) place.scrollTop = place.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with the last message.
  useLayoutEffect(() => {
    if (isAtEnd) goToEnd();
  }, [lastId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: older messages above must not push away what is read.
  useLayoutEffect(() => {
    const place = scroller.current;
    if (!place) return;
    if (!isAtEnd) place.scrollTop += place.scrollHeight - heightBefore.current;
    heightBefore.current = place.scrollHeight;
  }, [firstId]);
  // Whoever reads at the end stays there when the keyboard or the emoji take room away.
  const keepEnd = useEffectEvent(() => {
    if (isAtEnd) goToEnd();
  });
  useEffect(() => {
    const place = scroller.current;
    if (!place) return;
    const watch = new ResizeObserver(() => keepEnd());
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  const follow = () => {
    const place = scroller.current;
    if (!place) return;
    heightBefore.current = place.scrollHeight;
    setIsAtEnd(place.scrollHeight - place.scrollTop - place.clientHeight < nearPx);
  };
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <div ref={scroller} className={styles.scroller} tabIndex={0} onScroll={follow}>
        {messages.isError ? (
          <ErrorState
            title={t('common.network_error')}
            actions={<Button onClick={messages.retry}>{t('common.try_again')}</Button>}
          />
        ) : messages.isPending ? (
          <Waiting />
        ) : (
          <>
            {messages.hasOlder && (
              <Button
                className={styles.older ?? ''}
                size="sm"
                isLoading={messages.isLoadingOlder}
                onClick={messages.loadOlder}
              >
                {t('chat.older')}
              </Button>
            )}
            {items.length === 0 && (
              <EmptyState
                picture={<Emoji code="1f99c" size={72} />}
                title={t('chat.empty')}
                text={t('chat.empty_text')}
              />
            )}
            <div role="log" aria-label={t('chat.messages')}>
              <ol className={styles.list}>
                {items.map((item, index) => (
                  <MessageLine
                    key={item.id}
                    message={item}
                    isContinued={isContinued(item, items[index - 1])}
                    me={me}
                    onMention={onMention}
                    onReport={onReport}
                  />
                ))}
              </ol>
            </div>
          </>
        )}
      </div>
      {!isAtEnd && (
        <button type="button" className={styles.newest} onClick={goToEnd}>
          <ArrowDown size={16} aria-hidden="true" />
          {t('chat.newest')}
        </button>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {[180, 120, 220, 150, 200, 90].map((width) => (
        <div key={width} className={styles.waitingLine}>
          <Skeleton width={32} height={32} radius="50%" />
          <div>
            <Skeleton width={72} height={12} />
            <Skeleton width={width} height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
