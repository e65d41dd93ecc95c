import { staffLiftings } from '@arara/contract';
import { Button } from '@mui/material';
import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { api, type Member } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

/** Asks to lift a blacklisting, with a reason; a second person decides about it. */
export function LiftAction({ member }: { member: Member }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsked, setIsAsked] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'cases', action: 'decide' });
  if (!canAccess || member.status !== 'blacklisted') return null;
  const ask = async (reason: string) => {
    try {
      await api(staffLiftings.staffLiftingAsk, { id: member.id, reason });
      notify(t('lift_asked'), { type: 'success' });
    } finally {
      refresh();
    }
  };
  return (
    <>
      <Button startIcon={<LockOpen size={16} />} onClick={() => setIsAsked(true)}>
        {t('lift')}
      </Button>
      {isAsked && (
        <DecisionDialog
          title={t('lift_title', { account: member.account })}
          action={t('lift')}
          tone="primary"
          reasonLabel={t('reason_for_audit')}
          onDecide={ask}
          onClose={() => setIsAsked(false)}
        >
          {t('lift_text')}
        </DecisionDialog>
      )}
    </>
  );
}
