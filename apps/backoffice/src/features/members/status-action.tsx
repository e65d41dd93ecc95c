import { Button } from '@mui/material';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useNotify, useRefresh, useUpdate } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import type { Member } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

/** Freezes a member or lets one back in, with a reason for the audit log. A blacklisted one is let in by two people (`lift-action.tsx`). */
export function StatusAction({ member }: { member: Member }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const [isAsked, setIsAsked] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'members', action: 'freeze' });
  if (!canAccess || member.status === 'blacklisted') return null;
  const isFreezing = member.status === 'active';
  const values = { account: member.account };
  const decide = async (reason: string) => {
    const status = isFreezing ? 'frozen' : 'active';
    try {
      await update(
        'members',
        { id: member.id, data: { status, reason }, previousData: member },
        { returnPromise: true },
      );
      notify(isFreezing ? t('frozen_notice', values) : t('unfrozen_notice', values), { type: 'success' });
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
        {isFreezing ? t('freeze') : t('unfreeze')}
      </Button>
      {isAsked && (
        <DecisionDialog
          title={isFreezing ? t('freeze_title', values) : t('unfreeze_title', values)}
          action={isFreezing ? t('freeze') : t('unfreeze')}
          tone={isFreezing ? 'error' : 'primary'}
          reasonLabel={t('reason_for_audit')}
          onDecide={decide}
          onClose={() => setIsAsked(false)}
        >
          {isFreezing ? t('freeze_text') : t('unfreeze_text')}
        </DecisionDialog>
      )}
    </>
  );
}
