import { staffRequests } from '@arara/contract';
import { FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { DecisionButton } from '../../components/decision-button.tsx';
import { EvidenceField } from '../../components/evidence-field.tsx';
import { api } from '../../lib/api.ts';
import { wordsOf } from '../../lib/language.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';
import type { StuckPayout } from './queue-data.ts';

/** Asks to declare how a payout ended that nobody can tell of; a second person decides about it. */
export function DeclareButton({ payout }: { payout: StuckPayout }) {
  const t = useT();
  const labelId = useId();
  const decide = useDecide((state) => wordsOf(`state_${state}`));
  const [proven, setProven] = useState<'paid' | 'not_paid' | null>(null);
  const [evidence, setEvidence] = useState('');
  const ask = (reason: string) =>
    decide(
      () =>
        api(staffRequests.staffPayoutDeclare, {
          id: payout.id,
          is_paid: proven === 'paid',
          evidence,
          reason,
        }),
      () => t('request_asked'),
    );
  return (
    <DecisionButton
      label={t('declare')}
      title={t('declare_title', { order: payout.order_number })}
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
      <Typography sx={{ mb: 2 }}>{t('declare_text')}</Typography>
      <FormLabel id={labelId}>{t('declare_what')}</FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={proven} sx={{ mb: 1 }}>
        {(['paid', 'not_paid'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio onChange={() => setProven(value)} />}
            label={t(`declared_${value}`)}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      <EvidenceField value={evidence} onValue={setEvidence} />
    </DecisionButton>
  );
}
