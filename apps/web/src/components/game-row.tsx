import { Shelf, TileSkeleton } from '@arara/ui';
import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { GameTile } from './game-tile.tsx';
import type { Game } from './use-catalogue.ts';
import { useNear } from './use-near.ts';

interface GameRowProps {
  title: string;
  aside?: ReactNode;
  games: readonly Game[];
}

/** As many boxes as any window shows of a row. */
const boxesMax = 7;

/** A titled row of games that scrolls sideways; far below the window it holds empty boxes of the same size. */
export function GameRow({ title, aside, games }: GameRowProps) {
  const t = useT();
  const [ref, isNear] = useNear();
  return (
    <div ref={ref}>
      <Shelf
        title={title}
        aside={aside}
        previousLabel={t('common.previous')}
        nextLabel={t('common.following')}
      >
        {isNear
          ? games.map((game) => <GameTile key={game.id} game={game} />)
          : games.slice(0, boxesMax).map(({ id }) => <TileSkeleton key={id} />)}
      </Shelf>
    </div>
  );
}
