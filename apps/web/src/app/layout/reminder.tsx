import { Button, IconButton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { HeartHandshake, X } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import { sessionStore } from '../../lib/storage.ts';
import { setFlags, useFlag } from '../../lib/ui-flags.ts';
import styles from './reminder.module.css';

const seenKey = 'reminder-seen';

/** On the home page until it is closed, beside the page and never over it: play calmly. Can be turned off for good. */
export function Reminder() {
  const t = useT();
  const member = useMember();
  const isOff = useFlag('isReminderOff');
  const isModalOpened = useFlag('isModalOpened');
  const [isSeen, setSeen] = useState(() => sessionStore.getItem(seenKey) === 'yes');
  if (!member || isOff || isSeen || isModalOpened) return null;
  const close = () => {
    sessionStore.setItem(seenKey, 'yes');
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
        <Button size="sm" tone="plain" onClick={() => setFlags({ isReminderOff: true })}>
          {t('shell.reminder_off')}
        </Button>
      </div>
    </section>
  );
}
