import { dressLink, GamePoster } from '@arara/ui';
import { Play } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { gameLink } from '../../components/game-link.tsx';
import { GameRow } from '../../components/game-row.tsx';
import { pictureOf } from '../../components/posters.ts';
import type { Game } from '../../components/use-catalogue.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './compact-games.module.css';

/** Fewer than this do not fill a row of posters. */
const rowMin = 5;

interface CompactGamesProps {
  title: string;
  aside: ReactNode;
  games: readonly Game[];
  /** One line under a game's name. */
  note: (game: Game) => string;
}

/** Some of the member's games: a row of posters when there are enough, cards of one line when there are few. */
export function CompactGames({ title, aside, games, note }: CompactGamesProps) {
  const titleId = useId();
  if (games.length === 0) return null;
  if (games.length >= rowMin) {
    return (
      <div className={styles.row}>
        <GameRow title={title} aside={aside} games={games} />
      </div>
    );
  }
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <span className={styles.aside}>{aside}</span>
      </header>
      <ul className={styles.cards}>
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} note={note(game)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameCard({ game, note }: { game: Game; note: string }) {
  const t = useT();
  return dressLink(gameLink(game), {
    className: styles.card,
    'aria-label': `${t('shell.play')}: ${game.title}`,
    children: (
      <>
        <GamePoster
          className={styles.poster}
          title={game.title}
          {...pictureOf(game)}
          width={48}
          height={64}
          loading="lazy"
        />
        <span className={styles.words}>
          <b className={styles.name}>{game.title}</b>
          <span className={styles.note}>{note}</span>
        </span>
        <span className={styles.play}>
          <Play size={18} strokeWidth={2.25} aria-hidden="true" />
        </span>
      </>
    ),
  });
}
