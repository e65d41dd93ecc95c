import { information } from '@arara/contract';
import { Button, IconButton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { HeartHandshake, X } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { memberStore } from '../../lib/member-store.ts';
import { useMember } from '../../lib/session.ts';
import { setFlags, useFlag } from '../../lib/ui-flags.ts';
import styles from './reminder.module.css';

const seenKey = 'reminder-seen';

/** On the home page until it is closed, beside the page and never over it: play calmly. Can be turned off for good. */
export function Reminder() {
  const t = useT();
  const member = useMember();
  const isOff = useFlag('isReminderOff');
  const isModalOpened = useFlag('isModalOpened');
  const [isSeen, setSeen] = useState(() => memberStore.getItem(seenKey) === 'yes');
  if (!member?.is_tips_on || isOff || isSeen || isModalOpened) return null;
  const turnOff = () => {
    setFlags({ isReminderOff: true });
    // The member's other devices hear of it; without an answer it stays off here.
    void api(information.updateProfile, { is_tips_on: false }).catch(() => undefined);
  };
  const close = () => {
    memberStore.setItem(seenKey, 'yes');
    setSeen(true);
  };
  return (
    <section className={styles.reminder} aria-label={t('shell.reminder_title')}>
      <IconButton
        className={styles.close ?? ''}
        label={t('common.close')}
        icon={<X size={18} />}
        onClick={close}
      />
      <h2 className={styles.title}>
        <HeartHandshake size={20} aria-hidden="true" />
        {t('shell.reminder_title')}
      </h2>
      <p className={styles.text}>{t('shell.reminder_text')}</p>
      <div className={styles.actions}>
        <Button size="sm" link={<Link to="/responsible-gaming" />}>
          {t('shell.reminder_more')}
        </Button>
        <Button size="sm" tone="plain" onClick={turnOff}>
          {t('shell.reminder_off')}
        </Button>
      </div>
    </section>
  );
}
