import { formatAmount, parseAmount } from '@arara/money';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useDecimals } from '../../lib/decimals.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import type { RacePlan } from './growth-data.ts';
import { useEdit } from './use-edit.ts';

interface RaceDialogProps {
  /** Null for a new one. */
  readonly plan: RacePlan | null;
  readonly plans: readonly RacePlan[];
  readonly onClose: () => void;
}

const periods = ['day', 'week'] as const;
const measures = ['wager', 'multiplier'] as const;

/** The prizes by place, one a line, the budget they stay within, and the least stake. What runs keeps its promise. */
export function RaceDialog({ plan, plans, onClose }: RaceDialogProps) {
  const t = useT();
  const titleId = useId();
  const { money } = useFormat();
  const { shown, wire } = useDecimals();
  const { save, isBusy, problems } = useEdit();
  const [kind, setKind] = useState(() => freeKind(plans));
  const [text, setText] = useState(plan?.prizes.map(shown).join('\n') ?? '');
  const [budget, setBudget] = useState(shown(plan?.budget ?? ''));
  const [least, setLeast] = useState(shown(plan?.stake_min ?? '1.00'));
  const [reason, setReason] = useState('');
  const prizes = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(wire);
  const sum = prizes.reduce((cents, prize) => cents + (parseAmount(prize) ?? 0n), 0n);
  const prizeProblem = Object.entries(problems.fields).find(([path]) => path.startsWith('prizes'))?.[1];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const figures = { prizes, budget: wire(budget), stake_min: wire(least), reason };
    const isSaved = plan
      ? await save('race_edit', { id: plan.id, ...figures })
      : await save('race_create', { ...kind, ...figures });
    if (isSaved) onClose();
  };
  const field = (name: string, label: string, value: string, onChange: (next: string) => void, more = {}) => (
    <TextField
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={problems.fields[name] !== undefined}
      helperText={problems.fields[name]}
      {...more}
    />
  );
  const asAmount = { slotProps: { htmlInput: { inputMode: 'decimal' } } };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {plan ? `${t(`race_${plan.period}`)} · ${t(`race_${plan.measure}`)}` : t('race_new')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {problems.message && <Alert severity="error">{problems.message}</Alert>}
          {plan ? (
            <Typography variant="body2">{t('race_promise')}</Typography>
          ) : (
            <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
              <TextField
                select
                size="small"
                label={t('race_period')}
                value={kind.period}
                onChange={({ target }) =>
                  setKind({ ...kind, period: periods.find((one) => one === target.value) ?? 'day' })
                }
              >
                {periods.map((value) => (
                  <MenuItem key={value} value={value}>
                    {t(`race_${value}`)}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                select
                size="small"
                label={t('race_measure')}
                value={kind.measure}
                onChange={({ target }) =>
                  setKind({ ...kind, measure: measures.find((one) => one === target.value) ?? 'wager' })
                }
              >
                {measures.map((value) => (
                  <MenuItem key={value} value={value}>
                    {t(`race_${value}`)}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
          )}
          {field('prizes', `${t('race_prizes')} R$`, text, setText, {
            required: true,
            multiline: true,
            minRows: 4,
            maxRows: 12,
            error: prizeProblem !== undefined,
            helperText:
              prizeProblem ??
              t('race_prizes_hint', { count: prizes.length, total: money(formatAmount(sum)) }),
          })}
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            {field('budget', `${t('race_budget')} R$`, budget, setBudget, { required: true, ...asAmount })}
            {field('stake_min', `${t('race_stake_min')} R$`, least, setLeast, {
              required: true,
              helperText: problems.fields.stake_min ?? t('race_stake_min_hint'),
              ...asAmount,
            })}
          </Box>
          {field('reason', t('reason_for_audit'), reason, setReason, {
            required: true,
            multiline: true,
            minRows: 2,
            slotProps: { htmlInput: { maxLength: 200 } },
          })}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || reason.trim() === ''}>
            {isBusy ? t('working') : t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A kind of race that does not come again yet; the first one when all do, and the server says so. */
function freeKind(plans: readonly RacePlan[]): Pick<RacePlan, 'period' | 'measure'> {
  const isTaken = (period: string, measure: string) =>
    plans.some((one) => one.is_on && one.period === period && one.measure === measure);
  const all = periods.flatMap((period) => measures.map((measure) => ({ period, measure })));
  return all.find(({ period, measure }) => !isTaken(period, measure)) ?? { period: 'day', measure: 'wager' };
}
