import { staffCare } from '@arara/contract';
import { Button, TextField, Typography } from '@mui/material';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { api, type Member } from '../../lib/api.ts';
import { useDecimals } from '../../lib/decimals.ts';
import { useT } from '../../lib/words.ts';

/** Asks for a correction of a member's cash; a second person decides about it. */
export function AdjustAction({ member }: { member: Member }) {
  const t = useT();
  const notify = useNotify();
  const [isAsked, setIsAsked] = useState(false);
  const [money, setMoney] = useState('');
  const { signed } = useDecimals();
  const { canAccess } = useCanAccess({ resource: 'adjustments', action: 'list' });
  if (!canAccess || member.is_demo) return null;
  const ask = async (reason: string) => {
    await api(staffCare.staffAdjust, { id: member.id, money: signed(money), reason });
    notify(t('adjust_asked'), { type: 'success' });
  };
  return (
    <>
      <Button startIcon={<Scale size={16} />} onClick={() => setIsAsked(true)}>
        {t('adjust')}
      </Button>
      {isAsked && (
        <DecisionDialog
          title={t('adjust')}
          action={t('adjust')}
          tone="primary"
          reasonLabel={t('reason_for_audit')}
          draft={money}
          onDecide={ask}
          onClose={() => {
            setIsAsked(false);
            setMoney('');
          }}
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
        </DecisionDialog>
      )}
    </>
  );
}
