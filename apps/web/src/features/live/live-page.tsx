import { games } from '@arara/contract';
import { Button, Card, Emoji, EmptyState, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { GameRow } from '../../components/game-row.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { OnlineCount } from '../../components/online/online-count.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './live.module.css';
import { LiveTable } from './live-table.tsx';
import { LiveTables } from './lobby/live-tables.tsx';

/** The lobby shows this many; the rest stands in the catalogue. */
const shownMax = 24;
const relatedMax = 12;

/** `/video`: the tables that are dealt live, large, and the table games beside them. */
export function LivePage() {
  const t = useT();
  const { data, error, refetch } = useCall(games.gameList, { category: 'live', page_size: shownMax });
  const title = t('shell.category_live');
  useTitle(title);
  return (
    <div className={styles.page}>
      <ScreenHead
        title={title}
        text={t('live.text')}
        action={
          <>
            <OnlineCount />
            {(!data || data.total > shownMax) && (
              <Button link={<Link to="/game" search={{ category: 'live' }} />}>{t('common.see_all')}</Button>
            )}
          </>
        }
      />
      <LiveTables />
      {data ? (
        data.items.length === 0 ? (
          <Card>
            <EmptyState
              picture={<Emoji code="1f3af" size={72} />}
              title={t('live.empty')}
              text={t('live.empty_text')}
              actions={
                <Button tone="ivory" link={<Link to="/game" />}>
                  {t('shell.all_games')}
                </Button>
              }
            />
          </Card>
        ) : (
          <section className={styles.part}>
            <h2>{t('live.more_title')}</h2>
            <ul className={styles.tables} aria-label={t('live.more_title')}>
              {data.items.map((game) => (
                <LiveTable key={game.id} game={game} isUrgent={false} />
              ))}
            </ul>
          </section>
        )
      ) : error ? (
        <Card>
          <LoadFailed asked={{ error, refetch }} />
        </Card>
      ) : (
        <div className={styles.tables} aria-busy="true">
          <Skeleton className={styles.waiting ?? ''} height="auto" radius="var(--r3)" />
          <Skeleton className={styles.waiting ?? ''} height="auto" radius="var(--r3)" />
        </div>
      )}
      <Related />
    </div>
  );
}

/** Table games of the house; nothing while there are none. */
function Related() {
  const t = useT();
  const { data } = useCall(games.gameList, { category: 'table', page_size: relatedMax });
  if (!data || data.items.length === 0) return null;
  return (
    <GameRow
      title={t('live.related')}
      aside={
        <Link to="/game" search={{ category: 'table' }}>
          {t('common.see_all')}
        </Link>
      }
      games={data.items}
    />
  );
}
