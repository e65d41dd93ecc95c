import { Box, Typography } from '@mui/material';
import { useT } from '../../lib/words.ts';

/** The mark, the name, and whose room this is. */
export function Brand() {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={32} height={32} />
      <Box>
        <Typography sx={{ fontSize: 17, lineHeight: '18px', fontWeight: 750, letterSpacing: '-0.03em' }}>
          arara
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', lineHeight: '14px' }}>
          {t('team')}
        </Typography>
      </Box>
    </Box>
  );
}
