import { information } from '@arara/contract';
import { Button, Card, Chips, Emoji, EmptyState, Records, useToast } from '@arara/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { usePages } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
import { MessageLine } from './message-line.tsx';
import styles from './messages.module.css';

const states = ['all', 'unread'] as const;

/** `/messages`: what has happened in the member's account, with read marks. */
export function MessagesPage() {
  const t = useT();
  const words = useFailureWords();
  const toast = useToast();
  const refresh = useRefresh();
  const [state, setState] = useState<(typeof states)[number]>('all');
  const list = usePages(information.messageList, { state });
  const readOne = useAction(information.messageRead);
  const readAll = useAction(information.messageReadAll);
  const unread = list.first?.unread ?? 0;
  useTitle(t('information.messages'));

  const afterReading = () => {
    void refresh(information.messageList);
    void refresh(information.messagesUnread);
  };
  const failed = (error: unknown) => toast({ tone: 'scarlet', title: words(error) });
  const markOne = (id: string) =>
    readOne.mutate({ message_id: id }, { onSuccess: afterReading, onError: failed });
  const markAll = () =>
    readAll.mutate(
      {},
      {
        onSuccess: () => {
          afterReading();
          toast({ tone: 'leaf', title: t('information.all_read') });
        },
        onError: failed,
      },
    );

  return (
    <div className={styles.page}>
      <ScreenHead
        title={t('information.messages')}
        text={t('information.messages_text')}
        action={
          <Button
            icon={<CheckCheck size={18} aria-hidden="true" />}
            isLoading={readAll.isPending}
            disabled={unread === 0}
            onClick={markAll}
          >
            {t('information.mark_all_read')}
          </Button>
        }
      />
      <Chips
        className={styles.filter ?? ''}
        label={t('information.messages')}
        size="md"
        options={[
          { value: 'all', label: t('information.all') },
          { value: 'unread', label: t('information.unread'), ...(unread > 0 && { count: unread }) },
        ]}
        value={state}
        onValueChange={setState}
      />
      <Card>
        <Records
          label={t('information.messages')}
          state={list.state}
          rows={list.pages.flatMap((page) => page.items)}
          rowKey={(message) => message.id}
          renderRow={(message) => (
            <MessageLine message={message} isBusy={readOne.isPending} onRead={() => markOne(message.id)} />
          )}
          endText={t('common.end_of_list')}
          {...(list.hasMore && {
            more: { label: t('common.load_more'), isLoading: list.isLoadingMore, onPress: list.more },
          })}
          empty={<NoMessages isUnread={state === 'unread'} onAll={() => setState('all')} />}
          error={<LoadFailed asked={{ error: list.error, refetch: list.again }} />}
        />
      </Card>
    </div>
  );
}

function NoMessages({ isUnread, onAll }: { isUnread: boolean; onAll: () => void }) {
  const t = useT();
  if (!isUnread)
    return (
      <EmptyState
        picture={<Emoji code="1f4ec" size={72} />}
        title={t('information.no_messages')}
        text={t('information.no_messages_text')}
      />
    );
  return (
    <EmptyState
      picture={<Emoji code="2705" size={72} />}
      title={t('information.no_unread')}
      text={t('information.no_unread_text')}
      actions={<Button onClick={onAll}>{t('information.all')}</Button>}
    />
  );
}
