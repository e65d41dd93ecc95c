import { staffCare } from '@arara/contract';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useRefresh } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { type Adjustment, api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';

/** Carries a correction out or refuses it; who asked for it may only refuse. */
export function AdjustmentActions({ adjustment }: { adjustment: Adjustment }) {
  const t = useT();
  const { money } = useFormat();
  const refresh = useRefresh();
  const { identity } = useGetIdentity();
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  if (!identity || adjustment.state !== 'waiting') return null;
  const isOwn = identity.fullName === adjustment.asked_by;
  const decide = async () => {
    try {
      await api(staffCare.staffAdjustmentDecide, { id: adjustment.id, is_approved: asked === 'approve' });
    } finally {
      refresh();
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: { md: 'flex-end' } }}>
      <Button onClick={() => setAsked('refuse')}>{t('adjustment_refuse')}</Button>
      {!isOwn && (
        <Button variant="contained" color="success" onClick={() => setAsked('approve')}>
          {t('adjustment_approve')}
        </Button>
      )}
      {asked && (
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
      )}
    </Box>
  );
}
