import { Box, Button, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import type { RacePlan } from './growth-data.ts';
import { RaceDialog } from './race-dialog.tsx';
import { RaceRuns } from './race-runs.tsx';
import { Sheet } from './sheet.tsx';
import { useDecision } from './use-decision.ts';

/** Races that come again, with what they cost, and below them the races themselves with their standings. */
export function Races() {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Sheet<{ items: readonly RacePlan[] }> part="races">{({ items }) => <Plans plans={items} />}</Sheet>
      <section>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('race_runs')}
        </Typography>
        <RaceRuns />
      </section>
    </Box>
  );
}

function Plans({ plans }: { plans: readonly RacePlan[] }) {
  const t = useT();
  const { money, number, moment } = useFormat();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'growth', action: 'money' });
  /** The id of a plan, or a new one. */
  const [opened, open] = useState<string | 'new' | null>(null);
  const plan = plans.find(({ id }) => id === opened);
  const name = (row: RacePlan) => `${t(`race_${row.period}`)} · ${t(`race_${row.measure}`)}`;
  const since = (row: RacePlan) =>
    row.running_until === null ? '–' : t('race_runs_until', { at: moment(row.running_until) });
  const state = (row: RacePlan) => (
    <Tag tone={row.is_on ? 'good' : 'neutral'}>{t(row.is_on ? 'race_on' : 'race_off')}</Tag>
  );
  const prizes = (row: RacePlan) => t('race_prize_count', { count: row.prizes.length });
  const acts = (row: RacePlan) =>
    mayEdit &&
    row.is_on && (
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={() => open(row.id)}>{t('race_edit')}</Button>
        <Stop plan={row} name={name(row)} />
      </Box>
    );
  const columns: readonly Column<RacePlan>[] = [
    { key: 'name', head: t('race'), isRowName: true, cell: (row) => <b>{name(row)}</b> },
    { key: 'state', head: t('state'), cell: state },
    { key: 'now', head: t('race_now'), cell: since },
    {
      key: 'prizes',
      head: t('race_prizes'),
      isNumber: true,
      cell: (row) => <TwoLines top={money(row.total_money)} below={prizes(row)} align="right" />,
    },
    { key: 'budget', head: t('race_budget'), isNumber: true, cell: (row) => money(row.budget) },
    {
      key: 'paid',
      head: t('race_paid'),
      isNumber: true,
      cell: (row) => (
        <TwoLines
          top={money(row.paid_money)}
          below={t('race_paid_count', { count: number(row.paid_races) })}
          align="right"
        />
      ),
    },
    ...(mayEdit ? [{ key: 'actions', head: t('actions'), cell: acts }] : []),
  ];
  return (
    <section>
      {mayEdit && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
          <Button startIcon={<Plus size={16} />} onClick={() => open('new')}>
            {t('race_new')}
          </Button>
        </Box>
      )}
      <RecordTable
        label={t('growth_races')}
        columns={columns}
        rows={plans}
        empty={t('race_none')}
        phoneRow={(row) => (
          <Box sx={{ display: 'grid', gap: 0.75 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
              <TwoLines top={name(row)} below={since(row)} />
              <TwoLines top={money(row.total_money)} below={prizes(row)} align="right" />
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
              {state(row)}
              {acts(row)}
            </Box>
          </Box>
        )}
      />
      {(opened === 'new' || plan) && (
        <RaceDialog plan={plan ?? null} plans={plans} onClose={() => open(null)} />
      )}
    </section>
  );
}

function Stop({ plan, name }: { plan: RacePlan; name: string }) {
  const t = useT();
  const { decide, ask, close, isAsked } = useDecision('race_stop');
  return (
    <>
      <Button color="error" onClick={ask}>
        {t('race_stop')}
      </Button>
      {isAsked && (
        <DecisionDialog
          title={t('race_stop_title', { name })}
          action={t('race_stop')}
          tone="error"
          reasonLabel={t('reason_for_audit')}
          onDecide={(reason) => decide({ id: plan.id, reason })}
          onClose={close}
        >
          {t('race_stop_text')}
        </DecisionDialog>
      )}
    </>
  );
}
