import { Lock, LockOpen } from 'lucide-react';
import { useCanAccess, useNotify, useRefresh, useUpdate } from 'react-admin';
import { DecisionButton } from '../../components/decision-button.tsx';
import type { Member } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

const notices = { freeze: 'frozen_notice', unfreeze: 'unfrozen_notice', reopen: 'reopened_notice' } as const;

/** Freezes a member, lets one back in, or opens a closed account again, with a reason for the audit log. A blacklisted one is let in by two people (`lift-action.tsx`). */
export function StatusAction({ member }: { member: Member }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate();
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
    <DecisionButton
      Icon={isFreezing ? Lock : LockOpen}
      label={t(step)}
      title={t(`${step}_title`, values)}
      sx={{ color: isFreezing ? 'error.main' : 'text.primary' }}
      tone={isFreezing ? 'error' : 'primary'}
      reasonLabel={t('reason_for_audit')}
      onDecide={decide}
    >
      {t(`${step}_text`)}
    </DecisionButton>
  );
}
