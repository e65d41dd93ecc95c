import { Button, Card, Chips, Emoji, EmptyState } from '@arara/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { categoryIcons, orderedCategories } from '../../components/categories.ts';
import { GameGrid } from '../../components/game-grid.tsx';
import { InTurn } from '../../components/in-turn.tsx';
import { LiveDoors } from '../../components/live-doors.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCalmQuery } from '../../lib/use-calm.ts';
import { useTitle } from '../../lib/use-title.ts';
import { type CatalogueSearch, withPart } from './catalogue-search.ts';
import { EndlessGames, firstPageOf } from './endless-games.tsx';
import { GameFilters } from './game-filters.tsx';
import styles from './games.module.css';

/** Few games are shown large. */
const featureMax = 8;

/** Asked for before the page is drawn. */
export function askForGames(search: CatalogueSearch): void {
  void queryClient.prefetchQuery(firstPageOf(search));
}

/** `/game`: all games or some of them; what is chosen stands in the address. */
export function GamesPage() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const search = useSearch({ from: '/game' });
  const { category } = search;
  const { data, error, refetch, isPlaceholderData } = useCalmQuery(firstPageOf(search));
  const title = category ? t(`shell.category_${category}`) : t('shell.all_games');
  useTitle(title);
  const go = (next: CatalogueSearch) =>
    void navigate({ to: '/game', search: next, replace: true, resetScroll: false });
  const found = data?.found;
  const options = orderedCategories(found ?? {}).map((value) => {
    const Icon = categoryIcons[value];
    return {
      value,
      label: t(`shell.category_${value}`),
      icon: <Icon size={16} aria-hidden="true" />,
      ...(found ? { count: format.number(found[value] ?? 0) } : {}),
    };
  });
  const isNarrowed = Boolean(search.platType || search.feature || search.volatility);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <InTurn>
        <Chips
          label={t('shell.categories')}
          layout="scroll"
          options={[{ value: 'all', label: t('shell.all') }, ...options]}
          value={category ?? 'all'}
          onValueChange={(value) => go(withPart(search, 'category', value === 'all' ? '' : value))}
        />
        {category === 'crash' && <LiveDoors />}
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {data && !isPlaceholderData
              ? t('shell.search_found', { count: data.total })
              : t('common.loading')}
          </p>
          <GameFilters search={search} onSearchChange={go} />
        </div>
        {error && !data ? (
          <Card>
            <LoadFailed asked={{ error, refetch }} />
          </Card>
        ) : !data ? (
          <GameGrid games={undefined} label={title} />
        ) : data.total === 0 ? (
          <Card>
            <EmptyState
              picture={<Emoji code="1f3af" size={72} />}
              title={t(isNarrowed ? 'platforms.no_match' : 'shell.category_empty')}
              text={t(isNarrowed ? 'platforms.no_match_text' : 'shell.category_empty_text')}
              actions={
                isNarrowed ? (
                  <Button tone="ivory" onClick={() => go(category ? { category } : {})}>
                    {t('platforms.filters_clear')}
                  </Button>
                ) : (
                  <Button tone="ivory" link={<Link to="/game" />}>
                    {t('shell.all_games')}
                  </Button>
                )
              }
            />
          </Card>
        ) : data.total <= featureMax ? (
          <GameGrid games={data.items} label={title} size="feature" />
        ) : (
          <EndlessGames key={JSON.stringify(search)} asked={search} total={data.total} label={title} />
        )}
      </InTurn>
    </div>
  );
}
