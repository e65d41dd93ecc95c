import { formatAmount, parseAmount } from '@arara/money';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { asAmount, EditField } from '../../components/edit-field.tsx';
import { useDecimals } from '../../lib/decimals.ts';
import { useFormat } from '../../lib/format.ts';
import { useWritten } from '../../lib/use-written.ts';
import { useT } from '../../lib/words.ts';
import type { RacePlan } from './growth-data.ts';
import { useConfirmed } from './use-confirmed.tsx';
import { useEdit } from './use-edit.ts';

interface RaceDialogProps {
  /** Null for a new one. */
  readonly plan: RacePlan | null;
  readonly plans: readonly RacePlan[];
  readonly onClose: () => void;
}

const periods = ['day', 'week'] as const;
const measures = ['wager', 'multiplier'] as const;

type Kind = Pick<RacePlan, 'period' | 'measure'>;

/** The prizes by place, one a line, the budget they stay within, the least stake and the least turnover. What runs keeps its promise. */
export function RaceDialog({ plan, plans, onClose }: RaceDialogProps) {
  const t = useT();
  const { money } = useFormat();
  const { shown, wire } = useDecimals();
  const edit = useEdit();
  const { problems } = edit;
  const { dialog, confirmed } = useConfirmed();
  const [kind, setKind] = useState(() => freeKind(plans));
  const now = {
    text: plan?.prizes.map(shown).join('\n') ?? '',
    budget: shown(plan?.budget ?? ''),
    least: shown(plan?.stake_min ?? '1.00'),
    turnover: shown(plan?.turnover_min ?? '0.00'),
  };
  const { values, saved, version, changes, write } = useWritten(now, plan?.version ?? 0, edit.ending);
  const { text, budget, least, turnover } = values;
  const prizes = prizesIn(text).map(wire);
  const sum = prizes.reduce((cents, prize) => cents + (parseAmount(prize) ?? 0n), 0n);
  const save = (reason: string) => {
    const figures = {
      prizes,
      budget: wire(budget),
      stake_min: wire(least),
      turnover_min: wire(turnover),
      reason,
    };
    const differences = [
      {
        name: t('race_prizes'),
        from: prizesIn(saved.text).join(' · '),
        to: prizes.map(shown).join(' · '),
        sent: prizes,
      },
      { name: `${t('race_budget')} R$`, from: saved.budget, to: budget.trim(), sent: [wire(budget)] },
      {
        name: `${t('race_stake_min')} R$`,
        from: plan ? saved.least : '',
        to: least.trim(),
        sent: [wire(least)],
      },
      {
        name: `${t('race_turnover_min')} R$`,
        from: plan ? saved.turnover : '',
        to: turnover.trim(),
        sent: [wire(turnover)],
      },
    ];
    return confirmed(differences, () =>
      plan
        ? edit.save('race_edit', { id: plan.id, version, ...figures })
        : edit.save('race_create', { ...kind, ...figures }),
    );
  };
  return (
    <>
      <EditDialog
        title={plan ? `${t(`race_${plan.period}`)} · ${t(`race_${plan.measure}`)}` : t('race_new')}
        edit={edit}
        draft={[kind, changes]}
        reasonLabel={t('reason_for_audit')}
        onSave={save}
        onClose={onClose}
      >
        {plan ? (
          <Typography variant="body2">{t('race_promise')}</Typography>
        ) : (
          <KindFields kind={kind} onChange={setKind} />
        )}
        <EditField
          name="prizes"
          label={`${t('race_prizes')} R$`}
          value={text}
          problems={problems}
          onChange={(lines) => write({ text: lines })}
          helperText={t('race_prizes_hint', { count: prizes.length, total: money(formatAmount(sum)) })}
          required
          multiline
          minRows={4}
          maxRows={12}
        />
        <Box sx={twoAcross}>
          <EditField
            name="budget"
            label={`${t('race_budget')} R$`}
            value={budget}
            problems={problems}
            onChange={(amount) => write({ budget: amount })}
            required
            {...asAmount}
          />
          <EditField
            name="stake_min"
            label={`${t('race_stake_min')} R$`}
            value={least}
            problems={problems}
            onChange={(amount) => write({ least: amount })}
            helperText={t('race_stake_min_hint')}
            required
            {...asAmount}
          />
        </Box>
        <EditField
          name="turnover_min"
          label={`${t('race_turnover_min')} R$`}
          value={turnover}
          problems={problems}
          onChange={(amount) => write({ turnover: amount })}
          helperText={t('race_turnover_min_hint')}
          required
          {...asAmount}
        />
      </EditDialog>
      {dialog}
    </>
  );
}

// On a phone two are too narrow for their names.
const twoAcross = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const prizesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** How long a new race lasts, and what counts in it. */
function KindFields({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const t = useT();
  return (
    <Box sx={twoAcross}>
      <TextField
        select
        size="small"
        label={t('race_period')}
        value={kind.period}
        onChange={({ target }) =>
          onChange({ ...kind, period: periods.find((one) => one === target.value) ?? 'day' })
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
          onChange({ ...kind, measure: measures.find((one) => one === target.value) ?? 'wager' })
        }
      >
        {measures.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`race_${value}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

/** A kind of race that does not come again yet; the first one when all do, and the server says so. */
function freeKind(plans: readonly RacePlan[]): Kind {
  const isTaken = (period: string, measure: string) =>
    plans.some((one) => one.is_on && one.period === period && one.measure === measure);
  const all = periods.flatMap((period) => measures.map((measure) => ({ period, measure })));
  return all.find(({ period, measure }) => !isTaken(period, measure)) ?? { period: 'day', measure: 'wager' };
}
