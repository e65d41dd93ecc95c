import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly top: ReactNode;
  readonly below: ReactNode;
  readonly align?: 'left' | 'right';
}

/** What matters, and under it what explains it. */
export function TwoLines({ top, below, align = 'left' }: TwoLinesProps) {
  return (
    <Box sx={{ textAlign: align, minWidth: 0 }}>
      <Typography component="div" noWrap sx={{ fontWeight: 600 }}>
        {top}
      </Typography>
      <Typography component="div" variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {below}
      </Typography>
    </Box>
  );
}
