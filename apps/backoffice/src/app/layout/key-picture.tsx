import { QrCode } from '@arara/ui';
import { Box } from '@mui/material';
import { useT } from '../../lib/words.ts';

/** The key of an authenticator app as its camera reads it. */
export function KeyPicture({ uri }: { uri: string }) {
  const t = useT();
  return (
    // The plate is drawn for a dark page.
    <Box sx={{ justifySelf: 'center', '& > span': { boxShadow: 'none', borderRadius: '12px' } }}>
      <QrCode text={uri} label={t('two_factor_qr')} size={208} />
    </Box>
  );
}
