import { Button, Card, Emoji, LiveDot } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Clock3, Mail, MessageCircle } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import styles from './information.module.css';
import { InformationScreen } from './information-screen.tsx';
import type { Information } from './load-information.ts';
import { SupportTalk } from './support-talk.tsx';

/** `/information-center/support`: the chat channel, the e-mail address, the hours. */
export function SupportPage() {
  const t = useT();
  return (
    <InformationScreen title={t('information.support')}>
      {({ support }) => <Support support={support} />}
    </InformationScreen>
  );
}

function Support({ support }: { support: Information['support'] }) {
  const t = useT();
  return (
    <div className={styles.list}>
      <Card padding="lg" className={styles.support ?? ''}>
        <Emoji code="1f4ac" size={112} className={styles.speech} />
        <div className={styles.supportWords}>
          <h2>{support.title}</h2>
          <p className={styles.text}>{support.text}</p>
          <ul className={styles.facts}>
            {support.is_always_open && (
              <li>
                <LiveDot tone="leaf" /> {t('information.always_open')}
              </li>
            )}
            <li>
              <Clock3 size={16} aria-hidden="true" />
              {support.hours}
            </li>
            <li>
              <Mail size={16} aria-hidden="true" />
              {support.email}
            </li>
          </ul>
          <div className={styles.actions}>
            <Button
              tone="cta"
              icon={<MessageCircle size={18} aria-hidden="true" />}
              link={
                <a
                  href={support.linkurl}
                  target="_blank"
                  rel="noopener noreferrer"
                  title={t('information.opens_new_window')}
                />
              }
            >
              {t('information.open_chat')}
            </Button>
            <Button
              icon={<Mail size={18} aria-hidden="true" />}
              link={<a href={`mailto:${support.email}`} />}
            >
              {t('information.write_email')}
            </Button>
          </div>
        </div>
      </Card>
      <SupportTalk />
      <Card padding="none">
        <Link to="/faq" className={styles.door}>
          <span className={styles.doorWords}>
            <b>{t('information.see_faq')}</b>
            <span className={styles.text}>{t('information.see_faq_text')}</span>
          </span>
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      </Card>
    </div>
  );
}
