import { Box, FormControlLabel, Switch } from '@mui/material';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { asAmount, EditField } from '../../components/edit-field.tsx';
import { useDecimals } from '../../lib/decimals.ts';
import { useEditedText } from '../../lib/edited-text.ts';
import { useEditOf } from '../../lib/use-edit.ts';
import { useWritten } from '../../lib/use-written.ts';
import { useT } from '../../lib/words.ts';
import type { PaymentMethod } from './ledger-data.ts';

interface MethodDialogProps {
  readonly method: PaymentMethod;
  readonly onClose: () => void;
}

/** Limits, quick amounts, fees and the switch of one way to pay; the reason is recorded. */
export function MethodDialog({ method, onClose }: MethodDialogProps) {
  const t = useT();
  const editedText = useEditedText();
  const { shown, wire } = useDecimals();
  const edit = useEditOf('payment_methods');
  const now = {
    is_open: method.is_open,
    min_amount: shown(method.min_amount),
    max_amount: shown(method.max_amount),
    quick_amounts: method.quick_amounts.map((one) => shown(one)).join('  '),
    fee_percent: shown(method.fee_percent),
    fee_fixed: shown(method.fee_fixed),
  };
  const { values, version, changes, write } = useWritten(now, method.version, edit.ending);
  const name = t(`method_${method.payment_type as 'pix'}`);
  const save = (reason: string) => {
    const data = {
      id: method.id,
      version,
      min_amount: wire(values.min_amount),
      max_amount: wire(values.max_amount),
      quick_amounts: values.quick_amounts
        .split(/[\s;]+/)
        .filter(Boolean)
        .map((one) => wire(one)),
      fee_percent: wire(values.fee_percent),
      fee_fixed: wire(values.fee_fixed),
      is_open: values.is_open,
      reason,
    };
    return edit.save(method.id, data, t('method_changed', { method: name }));
  };
  const field = (key: Exclude<keyof typeof values, 'is_open'>, label: string, hint?: string) => (
    <EditField
      name={key}
      label={label}
      value={values[key]}
      problems={edit.problems}
      onChange={(text) => write({ [key]: text })}
      helperText={hint}
      {...(key !== 'quick_amounts' && asAmount)}
    />
  );
  return (
    <EditDialog
      title={name}
      edit={edit}
      draft={changes}
      reasonLabel={t('adjustment_reason')}
      edited={editedText(method)}
      onSave={save}
      onClose={onClose}
    >
      <FormControlLabel
        control={<Switch checked={values.is_open} onChange={(_, next) => write({ is_open: next })} />}
        label={t('method_is_open')}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {field('min_amount', `${t('method_min')} (R$)`)}
        {field('max_amount', `${t('method_max')} (R$)`)}
        {method.direction === 'withdrawal' && field('fee_percent', t('method_fee_percent'))}
        {method.direction === 'withdrawal' && field('fee_fixed', `${t('method_fee_fixed')} (R$)`)}
      </Box>
      {field('quick_amounts', `${t('method_quick')} (R$)`, t('method_quick_hint'))}
    </EditDialog>
  );
}
