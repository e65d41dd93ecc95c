import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { hues } from '../lib/hues.ts';

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** How many stand beside each other on a desk; two on a phone. */
  readonly across?: number;
}

/** Names and values in a grid with hairlines. */
export function Facts({ facts, across = 2 }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${across}, minmax(0, 1fr))` },
        gap: '1px',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        overflow: 'hidden',
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ boxShadow: `0 0 0 1px ${hues.hair}`, px: 1.5, py: 1, minWidth: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
