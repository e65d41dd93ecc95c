import { Box, Typography } from '@mui/material';
import { useFormat } from '../../lib/format.ts';
import { wordsOf } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';
import type { StaffPlatform } from './games-data.ts';

type Lobby = NonNullable<StaffPlatform['import']>;
type Field = Lobby['changes'][number]['fields'][number];

/** What changed games were and would be, a few of them and how many more there are. */
export function LobbyChanges({ lobby }: { lobby: Lobby }) {
  const t = useT();
  const { money, number, percent } = useFormat();
  const { changed, changes } = lobby;
  if (changes.length === 0) return null;
  const say = (field: Field['field'], value: string | null) => {
    if (value === null) return '–';
    if (field === 'category') return wordsOf(`category_${value}`) ?? value;
    if (field === 'rtp') return percent(value);
    if (field === 'is_open') return t(value === 'true' ? 'game_on' : 'game_off');
    return field === 'title' ? value : money(value);
  };
  return (
    <Box component="section" aria-label={t('lobby_changes')} sx={{ mb: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('lobby_changes')}
      </Typography>
      <Box component="dl" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {changes.map(({ game, fields }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: games may be called alike, and none of them moves.
          <Box key={at} sx={{ py: 0.5, borderTop: at > 0 ? 1 : 0, borderColor: 'divider' }}>
            <dt>{game}</dt>
            {fields.map(({ field, was, now }) => (
              <Typography key={field} component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {t(`lobby_field_${field}`)}: {say(field, was)} → {say(field, now)}
              </Typography>
            ))}
            {fields.length === 0 && (
              <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {t('lobby_field_others')}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {changed > changes.length && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('case_more', { count: number(changed - changes.length) })}
        </Typography>
      )}
    </Box>
  );
}
