import { staffGames } from '@arara/contract';
import { Box, Checkbox, FormControlLabel, Switch, Typography } from '@mui/material';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { useEditOf } from '../../lib/use-edit.ts';
import { useWritten } from '../../lib/use-written.ts';
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
  const edit = useEditOf('games');
  const now = {
    is_on: game.is_on,
    closed_in: game.closed_in,
    category: game.category,
    tags: game.tags,
    is_new: game.is_new,
  };
  const { values, version, changes, write } = useWritten(now, game.version, edit.ending);
  const { closed_in: closedIn } = values;
  const save = (reason: string) => {
    const { tags, ...rest } = values;
    const data = { slug: game.slug, version, ...rest, ...(!game.are_tags_fixed && { tags }), reason };
    return edit.save(game.slug, data, t('game_changed', { title: game.title }));
  };
  return (
    <EditDialog
      title={game.title}
      edit={edit}
      draft={changes}
      reasonLabel={t('adjustment_reason')}
      onSave={save}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('game_change_text')}</Typography>
      <FormControlLabel
        control={<Switch checked={values.is_on} onChange={(_, next) => write({ is_on: next })} />}
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
                  write({
                    closed_in: isClosed ? [...closedIn, name] : closedIn.filter((one) => one !== name),
                  })
                }
              />
            }
            label={`${t(names[name])}${name === jurisdiction ? ` (${t('jurisdiction_here')})` : ''}`}
          />
        ))}
      </Box>
      <ShelfFields game={game} shelf={values} onChange={write} />
    </EditDialog>
  );
}
