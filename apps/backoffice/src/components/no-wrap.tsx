import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A moment or a number that stays on one line. */
export function NoWrap({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
