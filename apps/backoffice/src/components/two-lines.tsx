import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly top: ReactNode;
  readonly below: ReactNode;
  readonly align?: 'left' | 'right';
  /** What is on top is read in full, however many lines it takes. */
  readonly wraps?: boolean;
}

/** What matters, and under it what explains it. */
export function TwoLines({ top, below, align = 'left', wraps = false }: TwoLinesProps) {
  return (
    // What stands on the right is an amount or a state: a long name beside it gives way.
    <Box sx={{ textAlign: align, minWidth: 0, flexShrink: align === 'right' ? 0 : 1 }}>
      <Typography component="div" noWrap={!wraps} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {top}
      </Typography>
      <Typography component="div" variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {below}
      </Typography>
    </Box>
  );
}
