import { chat, type DataOf } from '@arara/contract';
import { Avatar, IconButton, Menu, useToast } from '@arara/ui';
import { AtSign, CloudRain, Ellipsis, EyeOff, Flag } from 'lucide-react';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import styles from './message-line.module.css';
import { type Message, partsOf } from './messages.ts';

type Me = DataOf<typeof chat.chatState>['me'];

interface MessageLineProps {
  message: Message;
  /** Its author wrote the one before, a moment ago. */
  isContinued: boolean;
  me: Me;
  onMention: (name: string) => void;
  onReport: (message: Message) => void;
}

/** One message: who, when, what, and what can be done about it. */
export function MessageLine({ message, isContinued, me, onMention, onReport }: MessageLineProps) {
  const t = useT();
  const format = useFormat();
  const { author } = message;
  if (!author) return <RainLine message={message} />;
  const isMine = author.id === me?.author_id;
  const isForMe = message.mentions_me || (!isMine && me !== null && message.text.includes(`@${me.name}`));
  const time = (
    <time className={styles.time} dateTime={message.created_at}>
      {format.time(message.created_at)}
    </time>
  );
  return (
    <li className={styles.line} data-mine={isMine} data-for-me={isForMe} data-continued={isContinued}>
      {!isContinued && (
        <Avatar className={styles.face ?? ''} seed={author.id} src={author.picture_url} size={32} />
      )}
      <div className={styles.said}>
        {!isContinued && (
          <div className={styles.head}>
            <b className={styles.name}>{isMine ? t('chat.you') : author.name}</b>
            {author.vip_level > 0 && <span className={styles.vip}>VIP {author.vip_level}</span>}
            {time}
          </div>
        )}
        <p className={styles.text}>
          {/* biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a message never move. */}
          {partsOf(message.text).map((part, index) =>
            part.isName ? (
              <mark key={index} data-me={part.text === `@${me?.name}`}>
                {part.text}
              </mark>
            ) : (
              <span key={index}>{part.text}</span>
            ),
          )}
          {/* biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a message never move. */}
        </p>
      </div>
      {me && !isMine && (
        <MessageMenu message={message} author={author} me={me} onMention={onMention} onReport={onReport} />
      )}
    </li>
  );
}

/** What the house says of a rain, in the page's language. */
function RainLine({ message }: { message: Message }) {
  const t = useT();
  const format = useFormat();
  const { rain } = message;
  return (
    <li className={styles.rain}>
      <CloudRain size={20} aria-hidden="true" />
      <span>
        {rain
          ? t('chat.rain_fell', {
              count: rain.members,
              amount: format.money(rain.money),
              share: format.money(rain.share_money),
            })
          : message.text}
      </span>
    </li>
  );
}

interface MessageMenuProps {
  message: Message;
  author: NonNullable<Message['author']>;
  me: NonNullable<Me>;
  onMention: (name: string) => void;
  onReport: (message: Message) => void;
}

function MessageMenu({ message, author, me, onMention, onReport }: MessageMenuProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const hide = useAction(chat.chatHide);
  const hideAuthor = async () => {
    try {
      await hide.mutateAsync({ author_id: author.id, is_hidden: true });
      await Promise.all([refresh(chat.chatState), refresh(chat.chatMessages)]);
      toast({ title: t('chat.hidden', { name: author.name }) });
    } catch (error) {
      toast({ title: failureWords(error), tone: 'scarlet' });
    }
  };
  return (
    <Menu
      trigger={
        <IconButton
          className={styles.more ?? ''}
          size="sm"
          label={t('chat.more', { name: author.name })}
          icon={<Ellipsis size={18} />}
        />
      }
      entries={[
        ...(me.refusal === null
          ? [
              {
                kind: 'action' as const,
                key: 'mention',
                label: t('chat.mention'),
                icon: <AtSign size={18} />,
                onPress: () => onMention(author.name),
              },
            ]
          : []),
        {
          kind: 'action',
          key: 'report',
          label: t('chat.report'),
          icon: <Flag size={18} />,
          onPress: () => onReport(message),
        },
        {
          kind: 'action',
          key: 'hide',
          label: t('chat.hide'),
          icon: <EyeOff size={18} />,
          onPress: () => void hideAuthor(),
        },
      ]}
    />
  );
}
