import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { TwoLines } from './two-lines.tsx';

/** What matters, and under it what explains it. */
type Lines = readonly [top: ReactNode, below: ReactNode];

interface PhoneRowProps {
  readonly left: Lines;
  readonly right: Lines;
  /** What else is told of it, and what can be done about it. */
  readonly children?: ReactNode;
}

/** A row of a list on a phone. */
export function PhoneRow({ left, right, children }: PhoneRowProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <TwoLines top={left[0]} below={left[1]} />
        <TwoLines top={right[0]} below={right[1]} align="right" />
      </Box>
      {children}
    </Box>
  );
}
