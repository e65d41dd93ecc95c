import { Shelf } from '@arara/ui';
import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { GameTile } from './game-tile.tsx';
import type { Game } from './use-catalogue.ts';

/** A titled row of games that scrolls sideways. */
export function GameRow({
  title,
  aside,
  games,
}: {
  title: string;
  aside?: ReactNode;
  games: readonly Game[];
}) {
  const t = useT();
  return (
    <Shelf title={title} aside={aside} previousLabel={t('common.previous')} nextLabel={t('common.following')}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} />
      ))}
    </Shelf>
  );
}
