import { Shelf, TileSkeleton } from '@arara/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage, useT } from '../lib/i18n.ts';
import styles from './game-row.module.css';
import { GameTile } from './game-tile.tsx';
import { useAhead } from './use-ahead.ts';
import type { Game } from './use-catalogue.ts';
import { useNear } from './use-near.ts';

interface GameRowProps {
  title: string;
  aside?: ReactNode;
  games: readonly Game[];
}

/** As many boxes as any window shows of a row. */
const boxesMax = 7;

/** Tiles drawn at once, and with each step of a thumb along the row: somewhat more than the window shows. */
const stepTiles = typeof innerWidth === 'number' && innerWidth < 600 ? 5 : 8;

/** A titled row of games that scrolls sideways; far below the window it holds empty boxes of the same size until a quiet moment. */
export function GameRow({ title, aside, games }: GameRowProps) {
  const t = useT();
  const [ref, isNear] = useNear();
  const isAhead = useAhead();
  const isDrawn = isNear || isAhead;
  const [shown, setShown] = useState(stepTiles);
  return (
    <div ref={ref}>
      <Shelf
        title={title}
        aside={aside}
        previousLabel={t('common.previous')}
        nextLabel={t('common.following')}
      >
        {isDrawn
          ? games.slice(0, shown).map((game) => (
              <Named key={game.id} title={game.title}>
                <GameTile game={game} isUrgent={isAhead} />
              </Named>
            ))
          : games.slice(0, boxesMax).map(({ id }) => (
              <Named key={id} title="">
                <TileSkeleton />
              </Named>
            ))}
        {isDrawn && shown < games.length && <More key={shown} onNear={() => setShown(shown + stepTiles)} />}
      </Shelf>
    </div>
  );
}

/** Posters are lettered in Portuguese: whoever reads another language finds the title in it below. */
function Named({ title, children }: { title: string; children: ReactNode }) {
  const isLettered = useLanguage().code === 'pt';
  if (isLettered) return children;
  return (
    <div className={styles.named}>
      {children}
      <b className={styles.title} aria-hidden="true">
        {title}
      </b>
    </div>
  );
}

/** The end of what is drawn of a row: asks for more before it comes into sight. */
function More({ onNear }: { onNear: () => void }) {
  const [ref, isNear] = useNear();
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return <span ref={ref} className={styles.more} aria-hidden="true" />;
}
