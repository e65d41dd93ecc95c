import { staffRequests } from '@arara/contract';
import { newKey, underOneKey } from '@arara/contract/intent';
import { TextField, Typography } from '@mui/material';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { DecisionButton } from '../../components/decision-button.tsx';
import { api, type Member } from '../../lib/api.ts';
import { useDecimals } from '../../lib/decimals.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';

/** Asks for a correction of a member's cash; a second person decides about it. Asked again after a lost answer it is the same. */
export function AdjustAction({ member }: { member: Member }) {
  const t = useT();
  const decide = useDecide(() => null);
  const [money, setMoney] = useState('');
  const [send] = useState(() => underOneKey(newKey));
  const { signed } = useDecimals();
  const { canAccess } = useCanAccess({ resource: 'members', action: 'adjust' });
  if (!canAccess || member.is_demo) return null;
  const ask = (reason: string) => {
    const asked = { id: member.id, money: signed(money), reason };
    return decide(
      () => send(asked, (idempotencyKey) => api(staffRequests.staffAdjust, asked, { idempotencyKey })),
      () => t('request_asked'),
    );
  };
  return (
    <DecisionButton
      Icon={Scale}
      label={t('adjust')}
      tone="primary"
      reasonLabel={t('reason_for_audit')}
      draft={money}
      onDecide={ask}
      onClosed={() => setMoney('')}
    >
      <Typography sx={{ mb: 2 }}>{t('adjust_text')}</Typography>
      <TextField
        fullWidth
        label={t('adjust_amount')}
        value={money}
        onChange={(event) => setMoney(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'text', maxLength: 16 } }}
        required
      />
    </DecisionButton>
  );
}
