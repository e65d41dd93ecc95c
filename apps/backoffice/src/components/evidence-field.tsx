import { TextField } from '@mui/material';
import { useT } from '../lib/words.ts';

interface EvidenceFieldProps {
  value: string;
  onValue: (value: string) => void;
  /** What is written there; a bank's paper without it. */
  hint?: string;
}

/** What proves a declaration. */
export function EvidenceField({ value, onValue, hint }: EvidenceFieldProps) {
  const t = useT();
  return (
    <TextField
      fullWidth
      label={t('detail_evidence')}
      helperText={hint ?? t('declare_evidence')}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 100 } }}
      required
    />
  );
}
