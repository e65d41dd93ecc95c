import { games as calls } from '@arara/contract';
import { Link } from '@tanstack/react-router';
import { GameRow } from '../../components/game-row.tsx';
import { useT } from '../../lib/i18n.ts';
import { useCalmCall } from '../../lib/use-calm.ts';
import styles from './game-info.module.css';
import type { PlatformGame } from './use-wallets.ts';

const rowGames = 14;
/** Those that another row has, and the game itself, are left out of what is read. */
const readGames = 2 * rowGames + 1;
const staleTime = 60_000;

/** Where to go from a game: what else is played most on its platform, and of its kind. */
export function MoreGames({ game }: { game: PlatformGame }) {
  const t = useT();
  const { category, platType, platform_name: platform } = game;
  const narrowed = { page_size: readGames, sort: 'popular' } as const;
  const theirs = useCalmCall(calls.gameList, { ...narrowed, platType }, { staleTime });
  const alike = useCalmCall(calls.gameList, { ...narrowed, category }, { staleTime });
  const ofPlatform = theirs.data?.items.filter(({ id }) => id !== game.id).slice(0, rowGames) ?? [];
  const known = new Set([game.id, ...ofPlatform.map(({ id }) => id)]);
  const ofKind = alike.data?.items.filter(({ id }) => !known.has(id)).slice(0, rowGames) ?? [];
  return (
    <div className={styles.more}>
      {ofPlatform.length > 0 && (
        <GameRow
          title={t('platforms.more_of', { platform })}
          aside={
            <Link to="/game" search={{ platType }}>
              {t('common.see_all')}
            </Link>
          }
          games={ofPlatform}
        />
      )}
      {theirs.data && ofKind.length > 0 && (
        <GameRow
          title={t('platforms.similar')}
          aside={
            <Link to="/game" search={{ category }}>
              {t('common.see_all')}
            </Link>
          }
          games={ofKind}
        />
      )}
    </div>
  );
}
