import { games, staffGames } from '@arara/contract';
import { Box, Checkbox, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useT } from '../../lib/words.ts';
import type { Game } from './games-data.ts';

type Shelf = Pick<Game, 'category' | 'tags' | 'is_new'>;

interface ShelfFieldsProps {
  readonly game: Game;
  readonly shelf: Shelf;
  readonly onChange: (changes: Partial<Shelf>) => void;
}

/** Where the lobby shows a game, with which tags, and whether as new. */
export function ShelfFields({ game, shelf, onChange }: ShelfFieldsProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <TextField
        select
        label={t('game_shelf')}
        value={shelf.category}
        onChange={(event) => onChange({ category: event.target.value as Shelf['category'] })}
        helperText={t('game_counts_as', { category: t(`category_${game.counts_as}`) })}
      >
        {games.categories.map((category) => (
          <MenuItem key={category} value={category}>
            {t(`category_${category}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch checked={shelf.is_new} onChange={(_, isNew) => onChange({ is_new: isNew })} />}
        label={t('game_is_new')}
      />
      {game.are_tags_fixed ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('game_tags_fixed')}
        </Typography>
      ) : (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
            {t('game_tags')}
          </Typography>
          {staffGames.lobbyTags.map((tag) => (
            <FormControlLabel
              key={tag}
              control={
                <Checkbox
                  checked={shelf.tags.includes(tag)}
                  onChange={(_, isSet) =>
                    onChange({
                      tags: isSet ? [...shelf.tags, tag] : shelf.tags.filter((one) => one !== tag),
                    })
                  }
                />
              }
              label={t(`tag_${tag}`)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
