import { TileSkeleton } from '@arara/ui';
import { useFormat } from '../lib/format.ts';
import { useT } from '../lib/i18n.ts';
import styles from './game-grid.module.css';
import { GameTile } from './game-tile.tsx';
import type { Game } from './use-catalogue.ts';

interface GameGridProps {
  /** `undefined` while they are on the way: boxes of the same size stand there. */
  games: readonly Game[] | undefined;
  /** `feature` gives few games the room of many. */
  size?: 'usual' | 'feature';
  label: string;
}

const waiting = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Games as posters with name, category and RTP under each. */
export function GameGrid({ games, size = 'usual', label }: GameGridProps) {
  if (!games) {
    return (
      <div className={styles[size]} aria-busy="true">
        {waiting.slice(0, size === 'feature' ? 4 : 6).map((key) => (
          <div key={key}>
            <TileSkeleton />
            <div className={styles.words} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={styles[size]} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.id} className={styles.item}>
          <GameTile game={game} isUrgent={index < 4} />
          <div className={styles.words} aria-hidden="true">
            <b className={styles.title}>{game.title}</b>
            <GameFacts game={game} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Category and RTP under a poster; where the platform tells no RTP, the category alone. */
export function GameFacts({ game }: { game: Game }) {
  const t = useT();
  const format = useFormat();
  const category = t(`shell.category_${game.category}`);
  if (game.rtp === null) return <span className={styles.facts}>{category}</span>;
  return (
    <span className={styles.facts}>
      <span className={styles.category}>{category} · </span>
      {t('shell.rtp', { percent: format.percent(game.rtp) })}
    </span>
  );
}
