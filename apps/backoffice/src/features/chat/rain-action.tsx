import { staffChat } from '@arara/contract';
import { newKey } from '@arara/contract/intent';
import { Button, TextField } from '@mui/material';
import { CloudRain } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { api } from '../../lib/api.ts';
import { useDecimals } from '../../lib/decimals.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';

/** Lets a rain fall now; a lost answer asked for again under the same key pays nothing twice. */
export function RainAction() {
  const t = useT();
  const { canAccess } = useCanAccess({ resource: 'chat', action: 'rain' });
  const [key, setKey] = useState<string | null>(null);
  if (!canAccess) return null;
  return (
    <>
      <Button startIcon={<CloudRain size={16} />} onClick={() => setKey(newKey())} sx={{ minHeight: 44 }}>
        {t('chat_rain')}
      </Button>
      {key && <AskRain idempotencyKey={key} onClose={() => setKey(null)} />}
    </>
  );
}

function AskRain({ idempotencyKey, onClose }: { idempotencyKey: string; onClose: () => void }) {
  const t = useT();
  const { money: written } = useFormat();
  const notify = useNotify();
  const { shown, money: wireMoney } = useDecimals();
  const [money, setMoney] = useState(shown('50.00'));
  const decide = async (reason: string) => {
    const rain = await api(staffChat.staffChatRain, { money: wireMoney(money), reason }, { idempotencyKey });
    const words =
      rain.members === 0
        ? t('chat_rain_nobody')
        : t('chat_rain_done', { money: written(rain.paid_money), count: rain.members });
    notify(words, { type: rain.members === 0 ? 'info' : 'success' });
  };
  return (
    <DecisionDialog
      title={t('chat_rain_title')}
      action={t('chat_rain')}
      tone="primary"
      reasonLabel={t('reason_for_audit')}
      draft={money}
      onDecide={decide}
      onClose={onClose}
    >
      {t('chat_rain_text')}
      <TextField
        label={t('amount')}
        value={money}
        onChange={(event) => setMoney(event.target.value)}
        required
        fullWidth
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 } }}
      />
    </DecisionDialog>
  );
}
