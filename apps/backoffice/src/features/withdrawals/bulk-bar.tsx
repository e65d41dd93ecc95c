import type { DataOf, staffRounds } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import { Box, Button, Typography } from '@mui/material';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import type { Withdrawal } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';

interface BulkBarProps {
  readonly low: readonly Withdrawal[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Chooses withdrawals of low risk and approves them together. */
export function BulkBar({ low, chosen, onChoose }: BulkBarProps) {
  const t = useT();
  const { money } = useFormat();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [isAsked, setIsAsked] = useState(false);
  const rows = low.filter(({ id }) => chosen.has(id));
  const sum = money(formatAmount(rows.reduce((all, row) => all + (parseAmount(row.money) ?? 0n), 0n)));
  const values = { count: rows.length, money: sum };
  const approve = async () => {
    try {
      const { data } = await dataProvider.update('withdrawals_chosen', {
        id: 'chosen',
        data: { ids: rows.map(({ id }) => id) },
        previousData: { id: 'chosen' },
      });
      const { approved, items } = data as DataOf<typeof staffRounds.approveMany>;
      const refused = items.find((one) => !one.is_approved);
      onChoose([]);
      if (refused)
        notify(t('approved_some', { approved, left: items.length - approved, reason: refused.message }), {
          type: 'warning',
        });
      else notify(t('approved_many', { count: approved }), { type: 'success' });
    } finally {
      refresh();
    }
  };
  if (low.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 44 }}>
      <Button onClick={() => onChoose(rows.length === low.length ? [] : low.map(({ id }) => id))}>
        {t(rows.length === low.length ? 'select_none' : 'select_low')}
      </Button>
      {rows.length > 0 && (
        <>
          <Typography>{t('selected', values)}</Typography>
          <Button
            variant="contained"
            color="success"
            startIcon={<Check size={16} />}
            onClick={() => setIsAsked(true)}
          >
            {t('approve_chosen')}
          </Button>
        </>
      )}
      {isAsked && (
        <DecisionDialog
          title={t('approve_many_title', values)}
          action={t('approve_and_pay')}
          tone="success"
          onDecide={approve}
          onClose={() => setIsAsked(false)}
        >
          {t('approve_many_text', values)}
        </DecisionDialog>
      )}
    </Box>
  );
}
