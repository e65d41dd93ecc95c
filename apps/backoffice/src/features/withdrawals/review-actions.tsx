import { Box, Button, Typography } from '@mui/material';
import { Check, Pause, Play, X } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useGetIdentity, useUpdate } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { Key } from '../../components/key.tsx';
import type { Withdrawal, WithdrawalState } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useAreKeysOn, useKeys } from '../../lib/use-keys.ts';
import { useT } from '../../lib/words.ts';

type Decided = 'approve' | 'reject' | 'hold' | 'release';

/** Approve, reject or set aside, for those who may; the first of two is told that somebody else must go on. */
export function ReviewActions({ withdrawal }: { withdrawal: Withdrawal }) {
  const { canAccess } = useCanAccess({ resource: 'withdrawals', action: 'review' });
  // As it was when the button was pressed: a page that is asked for anew takes no dialog away, and changes none.
  const [asked, setAsked] = useState<{ decision: Decided; withdrawal: Withdrawal } | null>(null);
  return (
    <>
      {canAccess && ['submitted', 'second_review'].includes(withdrawal.state) && (
        <ReviewButtons withdrawal={withdrawal} onAsk={(decision) => setAsked({ decision, withdrawal })} />
      )}
      {asked && <Decision {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface ReviewButtonsProps {
  readonly withdrawal: Withdrawal;
  readonly onAsk: (decision: Decided) => void;
}

function ReviewButtons({ withdrawal, onAsk }: ReviewButtonsProps) {
  const t = useT();
  const { identity } = useGetIdentity();
  const [areKeysOn] = useAreKeysOn();
  const isMine = withdrawal.state === 'second_review' && withdrawal.first_reviewer === identity?.fullName;
  const cannotApprove = isMine || withdrawal.hold !== null;
  const holding = withdrawal.hold ? 'release' : 'hold';
  useKeys({
    a: cannotApprove ? null : () => onAsk('approve'),
    r: () => onAsk('reject'),
    h: () => onAsk(holding),
  });
  const key = (name: string) => ({
    'aria-keyshortcuts': areKeysOn ? name : undefined,
    endIcon: areKeysOn && <ButtonKey>{name}</ButtonKey>,
  });
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
          {...key('R')}
          sx={{ minHeight: 44, color: 'error.main' }}
          onClick={() => onAsk('reject')}
        >
          {t('reject')}
        </Button>
        <Button
          startIcon={withdrawal.hold ? <Play size={16} /> : <Pause size={16} />}
          {...key('H')}
          sx={{ minHeight: 44 }}
          onClick={() => onAsk(holding)}
        >
          {t(holding)}
        </Button>
        <Button
          variant="contained"
          color="success"
          startIcon={<Check size={16} />}
          {...key('A')}
          sx={{ gridColumn: '1 / -1', minHeight: 44 }}
          disabled={cannotApprove}
          onClick={() => onAsk('approve')}
        >
          {isFirstOfTwo(withdrawal) ? t('approve_first') : t('approve_and_pay')}
        </Button>
      </Box>
    </Box>
  );
}

/** The key of a button, where there is a keyboard; the button says its name by itself. */
function ButtonKey({ children }: { children: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: { xs: 'none', md: 'inline' }, '@media (hover: none)': { display: 'none' } }}
    >
      <Key>{children}</Key>
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
  const [update] = useUpdate();
  const decideAbout = useDecide((state) =>
    state === 'held' ? t('held_tag') : t(`state_${state as WithdrawalState}`),
  );
  const isFirst = isFirstOfTwo(withdrawal);
  const values = {
    money: money(withdrawal.money),
    received: money(withdrawal.money_received),
    name: withdrawal.realname,
    destination: withdrawal.destination,
  };
  const decide = (reason: string) =>
    decideAbout(
      (): Promise<Withdrawal> =>
        update(
          'withdrawals',
          { id: withdrawal.id, data: { decision, reason, seen: withdrawal.state }, previousData: withdrawal },
          { returnPromise: true },
        ),
      ({ state }) => {
        const notices = {
          approve: state === 'second_review' ? 'first_approved_notice' : 'approved_notice',
          reject: 'rejected_notice',
          hold: 'held_notice',
          release: 'released_notice',
        } as const;
        return t(notices[decision], values);
      },
    );
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
