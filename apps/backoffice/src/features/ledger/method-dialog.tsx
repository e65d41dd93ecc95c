import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useDecimals } from '../../lib/decimals.ts';
import { useEditedText } from '../../lib/edited-text.ts';
import { useEditOf } from '../../lib/use-edit.ts';
import { useT } from '../../lib/words.ts';
import type { PaymentMethod } from './ledger-data.ts';

interface MethodDialogProps {
  readonly method: PaymentMethod;
  readonly onClose: () => void;
}

/** Limits, quick amounts, fees and the switch of one way to pay; the reason is recorded. */
export function MethodDialog({ method, onClose }: MethodDialogProps) {
  const t = useT();
  const titleId = useId();
  const editedText = useEditedText();
  const { shown, wire } = useDecimals();
  const { save, isBusy, problems } = useEditOf('payment_methods');
  const [values, setValues] = useState({
    min_amount: shown(method.min_amount),
    max_amount: shown(method.max_amount),
    quick_amounts: method.quick_amounts.map((one) => shown(one)).join('  '),
    fee_percent: shown(method.fee_percent),
    fee_fixed: shown(method.fee_fixed),
    reason: '',
  });
  const [isOpen, setIsOpen] = useState(method.is_open);
  const name = t(`method_${method.payment_type as 'pix'}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const data = {
      id: method.id,
      version: method.version,
      min_amount: wire(values.min_amount),
      max_amount: wire(values.max_amount),
      quick_amounts: values.quick_amounts
        .split(/[\s;]+/)
        .filter(Boolean)
        .map((one) => wire(one)),
      fee_percent: wire(values.fee_percent),
      fee_fixed: wire(values.fee_fixed),
      is_open: isOpen,
      reason: values.reason,
    };
    if (await save(method.id, data, t('method_changed', { method: name }))) onClose();
  };
  const field = (key: keyof typeof values, label: string, hint = '', more: object = {}) => (
    <TextField
      label={label}
      value={values[key]}
      onChange={(event) => setValues({ ...values, [key]: event.target.value })}
      error={problemOf(problems.fields, key) !== ''}
      helperText={problemOf(problems.fields, key) || hint || ' '}
      {...more}
    />
  );
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{name}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1, pt: '8px !important' }}>
          {problems.message && <Alert severity="error">{problems.message}</Alert>}
          <FormControlLabel
            control={<Switch checked={isOpen} onChange={(_, next) => setIsOpen(next)} />}
            label={t('method_is_open')}
          />
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mt: 0.5 }}>
            {field('min_amount', `${t('method_min')} (R$)`)}
            {field('max_amount', `${t('method_max')} (R$)`)}
            {method.direction === 'withdrawal' && field('fee_percent', t('method_fee_percent'))}
            {method.direction === 'withdrawal' && field('fee_fixed', `${t('method_fee_fixed')} (R$)`)}
          </Box>
          {field('quick_amounts', `${t('method_quick')} (R$)`, t('method_quick_hint'))}
          {field('reason', t('adjustment_reason'), '', {
            multiline: true,
            minRows: 2,
            required: true,
            slotProps: { htmlInput: { maxLength: 200 } },
          })}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {editedText(method)}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" color="primary" disabled={isBusy}>
            {isBusy ? t('working') : t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What is wrong with a field, or with one of the values in it. */
function problemOf(fields: Readonly<Record<string, string>>, key: string): string {
  const found = Object.keys(fields).find((path) => path === key || path.startsWith(`${key}.`));
  return found === undefined ? '' : (fields[found] ?? '');
}
