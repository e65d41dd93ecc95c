import type { DataOf, information } from '@arara/contract';
import { IconButton, IconTile, VisuallyHidden } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Check,
  Gift,
  Newspaper,
  UserRound,
  UserRoundPlus,
} from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './messages.module.css';

type Message = DataOf<typeof information.messageList>['items'][number];

const icons = {
  account: UserRound,
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  reward: Gift,
  friend: UserRoundPlus,
  news: Newspaper,
} as const satisfies Record<Message['kind'], unknown>;

/** Where a kind of message is told in full. */
const places = {
  account: null,
  deposit: '/rechargeRecord',
  withdrawal: '/withdrawalRecord',
  reward: '/statement',
  friend: '/agency-center/invite',
  news: '/information-center/announcement',
} as const satisfies Record<Message['kind'], string | null>;

interface MessageLineProps {
  message: Message;
  isBusy: boolean;
  onRead: () => void;
}

/** One message: a cobalt mark while it is unread, its words, the way on, and a tick to read it with. */
export function MessageLine({ message, isBusy, onRead }: MessageLineProps) {
  const t = useT();
  const format = useFormat();
  const { kind, title, text, is_read: isRead, created_at: at } = message;
  const Icon = icons[kind];
  const place = places[kind];
  return (
    <article className={styles.line} data-unread={!isRead}>
      <IconTile tone={isRead ? 'muted' : 'cobalt'} className={isRead ? undefined : styles.unread}>
        <Icon size={18} />
      </IconTile>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {title}
          {!isRead && <VisuallyHidden> ({t('information.unread')})</VisuallyHidden>}
        </h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.foot}>
          <time dateTime={at}>{format.dateTime(at)}</time>
          {place && (
            <Link to={place} className={styles.way} onClick={isRead ? undefined : onRead}>
              {t('information.see_details')}
            </Link>
          )}
        </p>
      </div>
      {!isRead && (
        <IconButton
          label={t('information.mark_read')}
          icon={<Check size={18} />}
          disabled={isBusy}
          onClick={onRead}
        />
      )}
    </article>
  );
}
