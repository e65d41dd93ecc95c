import { staffRequests } from '@arara/contract';
import { FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { DecisionButton } from '../../components/decision-button.tsx';
import { EvidenceField } from '../../components/evidence-field.tsx';
import { api } from '../../lib/api.ts';
import { wordsOf } from '../../lib/language.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';
import type { OpenTransfer } from './games-data.ts';

/** Asks to declare how a transfer ended of which its platform tells no more; a second person decides about it. */
export function DeclareTransferButton({ transfer }: { transfer: OpenTransfer }) {
  const t = useT();
  const labelId = useId();
  const decide = useDecide((state) => wordsOf(`declared_${state}`));
  const [proven, setProven] = useState<'done' | 'failed' | null>(null);
  const [evidence, setEvidence] = useState('');
  const ask = (reason: string) =>
    decide(
      () =>
        api(staffRequests.staffTransferDeclare, {
          id: transfer.id,
          is_done: proven === 'done',
          evidence,
          reason,
        }),
      () => t('request_asked'),
    );
  return (
    <DecisionButton
      label={t('declare')}
      title={t('declare_transfer_title')}
      tone="primary"
      reasonLabel={t('reason_for_audit')}
      isReady={proven !== null}
      draft={[proven, evidence]}
      onDecide={ask}
      onClosed={() => {
        setProven(null);
        setEvidence('');
      }}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <Typography sx={{ mb: 2 }}>{t('declare_transfer_text')}</Typography>
      <FormLabel id={labelId}>{t('declare_transfer_what')}</FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={proven} sx={{ mb: 1 }}>
        {(['done', 'failed'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio onChange={() => setProven(value)} />}
            label={t(`declared_${value}`)}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      <EvidenceField value={evidence} onValue={setEvidence} hint={t('declare_transfer_evidence')} />
    </DecisionButton>
  );
}
