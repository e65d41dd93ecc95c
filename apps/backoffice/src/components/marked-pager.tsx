import { Box, IconButton } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { turnedTo } from '../lib/pages.ts';
import { useT } from '../lib/words.ts';

interface MarkedPagerProps {
  /** Where each page that was turned to begins. */
  readonly marks: readonly string[];
  readonly next: string | null;
  /** The page is on its way, and another stands in its place until it is there. */
  readonly isWaiting: boolean;
  readonly onMarks: (marks: readonly string[]) => void;
  readonly children?: ReactNode;
}

/** Forwards and back through pages that begin where the one before has ended. */
export function MarkedPager({ marks, next, isWaiting, onMarks, children }: MarkedPagerProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 36 }}>
      <Box component="span" sx={{ flex: 1 }}>
        {children}
      </Box>
      <IconButton
        aria-label={t('previous_page')}
        disabled={marks.length === 0}
        onClick={() => onMarks(marks.slice(0, -1))}
      >
        <ChevronLeft size={18} />
      </IconButton>
      <IconButton
        aria-label={t('next_page')}
        disabled={next === null}
        // It keeps the focus while it does nothing.
        aria-disabled={isWaiting}
        onClick={() => onMarks(turnedTo(marks, next, isWaiting))}
      >
        <ChevronRight size={18} />
      </IconButton>
    </Box>
  );
}
