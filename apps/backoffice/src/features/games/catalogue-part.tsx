import { games } from '@arara/contract';
import { Box, Skeleton } from '@mui/material';
import { useCallback, useState } from 'react';
import { useGetList } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useT } from '../../lib/words.ts';
import type { CatalogueMeta, Category, Game } from './games-data.ts';
import { Lineup } from './lineup.tsx';

/** All of what can have a place stands on the first page. */
const pageSize = 100;

/** The catalogue, a category at a time. */
export function CataloguePart() {
  const t = useT();
  const [category, setCategory] = useState<Category>('slots');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const searchFor = useCallback((text: string) => {
    setSearch(text);
    setPage(1);
  }, []);
  const { data, meta, error, refetch, isPlaceholderData } = useGetList<Game>(
    'games',
    { filter: { category, ...(search && { search }) }, pagination: { page, perPage: pageSize } },
    { placeholderData: (before) => before, refetchOnWindowFocus: false },
  );
  const told: CatalogueMeta | undefined = meta;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ChoiceChips<Category>
        label={t('games_categories')}
        value={category}
        choices={games.categories.map((value) => ({
          value,
          text: t(`category_${value}`),
          count: told?.counts[value],
        }))}
        onChange={(next) => {
          setCategory(next);
          setPage(1);
        }}
      />
      <SearchField label={t('games_search')} onSearch={searchFor} />
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data || !told || (isPlaceholderData && data[0]?.category !== category) ? (
        <Skeleton variant="rounded" height={480} />
      ) : data.length === 0 ? (
        <EmptyState title={t('games_none')} />
      ) : (
        <Lineup
          key={`${category} ${told.version} ${page} ${search}`}
          category={category}
          games={data}
          sheet={told}
          isWhole={search === '' && page === 1}
        />
      )}
      {told && told.total > pageSize && (
        <Pager page={page} pageSize={pageSize} total={told.total} onPage={setPage} />
      )}
    </Box>
  );
}
