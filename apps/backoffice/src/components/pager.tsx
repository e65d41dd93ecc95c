import { Box, IconButton } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../lib/format.ts';
import { useT } from '../lib/words.ts';

interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** What else stands in the row. */
  readonly children?: ReactNode;
}

/** Which rows of how many are shown, and the way to the others. */
export function Pager({ page, pageSize, total, onPage, children }: PagerProps) {
  const t = useT();
  const { number } = useFormat();
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 36 }}>
      <Box component="span" sx={{ flex: 1 }}>
        {total === 0
          ? t('rows_none')
          : t('rows_shown', { first: number(first), last: number(last), total: number(total) })}
      </Box>
      {children}
      <IconButton aria-label={t('previous_page')} disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={18} />
      </IconButton>
      <IconButton aria-label={t('next_page')} disabled={last >= total} onClick={() => onPage(page + 1)}>
        <ChevronRight size={18} />
      </IconButton>
    </Box>
  );
}
