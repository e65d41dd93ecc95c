import { Box } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag, type Tone } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';
import type { Promotion } from './growth-data.ts';
import { PromotionDialog } from './promotion-dialog.tsx';
import { Sheet } from './sheet.tsx';

type Row = Promotion & { readonly id: string };

/** Every promotion with its state, dates, budget and cost; one opens to be changed. */
export function Promotions() {
  return (
    <Sheet<{ items: readonly Promotion[] }> part="promotions">
      {({ items }) => <PromotionTable promotions={items} />}
    </Sheet>
  );
}

function PromotionTable({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useT();
  const { money, number } = useFormat();
  const datesOf = useDates();
  const [open, setOpen] = useState<Promotion['code'] | null>(null);
  const { canAccess: mayEdit } = useCanAccess({ resource: 'growth', action: 'money' });
  const state = (row: Row) => {
    const { tone, text } = stateOf(row);
    return <Tag tone={tone}>{t(text)}</Tag>;
  };
  const columns: readonly Column<Row>[] = [
    { key: 'name', head: t('promotion'), cell: (row) => <b>{t(`promo_${row.code}`)}</b> },
    { key: 'state', head: t('state'), cell: state },
    { key: 'dates', head: t('promo_dates'), cell: datesOf },
    { key: 'cost', head: t('promo_cost'), isNumber: true, cell: (row) => <b>{money(row.cost)}</b> },
    { key: 'budget', head: t('promo_budget'), cell: (row) => <Budget promotion={row} /> },
    { key: 'claims', head: t('promo_claims'), isNumber: true, cell: (row) => number(row.claims) },
  ];
  const opened = promotions.find(({ code }) => code === open);
  return (
    <>
      <RecordTable
        label={t('growth_promotions')}
        columns={columns}
        rows={promotions.map((one) => ({ ...one, id: one.code }))}
        empty={t('news_empty')}
        onOpen={(row) => setOpen(row.code)}
        phoneRow={(row) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <TwoLines top={t(`promo_${row.code}`)} below={datesOf(row)} />
            <TwoLines top={money(row.cost)} below={state(row)} align="right" />
          </Box>
        )}
      />
      {opened && (
        <PromotionDialog
          key={opened.code}
          promotion={opened}
          isReadOnly={!mayEdit}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Why a promotion is on or not. */
function stateOf(one: Promotion): {
  tone: Tone;
  text:
    | 'promo_on'
    | 'promo_off'
    | 'promo_forbidden'
    | 'promo_not_begun'
    | 'promo_over'
    | 'promo_budget_spent';
} {
  if (!one.is_allowed) return { tone: 'neutral', text: 'promo_forbidden' };
  if (!one.is_open) return { tone: 'neutral', text: 'promo_off' };
  const isSpent = one.budget !== null && Number(one.cost) >= Number(one.budget);
  if (isSpent) return { tone: 'bad', text: 'promo_budget_spent' };
  if (one.is_on) return { tone: 'good', text: 'promo_on' };
  const hasEnded = one.ends_at !== null && Date.parse(one.ends_at) <= Date.now();
  return hasEnded ? { tone: 'neutral', text: 'promo_over' } : { tone: 'info', text: 'promo_not_begun' };
}

function useDates(): (one: Promotion) => string {
  const t = useT();
  const { moment } = useFormat();
  return ({ starts_at, ends_at }) => {
    if (starts_at && ends_at) return t('promo_between', { from: moment(starts_at), to: moment(ends_at) });
    if (starts_at) return t('promo_from', { from: moment(starts_at) });
    return ends_at ? t('promo_until', { to: moment(ends_at) }) : t('promo_always');
  };
}

/** How much of its budget a promotion has used. */
function Budget({ promotion }: { promotion: Promotion }) {
  const t = useT();
  const { money } = useFormat();
  const { budget, cost } = promotion;
  if (budget === null) return <>{t('promo_budget_none')}</>;
  const share = Number(cost) / Number(budget);
  const color = share >= 1 ? hues.danger : share >= 0.8 ? hues.warn : hues.approve;
  return (
    <Box sx={{ minWidth: 140 }}>
      {t('promo_budget_used', { percent: `${Math.round(share * 100)}%`, budget: money(budget) })}
      <Box sx={{ height: 6, mt: 0.5, borderRadius: 3, bgcolor: hues.hair, overflow: 'hidden' }}>
        <Box sx={{ height: '100%', width: `${Math.min(1, share) * 100}%`, bgcolor: color }} />
      </Box>
    </Box>
  );
}
