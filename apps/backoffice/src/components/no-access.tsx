import { Box } from '@mui/material';
import { useT } from '../lib/words.ts';
import { PageHead } from './page-head.tsx';

/** What somebody reads whose role has no business here. */
export function NoAccess() {
  const t = useT();
  return (
    <Box sx={{ p: 2.5 }}>
      <PageHead title={t('no_access')} hint={t('no_access_hint')} />
    </Box>
  );
}
