import { games as calls } from '@arara/contract';
import { Button, Card, ErrorState } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { GameGrid } from '../../components/game-grid.tsx';
import { GameRow } from '../../components/game-row.tsx';
import type { useCatalogue } from '../../components/use-catalogue.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './home-games.module.css';

/** As many as fill the first rows: fewer are shown large, more in rows by what is popular and by category. */
const featureMax = 8;
const rowMin = 3;

/** Every game of the house; a small catalogue gets large posters, a large one rows. */
export function HomeGames({ catalogue }: { catalogue: ReturnType<typeof useCatalogue> }) {
  const t = useT();
  const words = useFailureWords();
  const { data, error, isPending, refetch } = catalogue;
  if (isPending || (data && data.items.length <= featureMax)) {
    return (
      <section aria-labelledby="home-games">
        <header className={styles.head}>
          <h2 id="home-games">{t('shell.house_games')}</h2>
          <Link to="/game" className={styles.all}>
            {t('common.see_all')}
          </Link>
        </header>
        <GameGrid games={data?.items} size="feature" label={t('shell.house_games')} />
      </section>
    );
  }
  if (!data) {
    return (
      <Card>
        <ErrorState
          title={t('common.loading_failed')}
          text={words(error)}
          actions={<Button onClick={() => refetch()}>{t('common.try_again')}</Button>}
        />
      </Card>
    );
  }
  const rows = calls.categories
    .map((category) => ({ category, games: data.items.filter((game) => game.category === category) }))
    .filter((row) => row.games.length >= rowMin);
  return (
    <>
      <GameRow
        title={t('shell.popular')}
        aside={<Link to="/game">{t('common.see_all')}</Link>}
        games={data.items.slice(0, 14)}
      />
      {rows.map(({ category, games }) => (
        <GameRow
          key={category}
          title={t(`shell.category_${category}`)}
          aside={
            <Link to="/game" search={{ category }}>
              {t('common.see_all')}
            </Link>
          }
          games={games}
        />
      ))}
    </>
  );
}
