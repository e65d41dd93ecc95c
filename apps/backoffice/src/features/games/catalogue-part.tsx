import { games } from '@arara/contract';
import { Box, Skeleton, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useGetList } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { leavingUnsaved } from '../../lib/unsaved.ts';
import { useT } from '../../lib/words.ts';
import { GameDialog } from './game-dialog.tsx';
import type { CatalogueMeta, Category, Game } from './games-data.ts';
import { Lineup } from './lineup.tsx';
import { useOpenedGame } from './use-opened-game.ts';

/** All of what can have a place stands on the first page. */
const pageSize = 100;

/** The catalogue, a category at a time; a search looks in all of them. */
export function CataloguePart() {
  const t = useT();
  const [category, setCategory] = useState<Category>('slots');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const searchFor = useCallback(
    (text: string) => {
      if (text === search) return;
      leavingUnsaved(() => {
        setSearch(text);
        setPage(1);
      });
    },
    [search],
  );
  const isSearch = search !== '';
  const { data, meta, error, refetch, isPlaceholderData } = useGetList<Game>(
    'games',
    { filter: isSearch ? { search } : { category }, pagination: { page, perPage: pageSize } },
    { placeholderData: (before) => before, refetchOnWindowFocus: false },
  );
  const told: CatalogueMeta | undefined = meta;
  const { game, open, close } = useOpenedGame(data);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <SearchField label={t('games_search')} onSearch={searchFor} />
      {isSearch ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('games_search_all')}</Typography>
      ) : (
        <ChoiceChips<Category>
          label={t('games_categories')}
          value={category}
          choices={games.categories.map((value) => ({
            value,
            text: t(`category_${value}`),
            count: told?.counts[value],
          }))}
          onChange={(next) =>
            leavingUnsaved(() => {
              setCategory(next);
              setPage(1);
            })
          }
        />
      )}
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data || !told || isPlaceholderData ? (
        <Skeleton variant="rounded" height={480} />
      ) : data.length === 0 ? (
        <EmptyState title={t('games_none')} />
      ) : (
        <Lineup
          key={`${category} ${told.version} ${page} ${search}`}
          category={category}
          games={data}
          sheet={told}
          isWhole={!isSearch && page === 1}
          areOfAll={isSearch}
          onOpen={open}
        />
      )}
      {told && game && (
        <GameDialog key={game.slug} game={game} jurisdiction={told.jurisdiction} onClose={close} />
      )}
      {told && told.total > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={told.total}
          onPage={(next) => leavingUnsaved(() => setPage(next))}
        />
      )}
    </Box>
  );
}
