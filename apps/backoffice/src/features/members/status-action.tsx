import { Button } from '@mui/material';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useNotify, useRefresh, useUpdate } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import type { Member } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

const notices = { freeze: 'frozen_notice', unfreeze: 'unfrozen_notice', reopen: 'reopened_notice' } as const;

/** Freezes a member, lets one back in, or opens a closed account again, with a reason for the audit log. A blacklisted one is let in by two people (`lift-action.tsx`). */
export function StatusAction({ member }: { member: Member }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const [isAsked, setIsAsked] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'members', action: 'freeze' });
  if (!canAccess || member.status === 'blacklisted') return null;
  const isFreezing = member.status === 'active';
  const step = isFreezing ? 'freeze' : member.status === 'closed' ? 'reopen' : 'unfreeze';
  const values = { account: member.account };
  const decide = async (reason: string) => {
    const status = isFreezing ? 'frozen' : 'active';
    try {
      await update(
        'members',
        { id: member.id, data: { status, reason }, previousData: member },
        { returnPromise: true },
      );
      notify(t(notices[step], values), { type: 'success' });
    } finally {
      refresh();
    }
  };
  return (
    <>
      <Button
        startIcon={isFreezing ? <Lock size={16} /> : <LockOpen size={16} />}
        onClick={() => setIsAsked(true)}
        sx={{ color: isFreezing ? 'error.main' : 'text.primary' }}
      >
        {t(step)}
      </Button>
      {isAsked && (
        <DecisionDialog
          title={t(`${step}_title`, values)}
          action={t(step)}
          tone={isFreezing ? 'error' : 'primary'}
          reasonLabel={t('reason_for_audit')}
          onDecide={decide}
          onClose={() => setIsAsked(false)}
        >
          {t(`${step}_text`)}
        </DecisionDialog>
      )}
    </>
  );
}
