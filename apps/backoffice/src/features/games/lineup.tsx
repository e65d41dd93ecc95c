import { staffGames } from '@arara/contract';
import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { SaveBar } from '../../components/save-bar.tsx';
import { useEditedText } from '../../lib/edited-text.ts';
import { useEditOf } from '../../lib/use-edit.ts';
import { useT } from '../../lib/words.ts';
import { GameRow } from './game-row.tsx';
import type { CatalogueMeta, Category, Game } from './games-data.ts';
import { moveGame } from './placing.ts';

interface LineupProps {
  readonly category: Category;
  readonly games: readonly Game[];
  readonly sheet: CatalogueMeta;
  /** The order can be changed where all that have a place are in sight. */
  readonly isWhole: boolean;
  /** They are of several categories: each says its own. */
  readonly areOfAll: boolean;
  readonly onOpen: (slug: string) => void;
}

/** The games in their order: dragged or moved by key, and saved together. */
export function Lineup({ category, games, sheet, isWhole, areOfAll, onOpen }: LineupProps) {
  const t = useT();
  const editedText = useEditedText();
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'games', action: 'edit' });
  const { save, isBusy, problems, clear } = useEditOf('games', { givesWay: true });
  const first = { order: games.map(({ slug }) => slug), placed: isWhole ? sheet.placed.length : 0 };
  const [placing, setPlacing] = useState(first);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { order, placed } = placing;
  const bySlug = new Map(games.map((one) => [one.slug, one]));
  const isChanged =
    placed !== first.placed || order.slice(0, placed).some((slug, n) => slug !== first.order[n]);
  const move = (slug: string, to: number) => {
    const next = moveGame(placing, order.indexOf(slug), to, staffGames.placedMax);
    if (next.order === order && next.placed === placed) return;
    setPlacing({ order: [...next.order], placed: next.placed });
    setSaid(t('game_moved', { title: bySlug.get(slug)?.title ?? slug, place: next.order.indexOf(slug) + 1 }));
  };
  const rows = (from: number, to: number) =>
    order.slice(from, to).map((slug, index) => {
      const game = bySlug.get(slug);
      if (!game) return null;
      const place = from + index;
      return (
        <GameRow
          key={slug}
          game={game}
          place={place + 1}
          saysCategory={areOfAll}
          jurisdiction={sheet.jurisdiction}
          mayMove={mayEdit && isWhole}
          isDragged={dragged === slug}
          onDragged={(isDragged) => setDragged(isDragged ? slug : null)}
          onDraggedOver={() => dragged !== null && dragged !== slug && move(dragged, place)}
          onMove={(by) => move(slug, place + by)}
          {...(mayEdit && { onOpen: () => onOpen(slug) })}
        />
      );
    });
  return (
    <Box>
      {mayEdit && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
          {t(isWhole ? 'games_order_hint' : 'games_order_searched')}
        </Typography>
      )}
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {isWhole && placed > 0 && <Line>{t('games_by_hand')}</Line>}
        {placed > 0 && <List label={t('games_by_hand')}>{rows(0, placed)}</List>}
        {isWhole && placed < order.length && <Line>{t('games_by_play')}</Line>}
        {placed < order.length && <List label={t('games_by_play')}>{rows(placed, order.length)}</List>}
      </Paper>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
      {isWhole && (
        <Box
          sx={{
            position: 'sticky',
            bottom: { xs: 64, md: 0 },
            bgcolor: 'background.default',
            py: 1,
            zIndex: 2,
          }}
        >
          <SaveBar
            isChanged={isChanged}
            isBusy={isBusy}
            message={problems.message}
            edited={editedText(sheet)}
            onSave={() =>
              void save('order', { category, version: sheet.version, placed: order.slice(0, placed) })
            }
            onDiscard={() => {
              setPlacing(first);
              clear();
            }}
          />
        </Box>
      )}
    </Box>
  );
}

function Line({ children }: { children: string }) {
  return (
    <Typography
      component="h2"
      variant="body2"
      sx={{ px: 1.5, py: 1, bgcolor: 'background.default', color: 'text.secondary', fontWeight: 600 }}
    >
      {children}
    </Typography>
  );
}

function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );
}
