import { Button, Card, Chips, classNames, Emoji, EmptyState, Field, IconButton } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { categoryIcons, orderedCategories } from '../../components/categories.ts';
import { GameGrid } from '../../components/game-grid.tsx';
import { gameLink } from '../../components/game-link.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { EndlessGames, firstPageOf } from './endless-games.tsx';
import { useRecent } from './recent-searches.ts';
import styles from './search.module.css';
import { SearchAside } from './search-aside.tsx';
import { SearchHit } from './search-hit.tsx';

const pauseMs = 180;

/** `/searchGames`: search as you type; what is asked for stands in the address, so that it can be shared and reloaded. */
export function SearchPage() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { name = '', category } = useSearch({ from: '/searchGames' });
  const [typed, setTyped] = useState(name);
  const recent = useRecent();
  const popular = useCatalogue();
  const asked = { name, ...(category && { category }) };
  const found = useQuery({ ...firstPageOf(asked), enabled: name !== '' });
  const result = name === '' ? undefined : found.data;
  const best = result?.is_approximate === false ? result.items[0] : undefined;
  useTitle(t('shell.search'));
  useEffect(() => input.current?.focus(), []);
  const go = (search: { name?: string; category?: typeof category }) =>
    void navigate({
      to: '/searchGames',
      search: {
        ...(search.name && { name: search.name }),
        ...(search.name && search.category && { category: search.category }),
      },
      replace: true,
      resetScroll: false,
    });
  useEffect(() => {
    const next = typed.trim();
    if (next === name) return;
    const timer = setTimeout(
      () =>
        void navigate({
          to: '/searchGames',
          search: next ? { name: next, ...(category && { category }) } : {},
          replace: true,
          resetScroll: false,
        }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [typed, name, category, navigate]);
  const search = (text: string) => {
    setTyped(text);
    go({ name: text });
    input.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    const first = document.querySelector<HTMLElement>('#search-results a');
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      first.focus();
    } else if (event.key === 'Enter' && result && !found.isPlaceholderData) {
      const game = result.items[0];
      if (!game) return;
      recent.add(name);
      void navigate(gameLink(game).props);
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      search('');
    }
  };
  const total = result && !found.isPlaceholderData ? result.total : null;
  return (
    <div className={styles.page}>
      <h1 className={styles.hidden}>{t('shell.search')}</h1>
      <search>
        <Field
          ref={input}
          label={t('shell.search')}
          isLabelHidden
          size="lg"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          placeholder={t('shell.search_hint')}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={keys}
          aria-describedby="search-keys"
          prefix={<Search size={20} aria-hidden="true" />}
          suffix={
            typed !== '' && (
              <span className={styles.suffix}>
                <span className={styles.count} role="status">
                  {total === null ? '' : t('shell.search_found', { count: total })}
                </span>
                <IconButton
                  label={t('shell.search_clear')}
                  icon={<X size={18} />}
                  onClick={() => search('')}
                />
              </span>
            )
          }
        />
        <p id="search-keys" className={styles.keys}>
          {t('platforms.search_keys')}
        </p>
      </search>
      {result && (
        <Chips
          label={t('shell.categories')}
          layout="scroll"
          options={[
            {
              value: 'all',
              label: t('shell.all'),
              count: format.number(Object.values(result.found).reduce((sum, count) => sum + count, 0)),
            },
            ...orderedCategories(result.found)
              .filter((value) => (result.found[value] ?? 0) > 0 || value === category)
              .map((value) => {
                const Icon = categoryIcons[value];
                return {
                  value,
                  label: t(`shell.category_${value}`),
                  icon: <Icon size={16} aria-hidden="true" />,
                  count: format.number(result.found[value] ?? 0),
                };
              }),
          ]}
          value={category ?? 'all'}
          onValueChange={(value) => go(value === 'all' ? { name } : { name, category: value })}
        />
      )}
      <div className={classNames(styles.desk, name === '' && styles.idle)}>
        <div className={styles.results} id="search-results">
          {name === '' ? (
            <>
              <h2>{t('shell.popular')}</h2>
              <GameGrid games={popular.data?.items.slice(0, 12)} label={t('shell.popular')} />
            </>
          ) : found.error && !found.data ? (
            <Card>
              <LoadFailed asked={found} />
            </Card>
          ) : !result ? (
            <GameGrid games={undefined} label={t('shell.search_results')} />
          ) : result.total === 0 ? (
            <Card>
              <EmptyState
                picture={<Emoji code="1f50d" size={72} />}
                title={t('shell.search_nothing', { name })}
                text={t('shell.search_nothing_text')}
                actions={
                  <Button tone="ivory" link={<Link to="/game" />}>
                    {t('shell.all_games')}
                  </Button>
                }
              />
            </Card>
          ) : (
            <>
              {best && <SearchHit game={best} wanted={name} onOpen={() => recent.add(name)} />}
              {result.is_approximate && (
                <p className={styles.near}>{t('platforms.near_matches', { name })}</p>
              )}
              <EndlessGames
                key={JSON.stringify(asked)}
                asked={asked}
                total={result.total}
                skip={best ? 1 : 0}
                label={t('shell.search_results')}
                onOpen={() => recent.add(name)}
              />
            </>
          )}
        </div>
        <SearchAside recent={recent.names} onSearch={search} onForget={recent.remove} />
      </div>
    </div>
  );
}
