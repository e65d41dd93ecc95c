import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';

/** Names the tab of the browser after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Arara`;
  }, [title]);
}

interface PageHeadProps {
  readonly title: string;
  readonly hint?: string;
  /** What stands to the right of the title, or under it on a phone. */
  readonly children?: ReactNode;
}

/** The title of a room and one line about it. */
export function PageHead({ title, hint, children }: PageHeadProps) {
  usePageTitle(title);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start', mb: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {hint && <Typography sx={{ color: 'text.secondary', mt: 0.25 }}>{hint}</Typography>}
      </Box>
      {children}
    </Box>
  );
}
