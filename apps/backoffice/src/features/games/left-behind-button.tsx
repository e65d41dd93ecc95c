import { staffRequests } from '@arara/contract';
import { FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { DecisionButton } from '../../components/decision-button.tsx';
import { EvidenceField } from '../../components/evidence-field.tsx';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';
import type { LeftBehindRow } from './games-data.ts';

/** Asks what is to become of what a member has left with a platform that is gone; a second person decides about it. */
export function LeftBehindButton({ left }: { left: LeftBehindRow }) {
  const t = useT();
  const labelId = useId();
  const { money } = useFormat();
  const decide = useDecide(() => null);
  const [what, setWhat] = useState<'paid' | 'lost' | null>(null);
  const [evidence, setEvidence] = useState('');
  const { member_id: id, code: platform, account } = left;
  const ask = (reason: string) =>
    decide(
      () =>
        api(staffRequests.staffLeftBehindAsk, { id, platform, is_paid: what === 'paid', evidence, reason }),
      () => t('request_asked'),
    );
  return (
    <DecisionButton
      label={t('left_behind_end')}
      title={t('left_behind_end_title', { account, platform: left.platform, money: money(left.money) })}
      action={t('left_behind_end')}
      tone="primary"
      reasonLabel={t('reason_for_audit')}
      isReady={what !== null}
      draft={[what, evidence]}
      onDecide={ask}
      onClosed={() => {
        setWhat(null);
        setEvidence('');
      }}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <Typography sx={{ mb: 2 }}>{t('left_behind_end_text')}</Typography>
      <FormLabel id={labelId}>{t('left_behind_what')}</FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={what} sx={{ mb: 1 }}>
        {(['paid', 'lost'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio onChange={() => setWhat(value)} />}
            label={t(`declared_left_${value}`)}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      <EvidenceField value={evidence} onValue={setEvidence} hint={t('left_behind_evidence')} />
    </DecisionButton>
  );
}
