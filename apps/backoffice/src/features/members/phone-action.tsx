import { staffRequests } from '@arara/contract';
import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { DecisionButton } from '../../components/decision-button.tsx';
import { EvidenceField } from '../../components/evidence-field.tsx';
import { api, type Member } from '../../lib/api.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';

/** Asks to give an account another phone, by what proves who asks; a second person decides about it. */
export function PhoneAction({ member }: { member: Member }) {
  const t = useT();
  const decide = useDecide(() => null);
  const [phone, setPhone] = useState('');
  const [evidence, setEvidence] = useState('');
  const [endsTwoFactor, setEndsTwoFactor] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'members', action: 'verify' });
  if (!canAccess || member.is_demo) return null;
  const ask = (reason: string) =>
    decide(
      () =>
        api(staffRequests.staffPhoneAsk, {
          id: member.id,
          phone,
          ends_two_factor: endsTwoFactor,
          evidence,
          reason,
        }),
      () => t('request_asked'),
    );
  return (
    <DecisionButton
      Icon={Smartphone}
      label={t('change_phone')}
      tone="primary"
      reasonLabel={t('reason_for_audit')}
      draft={phone + evidence}
      onDecide={ask}
      onClosed={() => {
        setPhone('');
        setEvidence('');
        setEndsTwoFactor(false);
      }}
    >
      <Typography sx={{ mb: 2 }}>{t('change_phone_text')}</Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          fullWidth
          autoFocus
          label={t('change_phone_number')}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 24 } }}
          required
        />
        <EvidenceField value={evidence} onValue={setEvidence} hint={t('change_phone_evidence')} />
        {member.has_two_factor && (
          <FormControlLabel
            control={
              <Checkbox
                checked={endsTwoFactor}
                onChange={(event) => setEndsTwoFactor(event.target.checked)}
              />
            }
            label={t('change_phone_two_factor')}
          />
        )}
      </Box>
    </DecisionButton>
  );
}
