import { Alert, Box } from '@mui/material';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import type { StaffPlatform } from './games-data.ts';

/** What went wrong when a platform's lobby was read last; nothing where all went well. */
export function LobbyReading({ lobby }: { lobby: NonNullable<StaffPlatform['lobby']> }) {
  const t = useT();
  const { moment, number } = useFormat();
  const { failure, failed_at: at, skipped, skips } = lobby;
  return (
    <>
      {failure !== null && at !== null && (
        <Alert severity="error">{t(`lobby_failed_${failure}`, { at: moment(at) })}</Alert>
      )}
      {skipped > 0 && (
        <Alert severity="warning">
          {t('lobby_skipped', { count: skipped })}
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {skips.map(({ game, field }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same game may be left out several times, and none of them moves.
              <li key={at}>
                {field === null
                  ? t('lobby_skip_twice', { game: game ?? '–' })
                  : t('lobby_skip_field', { game: game ?? '–', field })}
              </li>
            ))}
            {skipped > skips.length && <li>{t('case_more', { count: number(skipped - skips.length) })}</li>}
          </Box>
        </Alert>
      )}
    </>
  );
}
