import { staffCare } from '@arara/contract';
import { Button } from '@mui/material';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { api, type Member } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

/** Ends every session of a member. */
export function OfflineAction({ member }: { member: Member }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsked, setIsAsked] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'members', action: 'freeze' });
  if (!canAccess) return null;
  const end = async (reason: string) => {
    const { sessions_ended } = await api(staffCare.staffMemberOffline, { id: member.id, reason });
    notify(t('offline_done', { count: sessions_ended }), { type: 'success' });
    refresh();
  };
  return (
    <>
      <Button startIcon={<WifiOff size={16} />} onClick={() => setIsAsked(true)}>
        {t('offline')}
      </Button>
      {isAsked && (
        <DecisionDialog
          title={t('offline')}
          action={t('offline')}
          tone="error"
          reasonLabel={t('reason_for_audit')}
          onDecide={end}
          onClose={() => setIsAsked(false)}
        >
          {t('offline_text')}
        </DecisionDialog>
      )}
    </>
  );
}
