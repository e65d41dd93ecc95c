import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly hint?: string;
  /** It is all there is on the page. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
}

/** What a place says when it has nothing to show. */
export function EmptyState({ title, hint, isPage = false, children }: EmptyStateProps) {
  return (
    <Box sx={{ py: 7, px: 2, textAlign: 'center' }}>
      <Typography component={isPage ? 'h1' : 'p'} sx={{ fontSize: 14, fontWeight: 600 }}>
        {title}
      </Typography>
      {hint && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{hint}</Typography>}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Box>
  );
}
