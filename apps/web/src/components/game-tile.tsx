import { Tile } from '@arara/ui';
import { useFormat } from '../lib/format.ts';
import { useT } from '../lib/i18n.ts';
import { categoryIcons } from './categories.ts';
import { gameLink } from './game-link.tsx';
import { pictureOf } from './posters.ts';
import { restWords } from './rest-words.ts';
import type { Game } from './use-catalogue.ts';
import { useFavourite } from './use-favourite.ts';
import { useJackpot } from './use-jackpot.ts';

/** A game of the catalogue as a tile: a link to play it, its heart, and why it rests when it does. */
export function GameTile(props: GameTileProps) {
  return props.game.features.includes('progressive_jackpot') ? (
    <PoolTile {...props} />
  ) : (
    <PlainTile {...props} />
  );
}

interface GameTileProps {
  game: Game;
  isUrgent?: boolean;
}

function PoolTile(props: GameTileProps) {
  return <PlainTile {...props} pool={useJackpot(props.game.name)} />;
}

function PlainTile({ game, isUrgent = false, pool }: GameTileProps & { pool?: string | undefined }) {
  const t = useT();
  const format = useFormat();
  const toggle = useFavourite();
  const Mark = categoryIcons[game.category];
  const rest = restWords(game, t, format);
  const label = t(game.is_favourite ? 'shell.favourite_remove' : 'shell.favourite_add', { game: game.title });
  return (
    <Tile
      title={game.title}
      {...pictureOf(game)}
      link={gameLink(game)}
      mark={<Mark size={14} aria-hidden="true" />}
      favourite={{ isOn: game.is_favourite, label, onToggle: () => void toggle(game) }}
      isUrgent={isUrgent}
      {...(pool === undefined ? {} : { pool: format.money(pool) })}
      {...(game.rtp === null ? {} : { rtp: t('shell.rtp', { percent: format.percent(game.rtp) }) })}
      {...(game.is_new ? { badge: t('shell.new'), badgeTone: 'violet' as const } : {})}
      {...(rest === null ? {} : { offText: rest })}
    />
  );
}
