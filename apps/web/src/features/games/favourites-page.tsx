import { games as calls } from '@arara/contract';
import { Button, Card, Emoji, EmptyState } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { GameGrid } from '../../components/game-grid.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './games.module.css';

/** The member's favourites, newest first. */
export function FavouritesPage() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.followList, {});
  useTitle(t('shell.favourites'));
  return (
    <div className={styles.page}>
      <h1>{t('shell.favourites')}</h1>
      {error && !data ? (
        <Card>
          <LoadFailed asked={{ error, refetch }} />
        </Card>
      ) : data?.items.length === 0 ? (
        <Card>
          <EmptyState
            picture={<Emoji code="2665" size={72} />}
            title={t('shell.favourites_empty')}
            text={t('shell.favourites_empty_text')}
            actions={
              <Button tone="ivory" link={<Link to="/game" />}>
                {t('shell.explore_games')}
              </Button>
            }
          />
        </Card>
      ) : (
        <GameGrid games={data?.items} label={t('shell.favourites')} />
      )}
    </div>
  );
}
