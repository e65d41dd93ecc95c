import { Box, Typography } from '@mui/material';
import type { Withdrawal } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';

/** What has happened to a withdrawal, by whom and when. */
export function ReviewSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const { moment } = useFormat();
  const { state, first_reviewer: first, second_reviewer: second, needs_second_person: needsTwo } = withdrawal;
  const at = (iso: string | null) => (iso ? moment(iso) : '');
  const isRejected = state === 'rejected';
  const steps: readonly (readonly [what: string, who: string, when: string])[] = [
    [t('step_submitted'), withdrawal.account, at(withdrawal.created_at)],
    ...(first
      ? [
          [
            isRejected && !second
              ? t('step_rejected')
              : t(needsTwo ? 'did_withdrawal_approve_first' : 'step_first'),
            first,
            second ? '' : at(withdrawal.reviewed_at),
          ] as const,
        ]
      : []),
    ...(second
      ? [[isRejected ? t('step_rejected') : t('step_second'), second, at(withdrawal.reviewed_at)] as const]
      : []),
    ...(withdrawal.paid_at ? [[t('step_paid'), '', at(withdrawal.paid_at)] as const] : []),
  ];
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {steps.map(([what, who, when]) => (
        <Box
          component="li"
          key={`${what}${who}`}
          sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
            {who && (
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {who}
              </Typography>
            )}
          </Box>
          <Typography sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{when}</Typography>
        </Box>
      ))}
    </Box>
  );
}
