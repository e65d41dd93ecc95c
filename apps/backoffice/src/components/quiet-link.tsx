import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';

/** A link inside a row: it does not open the row. */
export function QuietLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box
      component={LinkBase}
      to={to}
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
      sx={{
        color: 'primary.main',
        fontWeight: 600,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {children}
    </Box>
  );
}
