import { staffGames } from '@arara/contract';
import { Box, Checkbox, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { useT } from '../../lib/words.ts';
import type { CatalogueMeta, Game } from './games-data.ts';
import { ShelfFields } from './shelf-fields.tsx';

type Jurisdiction = CatalogueMeta['jurisdiction'];

interface GameDialogProps {
  readonly game: Game;
  readonly jurisdiction: Jurisdiction;
  readonly onClose: () => void;
}

const names = {
  default: 'jurisdiction_default',
  'br-regulated': 'jurisdiction_br_regulated',
} as const satisfies Record<Jurisdiction, string>;

/** Switches a game everywhere or in some markets, and says where the lobby shows it; the reason is recorded. */
export function GameDialog({ game, jurisdiction, onClose }: GameDialogProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [isOn, setIsOn] = useState(game.is_on);
  const [closedIn, setClosedIn] = useState<readonly Jurisdiction[]>(game.closed_in);
  const [shelf, setShelf] = useState({ category: game.category, tags: game.tags, is_new: game.is_new });
  const change = async (reason: string) => {
    try {
      await dataProvider.update('games', {
        id: game.slug,
        data: {
          slug: game.slug,
          version: game.version,
          is_on: isOn,
          closed_in: closedIn,
          category: shelf.category,
          is_new: shelf.is_new,
          ...(!game.are_tags_fixed && { tags: shelf.tags }),
          reason,
        },
        previousData: { id: game.slug },
      });
      notify(t('game_changed', { title: game.title }), { type: 'success' });
    } finally {
      refresh();
    }
  };
  return (
    <DecisionDialog
      title={game.title}
      action={t('save')}
      tone="primary"
      reasonLabel={t('adjustment_reason')}
      draft={[isOn, closedIn, shelf]}
      onDecide={change}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('game_change_text')}</Typography>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, next) => setIsOn(next)} />}
        label={t('game_is_on')}
        sx={{ mt: 1 }}
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, mt: 1, p: 0, display: 'grid' }}>
        <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
          {t('game_markets')}
        </Typography>
        {staffGames.jurisdictions.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                checked={closedIn.includes(name)}
                onChange={(_, isClosed) =>
                  setClosedIn(isClosed ? [...closedIn, name] : closedIn.filter((one) => one !== name))
                }
              />
            }
            label={`${t(names[name])}${name === jurisdiction ? ` (${t('jurisdiction_here')})` : ''}`}
          />
        ))}
      </Box>
      <ShelfFields game={game} shelf={shelf} onChange={setShelf} />
    </DecisionDialog>
  );
}
