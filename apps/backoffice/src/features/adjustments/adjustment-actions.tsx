import { staffCare } from '@arara/contract';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { type Adjustment, api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';

/** Carries a correction out or refuses it; who asked for it may only refuse. */
export function AdjustmentActions({ adjustment }: { adjustment: Adjustment }) {
  const t = useT();
  const { money } = useFormat();
  const { identity } = useGetIdentity();
  const decideAbout = useDecide((state) => t(`adjustment_${state as Adjustment['state']}`));
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const decide = () =>
    decideAbout(() =>
      api(staffCare.staffAdjustmentDecide, { id: adjustment.id, is_approved: asked === 'approve' }),
    );
  // A page that is asked for anew takes no dialog away.
  const dialog = asked && (
    <DecisionDialog
      title={t('adjustments_title')}
      action={t(`adjustment_${asked}`)}
      tone={asked === 'approve' ? 'success' : 'error'}
      onDecide={decide}
      onClose={() => setAsked(null)}
    >
      {t('adjustment_approve_text', {
        money: money(adjustment.money),
        account: adjustment.account,
        reason: adjustment.reason,
      })}
    </DecisionDialog>
  );
  const isOwn = identity?.fullName === adjustment.asked_by;
  return (
    <>
      {identity && adjustment.state === 'waiting' && (
        <Box sx={{ display: 'flex', gap: 1, justifyContent: { md: 'flex-end' } }}>
          <Button onClick={() => setAsked('refuse')}>{t('adjustment_refuse')}</Button>
          {!isOwn && (
            <Button variant="contained" color="success" onClick={() => setAsked('approve')}>
              {t('adjustment_approve')}
            </Button>
          )}
        </Box>
      )}
      {dialog}
    </>
  );
}
