import { Card, Emoji, EmptyState } from '@arara/ui';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './information.module.css';
import { InformationScreen } from './information-screen.tsx';
import { NewsCard } from './news-card.tsx';

/** `/information-center/announcement`: news, and changes with the day they take effect. */
export function AnnouncementPage() {
  const t = useT();
  const format = useFormat();
  return (
    <InformationScreen title={t('information.announcements')}>
      {({ announcements }) =>
        announcements.length === 0 ? (
          <Card>
            <EmptyState
              picture={<Emoji code="1f4e3" size={72} />}
              title={t('information.no_announcements')}
              text={t('information.no_announcements_text')}
            />
          </Card>
        ) : (
          <div className={styles.list}>
            {announcements.map(({ id, kind, title, text, announced_at: at, effective_at: from }) => (
              <NewsCard
                key={id}
                kind={kind}
                date={t('information.announced_on', { date: format.date(at) })}
                title={title}
                text={text}
                {...(from && { effective: t('information.effective_on', { date: format.date(from) }) })}
              />
            ))}
          </div>
        )
      }
    </InformationScreen>
  );
}
