import { Box, Typography } from '@mui/material';
import type { Withdrawal } from '../../lib/api.ts';
import { type Due, dueOf, minutesBetween } from '../../lib/due.ts';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';

const tones: Record<Due['tone'], { bar: string; text: string }> = {
  calm: { bar: hues.link, text: hues.text },
  soon: { bar: '#d58a00', text: hues.warn },
  urgent: { bar: hues.danger, text: hues.danger },
  late: { bar: hues.danger, text: hues.danger },
};

/** True for a withdrawal that has a clock: one that waits to be paid, or was. */
export function hasClock({ state }: Pick<Withdrawal, 'state'>): boolean {
  return ['submitted', 'second_review', 'approved', 'paying', 'paid'].includes(state);
}

interface DueClockProps {
  readonly withdrawal: Pick<Withdrawal, 'state' | 'due_at' | 'created_at' | 'paid_at'>;
  readonly now: number;
}

/** What is left of the 120 minutes, as a bar and in words; for a paid one, how long it took. */
export function DueClock({ withdrawal, now }: DueClockProps) {
  const t = useT();
  const { span } = useFormat();
  const { state, paid_at: paidAt, created_at: createdAt } = withdrawal;
  if (state === 'paid' && paidAt)
    return (
      <Typography component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('paid_in', { time: span(minutesBetween(createdAt, paidAt)) })}
      </Typography>
    );
  if (!hasClock(withdrawal)) return <Box component="span">{'\u2013'}</Box>;
  const due = dueOf(withdrawal.due_at, now);
  const tone = tones[due.tone];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{ flex: 'none', width: 56, height: 6, borderRadius: 3, bgcolor: hues.hair, overflow: 'hidden' }}
      >
        <Box sx={{ height: 1, width: due.tone === 'late' ? 1 : due.share, bgcolor: tone.bar }} />
      </Box>
      <Typography component="span" sx={{ fontWeight: 600, color: tone.text, whiteSpace: 'nowrap' }}>
        {due.tone === 'late'
          ? t('late_by', { time: span(due.minutes) })
          : t('minutes_left', { count: due.minutes })}
      </Typography>
    </Box>
  );
}
