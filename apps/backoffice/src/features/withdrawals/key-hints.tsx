import { Box, FormControlLabel, Switch } from '@mui/material';
import { Key } from '../../components/key.tsx';
import { useAreKeysOn } from '../../lib/use-keys.ts';
import { useT } from '../../lib/words.ts';

/** The keys the queue is worked with, where there is a keyboard, and the switch that silences them. */
export function KeyHints({ mayReview }: { mayReview: boolean }) {
  const t = useT();
  const [areOn, setAreOn] = useAreKeysOn();
  const keys: readonly (readonly [key: string, text: string])[] = [
    ['J', t('keys_next')],
    ['K', t('keys_previous')],
    ['Enter', t('keys_open')],
    ...(mayReview
      ? ([
          ['A', t('keys_approve')],
          ['R', t('keys_reject')],
          ['H', t('keys_hold')],
        ] as const)
      : []),
    ['Esc', t('keys_close')],
  ];
  return (
    <Box
      component="section"
      aria-label={t('keys_label')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        '@media (hover: none)': { display: 'none' },
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        mb: 1.5,
        color: 'text.secondary',
      }}
    >
      <FormControlLabel
        control={<Switch size="small" checked={areOn} onChange={(_, next) => setAreOn(next)} />}
        label={t('keys_use')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {areOn &&
        keys.map(([key, text]) => (
          <Box
            component="span"
            key={key}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 12 }}
          >
            <Key>{key}</Key>
            {text}
          </Box>
        ))}
    </Box>
  );
}
