import { platforms as calls } from '@arara/contract';
import { Card, Skeleton, VisuallyHidden } from '@arara/ui';
import { useSearch } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed.tsx';
import { NoGame } from '../../components/no-game.tsx';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './game-info.module.css';
import { GameRoom } from './game-room.tsx';

/** `/gameInfo`: an external game, the money that goes there, and the way back that brings it home. */
export function GameInfoPage() {
  const t = useT();
  const { name } = useSearch({ from: '/gameInfo' });
  const game = useCall(calls.platformGame, { name }, { enabled: name !== '' });
  useTitle(game.data?.title ?? t('shell.games'));
  if (game.data) return <GameRoom key={game.data.name} game={game.data} />;
  if (name !== '' && game.isPending) return <Waiting />;
  return (
    <main id="content" tabIndex={-1} className={styles.lone}>
      {name === '' || game.error?.fail?.error === 'game_unknown' ? (
        <NoGame />
      ) : (
        <Card padding="lg">
          <VisuallyHidden>
            <h1>{t('common.loading_failed')}</h1>
          </VisuallyHidden>
          <LoadFailed asked={game} />
        </Card>
      )}
    </main>
  );
}

function Waiting() {
  return (
    <main id="content" tabIndex={-1} className={styles.room} aria-busy="true">
      <div className={styles.top}>
        <Skeleton width={44} height={44} radius={14} />
        <Skeleton width={180} height={40} radius={10} />
      </div>
      <div className={styles.desk}>
        <Skeleton className={styles.posterWait ?? ''} height="auto" radius={20} />
        <Skeleton height={420} radius={20} />
      </div>
    </main>
  );
}
