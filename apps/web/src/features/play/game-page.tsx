import { games } from '@arara/contract';
import { loadStage } from '@arara/stage';
import { Button, ErrorState, Skeleton } from '@arara/ui';
import { useParams } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed.tsx';
import { NoGame } from '../../components/no-game.tsx';
import { posterOf } from '../../components/posters.ts';
import { useStage } from '../../components/use-stage.ts';
import { useT } from '../../lib/i18n.ts';
import { prefetchCall } from '../../lib/use-call.ts';
import { useCalmCall } from '../../lib/use-calm.ts';
import styles from './game-page.module.css';
import { GameTable } from './game-table.tsx';

const infoFreshMs = 15_000;

/** Asked for before the page is drawn. */
export function askForGame(game: string): void {
  prefetchCall(games.gameInfo, { game }, infoFreshMs);
  loadStage(game).catch(() => {});
}

/** /play/$game: the stage, the bet panel and everything there is to know about the game. */
export function GamePage() {
  const { game } = useParams({ from: '/play/$game' });
  // A game is a page of its own: nothing of the one before may linger.
  return <Game key={game} name={game} />;
}

function Game({ name }: { name: string }) {
  const t = useT();
  const info = useCalmCall(games.gameInfo, { game: name }, { staleTime: infoFreshMs });
  const stage = useStage(name);

  if (info.error?.fail?.error === 'game_unknown' || stage.state === 'none') return <NoGame />;
  if (info.error && !info.data) {
    return <LoadFailed asked={info} />;
  }
  if (stage.state === 'failed') {
    return (
      <ErrorState
        title={t('common.loading_failed')}
        text={t('common.network_error')}
        actions={<Button onClick={stage.retry}>{t('common.try_again')}</Button>}
      />
    );
  }
  if (!info.data || stage.state === 'loading') return <Waiting name={name} />;
  return <GameTable info={info.data} stage={stage.part} />;
}

/** The game's poster stands where its stage will: the server shows the same before any script. */
function Waiting({ name }: { name: string }) {
  const { poster, posterSmall } = posterOf(name);
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.head}>
        <Skeleton width={220} height={44} />
      </div>
      <div className={styles.grid}>
        <div className={styles.column}>
          <div className={styles.stageWaiting}>
            <img
              src={poster}
              {...(posterSmall ? { srcSet: `${posterSmall} 300w, ${poster} 600w` } : {})}
              sizes="168px"
              width={168}
              height={224}
              alt=""
            />
          </div>
          <div className={styles.past} />
        </div>
        <Skeleton className={styles.panelWaiting ?? ''} height="auto" radius="var(--r3)" />
      </div>
    </div>
  );
}
