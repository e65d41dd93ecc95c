import { games as calls } from '@arara/contract';
import { Card, dressLink, GamePoster, IconButton } from '@arara/ui';
import { History, TrendingUp, X } from 'lucide-react';
import { gameLink } from '../../components/game-link.tsx';
import { pictureOf } from '../../components/posters.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './search.module.css';

interface SearchAsideProps {
  recent: readonly string[];
  onSearch: (name: string) => void;
  onForget: (name: string) => void;
}

/** What was searched for on this device, and what others play now. */
export function SearchAside({ recent, onSearch, onForget }: SearchAsideProps) {
  const t = useT();
  const trending = useCall(calls.gamePopular, { page_size: 4 }, { staleTime: 60_000 }).data?.items ?? [];
  return (
    <div className={styles.aside}>
      {recent.length > 0 && (
        <Card aria-labelledby="recent-searches">
          <h2 id="recent-searches" className={styles.asideTitle}>
            {t('platforms.recent')}
          </h2>
          <ul>
            {recent.map((name) => (
              <li key={name} className={styles.recent}>
                <button type="button" className={styles.recentName} onClick={() => onSearch(name)}>
                  <History size={18} aria-hidden="true" />
                  <span>{name}</span>
                </button>
                <IconButton
                  label={t('platforms.recent_remove', { name })}
                  icon={<X size={16} />}
                  onClick={() => onForget(name)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {trending.length > 0 && (
        <Card aria-labelledby="trending-games" className={styles.trending}>
          <h2 id="trending-games" className={styles.asideTitle}>
            {t('platforms.trending')}
          </h2>
          <ul>
            {trending.map((game) => {
              return (
                <li key={game.id}>
                  {dressLink(gameLink(game), {
                    className: styles.trend,
                    children: (
                      <>
                        <GamePoster
                          className={styles.trendPoster}
                          title={game.title}
                          {...pictureOf(game)}
                          width={36}
                          height={48}
                          loading="lazy"
                        />
                        <span className={styles.trendWords}>
                          <b>{game.title}</b>
                          <span>{t(`shell.category_${game.category}`)}</span>
                        </span>
                        <TrendingUp size={18} aria-hidden="true" className={styles.trendMark} />
                      </>
                    ),
                  })}
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </div>
  );
}
