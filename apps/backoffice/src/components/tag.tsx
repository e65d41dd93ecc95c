import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { hues } from '../lib/hues.ts';

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

const tones: Record<Tone, { color: string; bgcolor: string }> = {
  neutral: { color: hues.muted, bgcolor: hues.page },
  info: { color: hues.link, bgcolor: hues.linkSoft },
  good: { color: hues.approve, bgcolor: hues.approveSoft },
  warn: { color: hues.warn, bgcolor: hues.warnSoft },
  bad: { color: hues.danger, bgcolor: hues.dangerSoft },
};

/** A short word on a soft ground; the word alone says it all. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        px: 1,
        borderRadius: '8px',
        fontSize: 12,
        lineHeight: '24px',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ...tones[tone],
      }}
    >
      {children}
    </Box>
  );
}
