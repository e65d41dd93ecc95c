import { games as calls } from '@arara/contract';
import { Button, Card, Emoji, EmptyState, ErrorState, Field, IconButton } from '@arara/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { GameGrid } from '../../components/game-grid.tsx';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './games.module.css';

const pauseMs = 200;

/** Search as you type; what is asked for stands in the address, so that it can be shared and reloaded. */
export function SearchPage() {
  const t = useT();
  const words = useFailureWords();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { name = '' } = useSearch({ from: '/searchGames' });
  const [typed, setTyped] = useState(name);
  useTitle(t('shell.search'));
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (typed.trim() === name) return;
    const timer = setTimeout(() => {
      const next = typed.trim();
      void navigate({
        to: '/searchGames',
        search: next ? { name: next } : {},
        replace: true,
        resetScroll: false,
      });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, name, navigate]);
  const found = useCall(
    calls.gameList,
    { page_size: 60, name },
    { enabled: name !== '', keepsPrevious: true },
  );
  const popular = useCatalogue();
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <div className={styles.page}>
      <h1>{t('shell.search')}</h1>
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
          prefix={<Search size={20} aria-hidden="true" />}
          suffix={
            typed !== '' && (
              <IconButton label={t('shell.search_clear')} icon={<X size={18} />} onClick={clear} />
            )
          }
        />
      </search>
      {name === '' ? (
        <>
          <h2>{t('shell.popular')}</h2>
          <GameGrid games={popular.data?.items.slice(0, 12)} label={t('shell.popular')} />
        </>
      ) : found.error && !found.data ? (
        <Card>
          <ErrorState
            title={t('common.loading_failed')}
            text={words(found.error)}
            actions={<Button onClick={() => found.refetch()}>{t('common.try_again')}</Button>}
          />
        </Card>
      ) : found.data?.items.length === 0 ? (
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
          <p className={styles.count} role="status">
            {found.data ? t('shell.search_found', { count: found.data.total }) : t('common.loading')}
          </p>
          <GameGrid games={found.data?.items} label={t('shell.search_results')} />
        </>
      )}
    </div>
  );
}
