import { type DataOf, support } from '@arara/contract';
import { Button, Card, Skeleton } from '@arara/ui';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn, useMember } from '../../lib/session.ts';
import { useTopic } from '../../lib/socket.ts';
import { sessionStore } from '../../lib/storage.ts';
import { setFlags } from '../../lib/ui-flags.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import styles from './support-talk.module.css';

type Conversation = DataOf<typeof support.supportConversation>;

/** The member's conversation with the team: what was said, live, and where one writes. */
export function SupportTalk() {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  return (
    <Card padding="lg">
      <section className={styles.talk} aria-label={t('information.talk')}>
        <div>
          <h2>{t('information.talk')}</h2>
          <p className={styles.hint}>{t(isLoggedIn ? 'information.talk_text' : 'information.talk_log_in')}</p>
        </div>
        {isLoggedIn ? (
          <Talk />
        ) : (
          <Button tone="ivory" onClick={() => setFlags({ isLoginShown: true })}>
            {t('identity.log_in')}
          </Button>
        )}
      </section>
    </Card>
  );
}

function Talk() {
  const refresh = useRefresh();
  const { data, error, refetch } = useCall(support.supportConversation, {});
  const { mutate: markRead } = useAction(support.supportRead);
  useTopic('support', () => void refresh(support.supportConversation));
  const unread = data?.unread ?? 0;
  const seen = useEffectEvent(() => markRead({}));
  // What stands on the page is read.
  useEffect(() => {
    if (unread > 0) seen();
  }, [unread]);
  if (data) return <Whole conversation={data} />;
  if (!error) return <Skeleton height={160} radius="var(--r2)" />;
  return <LoadFailed asked={{ error, refetch }} />;
}

function Whole({ conversation }: { conversation: Conversation }) {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  const list = useRef<HTMLOListElement>(null);
  const { items } = conversation;
  const lastId = items.at(-1)?.id;
  useEffect(() => {
    if (lastId !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lastId]);
  return (
    <>
      {items.length === 0 ? (
        <p className={styles.none}>{t('information.talk_none')}</p>
      ) : (
        <ol ref={list} className={styles.said} aria-live="polite">
          {items.map((message) => (
            <li key={message.id} className={styles.message} data-mine={message.is_mine}>
              <p>{message.text}</p>
              <span className={styles.who}>
                {t(message.is_mine ? 'information.talk_you' : 'information.talk_team')}
                {' · '}
                <time dateTime={message.at}>{format.dateTime(message.at)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
      {conversation.state === 'closed' && <p className={styles.hint}>{t('information.talk_closed')}</p>}
      {member && <Writing memberId={member.id} />}
    </>
  );
}

/** Where one writes: what was begun stays while its member looks up an order on another page or loads this one anew. */
function Writing({ memberId }: { memberId: string }) {
  const t = useT();
  const words = useFailureWords();
  const refresh = useRefresh();
  const write = useAction(support.supportWrite);
  const begunKey = `support-begun-${memberId}`;
  const [text, setText] = useState(sessionStore.getItem(begunKey) ?? '');
  const keep = (next: string) => {
    if (next === '') sessionStore.removeItem(begunKey);
    else sessionStore.setItem(begunKey, next);
    setText(next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || write.isPending) return;
    try {
      await write.mutateAsync({ text });
      keep('');
      await refresh(support.supportConversation);
    } catch {
      // The words stand below, and what was written stays.
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <textarea
        className={styles.field}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => {
          write.reset();
          keep(event.target.value);
        }}
        placeholder={t('information.talk_write')}
        aria-label={t('information.talk_write')}
        aria-invalid={write.isError}
      />
      <Button
        type="submit"
        tone="ivory"
        icon={<SendHorizontal size={18} aria-hidden="true" />}
        isLoading={write.isPending}
        disabled={text.trim() === ''}
      >
        {t('information.talk_send')}
      </Button>
      {write.error && (
        <p className={styles.problem} role="alert">
          {words(write.error)}
        </p>
      )}
    </form>
  );
}
