import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  InputAdornment,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useDecimals } from '../../lib/decimals.ts';
import { useEditedText } from '../../lib/edited-text.ts';
import { wordsOf } from '../../lib/language.ts';
import { fieldOf, momentOf } from '../../lib/moments.ts';
import { type Say, useT } from '../../lib/words.ts';
import type { Promotion } from './growth-data.ts';
import { useEdit } from './use-edit.ts';

interface PromotionDialogProps {
  readonly promotion: Promotion;
  readonly onClose: () => void;
}

/** On or off, dates, budget and figures of a promotion. Only what was changed is sent. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const t = useT();
  const titleId = useId();
  const editedText = useEditedText();
  const { save, isBusy, problems } = useEdit();
  const [isOpen, setIsOpen] = useState(promotion.is_open);
  const [startsAt, setStartsAt] = useState(fieldOf(promotion.starts_at));
  const [endsAt, setEndsAt] = useState(fieldOf(promotion.ends_at));
  const { shown, wire } = useDecimals();
  const [budget, setBudget] = useState(shown(promotion.budget ?? ''));
  const [values, setValues] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { code, version } = promotion;
    const isSaved = await save('promotion', {
      code,
      version,
      is_open: isOpen,
      starts_at: momentOf(startsAt),
      ends_at: momentOf(endsAt),
      budget: budget.trim() === '' ? null : wire(budget),
      fields: Object.fromEntries(Object.entries(values).map(([path, text]) => [path, wire(text)])),
      reason,
    });
    if (isSaved) onClose();
  };
  const plain = (name: string, label: string, value: string, onChange: (text: string) => void, more = {}) => (
    <TextField
      label={label}
      value={value}
      size="small"
      onChange={(event) => onChange(event.target.value)}
      error={problems.fields[name] !== undefined}
      helperText={problems.fields[name]}
      {...more}
    />
  );
  const asDate = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="md">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{t(`promo_${promotion.code}`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {problems.message && <Alert severity="error">{problems.message}</Alert>}
          <FormControlLabel
            control={<Switch checked={isOpen} onChange={(_, next) => setIsOpen(next)} />}
            label={t('promo_is_open')}
          />
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
            {plain('starts_at', t('promo_starts'), startsAt, setStartsAt, asDate)}
            {plain('ends_at', t('promo_ends'), endsAt, setEndsAt, asDate)}
            {plain('budget', `${t('promo_budget')} R$`, budget, setBudget, {
              helperText: problems.fields.budget ?? t('promo_budget_hint'),
              slotProps: { htmlInput: { inputMode: 'decimal' } },
            })}
          </Box>
          <Figures
            promotion={promotion}
            values={values}
            problems={problems.fields}
            onChange={(path, value) => setValues({ ...values, [path]: value })}
          />
          {plain('reason', t('reason_for_audit'), reason, setReason, {
            required: true,
            multiline: true,
            minRows: 2,
            slotProps: { htmlInput: { maxLength: 200 } },
          })}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {editedText(promotion)}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" color="primary" disabled={isBusy || reason.trim() === ''}>
            {isBusy ? t('working') : t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface FiguresProps {
  readonly promotion: Promotion;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (path: string, value: string) => void;
}

/** The figures, those of one tier or one segment beside each other. */
function Figures({ promotion, values, problems, onChange }: FiguresProps) {
  const t = useT();
  const { shown } = useDecimals();
  const groups = [...new Set(promotion.fields.map(({ path }) => groupOf(path)))];
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{t('promo_figures')}</Typography>
      {groups.map((group) => (
        <Box key={group}>
          {group !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.25 }}>
              {groupName(t, group)}
            </Typography>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
            }}
          >
            {promotion.fields
              .filter(({ path }) => groupOf(path) === group)
              .map(({ path, unit, value }) => (
                <TextField
                  key={path}
                  size="small"
                  label={wordsOf(`field_${path.split('.').at(-1)}`) ?? path}
                  value={values[path] ?? shown(value)}
                  onChange={(event) => onChange(path, event.target.value)}
                  error={problems[`fields.${path}`] !== undefined}
                  helperText={problems[`fields.${path}`]}
                  slotProps={{
                    htmlInput: { inputMode: 'decimal', 'aria-description': t(`unit_${unit}`) },
                    input: {
                      endAdornment: <InputAdornment position="end">{t(`unit_${unit}`)}</InputAdornment>,
                    },
                  }}
                />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** `tiers.0.from` belongs to `tiers.0`; a figure that stands alone to nothing. */
const groupOf = (path: string) => path.split('.').slice(0, -1).join('.');

function groupName(t: Say, group: string): string {
  const [kind, index] = group.split('.');
  const number = Number(index) + 1;
  return t(kind === 'tiers' ? 'group_tiers' : 'group_segments', { number });
}
