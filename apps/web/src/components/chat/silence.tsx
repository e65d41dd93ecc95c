import type { chat, DataOf } from '@arara/contract';
import { VolumeX } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { type Phrase, useT } from '../../lib/i18n.ts';
import styles from './composer.module.css';

type Me = NonNullable<DataOf<typeof chat.chatState>['me']>;

const words: Record<NonNullable<Me['refusal']>, Phrase> = {
  demo_not_allowed: 'chat.no_demo',
  member_frozen: 'chat.no_frozen',
  play_paused: 'chat.no_excluded',
  chat_muted: 'chat.no_muted',
  chat_banned: 'chat.no_banned',
};

/** Why a member cannot write here now, and until when. */
export function Silence({ me }: { me: Me }) {
  const t = useT();
  const format = useFormat();
  if (!me.refusal) return null;
  const time = me.muted_until === null ? '' : format.dateTime(me.muted_until);
  return (
    <div className={styles.silence} role="status">
      <VolumeX size={20} aria-hidden="true" />
      <p>
        <b>{t(words[me.refusal], { time })}</b>
        {me.reason !== '' && <span>{t('chat.because', { reason: me.reason })}</span>}
      </p>
    </div>
  );
}
