import { Card, Tag, type TagTone } from '@arara/ui';
import { CalendarClock } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import styles from './information.module.css';

type Kind = 'payments' | 'security' | 'games' | 'service' | 'terms' | 'news' | 'promotion';

const tones: Record<Kind, TagTone> = {
  payments: 'cobalt',
  security: 'scarlet',
  games: 'cobalt',
  service: 'muted',
  terms: 'sun',
  news: 'cobalt',
  promotion: 'violet',
};

interface NewsCardProps {
  kind: Kind;
  date: string;
  title: string;
  text: string;
  /** Since when or from when it holds. */
  effective?: string;
}

/** One notice or announcement: what it is about, when it was said, what it says, and when it takes effect. */
export function NewsCard({ kind, date, title, text, effective }: NewsCardProps) {
  const t = useT();
  return (
    <Card>
      <article>
        <div className={styles.newsHead}>
          <Tag tone={tones[kind]}>{t(`information.kind_${kind}`)}</Tag>
          <span className={styles.date}>{date}</span>
        </div>
        <h2 className={styles.newsTitle}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {effective && (
          <p className={styles.effective}>
            <CalendarClock size={16} aria-hidden="true" />
            {effective}
          </p>
        )}
      </article>
    </Card>
  );
}
