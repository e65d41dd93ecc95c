import { staffCare } from '@arara/contract';
import { WifiOff } from 'lucide-react';
import { useCanAccess } from 'react-admin';
import { DecisionButton } from '../../components/decision-button.tsx';
import { api, type Member } from '../../lib/api.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';

/** Ends every session of a member. */
export function OfflineAction({ member }: { member: Member }) {
  const t = useT();
  const decide = useDecide(() => null);
  const { canAccess } = useCanAccess({ resource: 'members', action: 'freeze' });
  if (!canAccess) return null;
  const end = (reason: string) =>
    decide(
      () => api(staffCare.staffMemberOffline, { id: member.id, reason }),
      ({ sessions_ended: count }) => t('offline_done', { count }),
    );
  return (
    <DecisionButton
      Icon={WifiOff}
      label={t('offline')}
      tone="error"
      reasonLabel={t('reason_for_audit')}
      onDecide={end}
    >
      {t('offline_text')}
    </DecisionButton>
  );
}
