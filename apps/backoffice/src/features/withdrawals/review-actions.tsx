import { Box, Button, Typography } from '@mui/material';
import { Check, Pause, Play, X } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useGetIdentity, useNotify, useRefresh, useUpdate } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import type { Withdrawal } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';

type Decided = 'approve' | 'reject' | 'hold' | 'release';

/** Approve, reject or set aside, for those who may; the first of two is told that somebody else must go on. */
export function ReviewActions({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const { identity } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'withdrawals', action: 'review' });
  const [asked, setAsked] = useState<Decided | null>(null);
  if (!canAccess || !['submitted', 'second_review'].includes(withdrawal.state)) return null;
  const isMine = withdrawal.state === 'second_review' && withdrawal.first_reviewer === identity?.fullName;
  return (
    <Box
      sx={{
        position: 'sticky',
        mt: 'auto',
        bottom: { xs: 64, md: 0 },
        bgcolor: { xs: 'background.default', lg: 'background.paper' },
        py: 1.5,
        borderTop: `1px solid ${hues.hair}`,
      }}
    >
      {isMine && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('approved_by_you')}</Typography>}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Button
          startIcon={<X size={16} />}
          sx={{ minHeight: 44, color: 'error.main' }}
          onClick={() => setAsked('reject')}
        >
          {t('reject')}
        </Button>
        <Button
          startIcon={withdrawal.hold ? <Play size={16} /> : <Pause size={16} />}
          sx={{ minHeight: 44 }}
          onClick={() => setAsked(withdrawal.hold ? 'release' : 'hold')}
        >
          {t(withdrawal.hold ? 'release' : 'hold')}
        </Button>
        <Button
          variant="contained"
          color="success"
          startIcon={<Check size={16} />}
          sx={{ gridColumn: '1 / -1', minHeight: 44 }}
          disabled={isMine || withdrawal.hold !== null}
          onClick={() => setAsked('approve')}
        >
          {isFirstOfTwo(withdrawal) ? t('approve_first') : t('approve_and_pay')}
        </Button>
      </Box>
      {asked && <Decision withdrawal={withdrawal} decision={asked} onClose={() => setAsked(null)} />}
    </Box>
  );
}

const isFirstOfTwo = ({ needs_second_person: needsTwo, state }: Withdrawal) =>
  needsTwo && state === 'submitted';

interface DecisionProps {
  readonly withdrawal: Withdrawal;
  readonly decision: Decided;
  readonly onClose: () => void;
}

function Decision({ withdrawal, decision, onClose }: DecisionProps) {
  const t = useT();
  const { money } = useFormat();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const isFirst = isFirstOfTwo(withdrawal);
  const values = {
    money: money(withdrawal.money),
    received: money(withdrawal.money_received),
    name: withdrawal.realname,
    destination: withdrawal.destination,
  };
  const decide = async (reason: string) => {
    try {
      const decided: Withdrawal = await update(
        'withdrawals',
        {
          id: withdrawal.id,
          data: { decision, reason, seen: withdrawal.state },
          previousData: withdrawal,
        },
        { returnPromise: true },
      );
      const notices = {
        approve: decided.state === 'second_review' ? 'first_approved_notice' : 'approved_notice',
        reject: 'rejected_notice',
        hold: 'held_notice',
        release: 'released_notice',
      } as const;
      notify(t(notices[decision], values), { type: 'success' });
    } finally {
      // Refused or not: what is on screen may be old.
      refresh();
    }
  };
  if (decision === 'hold' || decision === 'release') {
    const isHold = decision === 'hold';
    return (
      <DecisionDialog
        title={isHold ? t('hold_title', values) : `${values.money}, ${values.name}`}
        action={t(decision)}
        tone="primary"
        {...(isHold && { reasonLabel: t('hold_reason') })}
        onDecide={decide}
        onClose={onClose}
      >
        {isHold ? t('hold_text') : (withdrawal.hold?.reason ?? '')}
      </DecisionDialog>
    );
  }
  if (decision === 'reject') {
    return (
      <DecisionDialog
        title={t('reject_title', values)}
        action={t('reject')}
        tone="error"
        reasonLabel={t('reason_for_member')}
        onDecide={decide}
        onClose={onClose}
      >
        {t('reject_text', values)}
      </DecisionDialog>
    );
  }
  return (
    <DecisionDialog
      title={t('approve_title', values)}
      action={isFirst ? t('approve_first') : t('approve_and_pay')}
      tone="success"
      onDecide={decide}
      onClose={onClose}
    >
      {isFirst ? t('approve_first_text', values) : t('approve_text', values)}
    </DecisionDialog>
  );
}
