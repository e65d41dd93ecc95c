import { Box, Button, IconButton, Typography } from '@mui/material';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';
import type { CatalogueMeta, Game } from './games-data.ts';

interface GameRowProps {
  readonly game: Game;
  readonly place: number;
  /** It stands among games of other categories: where it stands in its own is not told. */
  readonly saysCategory: boolean;
  readonly jurisdiction: CatalogueMeta['jurisdiction'];
  readonly mayMove: boolean;
  readonly isDragged: boolean;
  readonly onDragged: (isDragged: boolean) => void;
  readonly onDraggedOver: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onOpen?: () => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A game in its place: dragged as a whole, or moved by the arrow keys on its handle. */
export function GameRow(props: GameRowProps) {
  const { game, place, saysCategory, mayMove, isDragged, onOpen } = props;
  const t = useT();
  const { percent } = useFormat();
  const below = [
    saysCategory && t(`category_${game.category}`),
    game.platform,
    game.slug,
    game.counts_as !== game.category &&
      t('game_counts_as_short', { category: t(`category_${game.counts_as}`) }),
  ]
    .filter(Boolean)
    .join(' · ');
  const moveByKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    props.onMove(by);
  };
  return (
    <Box
      component="li"
      data-game={game.slug}
      draggable={mayMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', game.slug);
        props.onDragged(true);
      }}
      onDragEnd={() => props.onDragged(false)}
      onDragEnter={props.onDraggedOver}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 52,
        px: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        opacity: isDragged ? 0.5 : 1,
        bgcolor: isDragged ? hues.linkSoft : 'background.paper',
      }}
    >
      {mayMove && (
        <IconButton
          aria-label={t('game_handle', { title: game.title, place })}
          onKeyDown={moveByKey}
          sx={{ cursor: 'grab', color: 'text.secondary' }}
        >
          <GripVertical size={18} aria-hidden />
        </IconButton>
      )}
      {!saysCategory && (
        <Typography component="span" sx={{ width: 28, color: 'text.secondary', textAlign: 'right' }}>
          {place}
        </Typography>
      )}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          py: { xs: 1, sm: 0 },
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'start', sm: 'center' },
          gap: 0.75,
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, maxWidth: '100%' }}>
          <TwoLines top={game.title} below={below} />
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          {game.is_new && <Tag tone="info">{t('game_new')}</Tag>}
        </Box>
        <Standing game={game} jurisdiction={props.jurisdiction} />
      </Box>
      <Typography
        component="span"
        title={t('game_return')}
        sx={{ width: 68, textAlign: 'right', display: { xs: 'none', sm: 'block' } }}
      >
        {game.rtp === null ? '–' : percent(game.rtp)}
      </Typography>
      {onOpen && (
        <Button onClick={onOpen} aria-label={t('game_switch', { title: game.title })} sx={{ minWidth: 0 }}>
          {t('edit')}
        </Button>
      )}
    </Box>
  );
}

/** Whether it can be played, and what stands in the way. */
function Standing({ game, jurisdiction }: Pick<GameRowProps, 'game' | 'jurisdiction'>) {
  const t = useT();
  if (!game.is_on) return <Tag tone="bad">{t('game_off')}</Tag>;
  if (!game.is_offered) return <Tag tone="neutral">{t('game_not_offered')}</Tag>;
  if (!game.is_certified) return <Tag tone="warn">{t('game_not_certified')}</Tag>;
  if (game.closed_in.includes(jurisdiction)) return <Tag tone="warn">{t('game_closed_here')}</Tag>;
  if (game.closed_in.length > 0) return <Tag tone="neutral">{t('game_closed_elsewhere')}</Tag>;
  return <Tag tone="good">{t('game_on')}</Tag>;
}
