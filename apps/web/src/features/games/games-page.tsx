import { games as calls } from '@arara/contract';
import { Button, Card, Chips, Emoji, EmptyState, ErrorState } from '@arara/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { categoryIcons, orderedCategories } from '../../components/categories.ts';
import { GameGrid } from '../../components/game-grid.tsx';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './games.module.css';

/** All games, or those of one category. */
export function GamesPage() {
  const t = useT();
  const format = useFormat();
  const words = useFailureWords();
  const navigate = useNavigate();
  const { category } = useSearch({ from: '/game' });
  const counts = useCatalogue().data?.counts;
  const list = useCall(
    calls.gameList,
    { page_size: 100, ...(category ? { category } : {}) },
    { staleTime: 60_000 },
  );
  const title = category ? t(`shell.category_${category}`) : t('shell.all_games');
  useTitle(title);
  const options = orderedCategories(counts ?? {}).map((value) => {
    const Icon = categoryIcons[value];
    return {
      value,
      label: t(`shell.category_${value}`),
      icon: <Icon size={16} aria-hidden="true" />,
      ...(counts ? { count: format.number(counts[value] ?? 0) } : {}),
    };
  });
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Chips
        label={t('shell.categories')}
        layout="scroll"
        options={[{ value: 'all', label: t('shell.all') }, ...options]}
        value={category ?? 'all'}
        onValueChange={(value) =>
          navigate({ to: '/game', search: value === 'all' ? {} : { category: value }, replace: true })
        }
      />
      {list.error && !list.data ? (
        <Card>
          <ErrorState
            title={t('common.loading_failed')}
            text={words(list.error)}
            actions={<Button onClick={() => list.refetch()}>{t('common.try_again')}</Button>}
          />
        </Card>
      ) : list.data?.items.length === 0 ? (
        <Card>
          <EmptyState
            picture={<Emoji code="1f3af" size={72} />}
            title={t('shell.category_empty')}
            text={t('shell.category_empty_text')}
            actions={
              <Button tone="ivory" link={<Link to="/game" />}>
                {t('shell.all_games')}
              </Button>
            }
          />
        </Card>
      ) : (
        <GameGrid
          games={list.data?.items}
          label={title}
          size={isFew(list.data?.items.length) ? 'feature' : 'usual'}
        />
      )}
    </div>
  );
}

const isFew = (count: number | undefined) => count !== undefined && count <= 8;
