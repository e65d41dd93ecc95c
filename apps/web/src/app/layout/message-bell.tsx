import { information } from '@arara/contract';
import { IconButton, useToast } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { tellAfterRound } from '../../lib/session.ts';
import { useTopic } from '../../lib/socket.ts';
import { isToldHere } from '../../lib/told-here.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';
import styles from './message-bell.module.css';

/** The way to the message centre, with how many messages wait; a new one is told by the socket. */
export function MessageBell() {
  const t = useT();
  const refresh = useRefresh();
  const { data } = useCall(
    information.messagesUnread,
    {},
    { enabled: useIsSettled(), refetchInterval: 60_000 },
  );
  const unread = data?.unread ?? 0;
  const toast = useToast();
  const known = useRef(new Date().toISOString());
  /**
   * The topic also tells that messages were read elsewhere: only one that is newer than what is known is shown, not before
   * the round it may be about is told, and not when the page tells the same.
   */
  const tellNewest = async () => {
    const [newest] = (await api(information.messageList, { page_size: 1, state: 'unread' })).items;
    if (!newest || newest.created_at <= known.current) return;
    known.current = newest.created_at;
    tellAfterRound(() => {
      if (!isToldHere(newest.kind))
        toast({ title: newest.title, text: newest.text, icon: <Bell size={20} /> });
    });
  };
  useTopic('message', () => {
    void refresh(information.messagesUnread);
    void refresh(information.messageList);
    void tellNewest().catch(() => {});
  });
  return (
    <div className={styles.bell}>
      <IconButton
        look="filled"
        size="lg"
        className={styles.button ?? ''}
        label={unread > 0 ? t('information.messages_unread', { count: unread }) : t('information.messages')}
        icon={<Bell size={20} />}
        link={<Link to="/messages" />}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </div>
  );
}
