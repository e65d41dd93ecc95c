import { games as calls } from '@arara/contract';
import { Card } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { GameGrid } from '../../components/game-grid.tsx';
import { GameRow } from '../../components/game-row.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import type { useCatalogue } from '../../components/use-catalogue.ts';
import { useT } from '../../lib/i18n.ts';
import { CategoryRow, rowMin } from './category-row.tsx';
import styles from './home-games.module.css';
import { Studios } from './studios.tsx';

/** As many as fill the first rows: fewer are shown large, more in rows by what is popular and by category. */
const featureMax = 8;

/** Every game of the house; a small catalogue gets large posters, a large one rows. */
export function HomeGames({ catalogue }: { catalogue: ReturnType<typeof useCatalogue> }) {
  const t = useT();
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
        <LoadFailed asked={{ error, refetch }} />
      </Card>
    );
  }
  const fresh = data.items.filter((game) => game.is_new);
  return (
    <>
      <GameRow
        title={t('shell.popular')}
        aside={<Link to="/game">{t('common.see_all')}</Link>}
        games={data.items.slice(0, 14)}
      />
      {fresh.length >= rowMin && (
        <GameRow
          title={t('shell.new_games')}
          aside={
            <Link to="/game" search={{ sort: 'new' }}>
              {t('common.see_all')}
            </Link>
          }
          games={fresh.slice(0, 14)}
        />
      )}
      {calls.categories
        .filter((category) => (data.counts[category] ?? 0) >= rowMin)
        .map((category) => (
          <CategoryRow
            key={category}
            category={category}
            total={data.counts[category] ?? 0}
            popular={data.items.filter((game) => game.category === category)}
          />
        ))}
      <Studios />
    </>
  );
}
