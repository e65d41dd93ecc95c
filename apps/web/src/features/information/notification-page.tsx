import { Card, Emoji, EmptyState } from '@arara/ui';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './information.module.css';
import { InformationScreen } from './information-screen.tsx';
import { NewsCard } from './news-card.tsx';

/** `/information-center/notification`: what players need to know now. */
export function NotificationPage() {
  const t = useT();
  const format = useFormat();
  return (
    <InformationScreen title={t('information.notifications')}>
      {({ notifications }) =>
        notifications.length === 0 ? (
          <Card>
            <EmptyState
              picture={<Emoji code="1f514" size={72} />}
              title={t('information.no_notifications')}
              text={t('information.no_notifications_text')}
            />
          </Card>
        ) : (
          <div className={styles.list}>
            {notifications.map(({ id, kind, title, text, published_at: at }) => (
              <NewsCard key={id} kind={kind} date={format.date(at)} title={title} text={text} />
            ))}
          </div>
        )
      }
    </InformationScreen>
  );
}
