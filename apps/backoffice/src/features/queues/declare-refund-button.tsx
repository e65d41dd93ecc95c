import { staffRequests } from '@arara/contract';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { DecisionButton } from '../../components/decision-button.tsx';
import { EvidenceField } from '../../components/evidence-field.tsx';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { wordsOf } from '../../lib/language.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';
import type { WaitingRefund } from './queue-data.ts';

/** Asks to declare that a refund which the bank does not do was done in another way; a second person decides about it. */
export function DeclareRefundButton({ refund }: { refund: WaitingRefund }) {
  const t = useT();
  const { money } = useFormat();
  const decide = useDecide((state) => wordsOf(`deposit_${state}`));
  const [evidence, setEvidence] = useState('');
  const ask = (reason: string) =>
    decide(
      () => api(staffRequests.staffRefundDeclare, { id: refund.id, evidence, reason }),
      () => t('request_asked'),
    );
  return (
    <DecisionButton
      label={t('declare_refund')}
      title={t('declare_refund_title')}
      action={t('approve_refund')}
      tone="primary"
      reasonLabel={t('reason_for_audit')}
      draft={[evidence]}
      onDecide={ask}
      onClosed={() => setEvidence('')}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <Typography sx={{ mb: 2 }}>{t('declare_refund_text', { money: money(refund.money) })}</Typography>
      <EvidenceField value={evidence} onValue={setEvidence} />
    </DecisionButton>
  );
}
