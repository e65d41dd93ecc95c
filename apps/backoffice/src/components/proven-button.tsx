import { FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useT } from '../lib/words.ts';
import { DecisionButton } from './decision-button.tsx';
import type { DecisionDialogProps } from './decision-dialog.tsx';
import { EvidenceField } from './evidence-field.tsx';

interface ProvenButtonProps<What extends string> {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Which of the choices is proven. */
  readonly question: string;
  readonly choices: readonly { readonly what: What; readonly label: string }[];
  readonly evidenceHint?: string;
  readonly onAsk: (asked: {
    readonly what: What;
    readonly evidence: string;
    readonly reason: string;
  }) => ReturnType<DecisionDialogProps['onDecide']>;
}

/** Asks to declare what an outsider does not tell: which of a few things is so, by what proves it. A second person decides about it. */
export function ProvenButton<What extends string>(props: ProvenButtonProps<What>) {
  const { label, title, text, question, choices, evidenceHint, onAsk } = props;
  const t = useT();
  const labelId = useId();
  const [what, setWhat] = useState<What | null>(null);
  const [evidence, setEvidence] = useState('');
  return (
    <DecisionButton
      label={label}
      title={title}
      tone="primary"
      reasonLabel={t('reason_for_audit')}
      isReady={what !== null}
      draft={[what, evidence]}
      onDecide={(reason) => (what === null ? Promise.resolve(null) : onAsk({ what, evidence, reason }))}
      onClosed={() => {
        setWhat(null);
        setEvidence('');
      }}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <FormLabel id={labelId}>{question}</FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={what} sx={{ mb: 1 }}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.what}
            value={choice.what}
            control={<Radio onChange={() => setWhat(choice.what)} />}
            label={choice.label}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      <EvidenceField
        value={evidence}
        onValue={setEvidence}
        {...(evidenceHint === undefined ? {} : { hint: evidenceHint })}
      />
    </DecisionButton>
  );
}
