import { staffRequests } from '@arara/contract';
import { LockOpen } from 'lucide-react';
import { useCanAccess } from 'react-admin';
import { DecisionButton } from '../../components/decision-button.tsx';
import { api, type Member } from '../../lib/api.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';

/** Asks to lift a blacklisting, with a reason; a second person decides about it. */
export function LiftAction({ member }: { member: Member }) {
  const t = useT();
  const decide = useDecide(() => null);
  const { canAccess } = useCanAccess({ resource: 'cases', action: 'decide' });
  if (!canAccess || member.status !== 'blacklisted') return null;
  const ask = (reason: string) =>
    decide(
      () => api(staffRequests.staffLiftingAsk, { id: member.id, reason }),
      () => t('request_asked'),
    );
  return (
    <DecisionButton
      Icon={LockOpen}
      label={t('lift')}
      title={t('title_lifting', { account: member.account })}
      tone="primary"
      reasonLabel={t('reason_for_audit')}
      onDecide={ask}
    >
      {t('lift_text')}
    </DecisionButton>
  );
}
