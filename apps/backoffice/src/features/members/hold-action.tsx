import { staffCare } from '@arara/contract';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useCanAccess } from 'react-admin';
import { DecisionButton } from '../../components/decision-button.tsx';
import { api, type Member } from '../../lib/api.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';

/** Keeps a member's data from being erased, or lets it go, with a reason for the audit log. */
export function HoldAction({ member }: { member: Member }) {
  const t = useT();
  const decide = useDecide(() => null);
  const { canAccess } = useCanAccess({ resource: 'members', action: 'freeze' });
  if (!canAccess) return null;
  const step = member.hold ? 'data_hold_lift' : 'data_hold_set';
  const call = member.hold ? staffCare.staffMemberHoldLift : staffCare.staffMemberHold;
  const values = { account: member.account };
  return (
    <DecisionButton
      Icon={member.hold ? ArchiveRestore : Archive}
      label={t(step)}
      title={t(`${step}_title`, values)}
      sx={{ color: 'text.primary' }}
      tone="primary"
      reasonLabel={t('reason_for_audit')}
      onDecide={(reason) =>
        decide(
          () => api(call, { id: member.id, reason }),
          () => t(`${step}_notice`, values),
        )
      }
    >
      {t(`${step}_text`)}
    </DecisionButton>
  );
}
