import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import type { PaymentMethod } from './ledger-data.ts';
import { MethodDialog } from './method-dialog.tsx';

/** Every way to pay in and out with its limits and fees; one opens to be changed. */
export function MethodsPart() {
  const t = useT();
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'ledger', action: 'methods' });
  const { data, error, refetch } = useGetList<PaymentMethod>(
    'payment_methods',
    {},
    { refetchOnWindowFocus: false },
  );
  const [opened, setOpened] = useState<string | null>(null);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} />;
  const method = data.find(({ id }) => id === opened);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {(['deposit', 'withdrawal'] as const).map((direction) => (
        <Methods
          key={direction}
          title={t(direction === 'deposit' ? 'methods_in' : 'methods_out')}
          rows={data.filter((row) => row.direction === direction)}
          {...(mayEdit && { onOpen: setOpened })}
        />
      ))}
      {method && <MethodDialog key={method.id} method={method} onClose={() => setOpened(null)} />}
    </Box>
  );
}

interface MethodsProps {
  readonly title: string;
  readonly rows: readonly PaymentMethod[];
  readonly onOpen?: (id: string) => void;
}

function Methods({ title, rows, onOpen }: MethodsProps) {
  const t = useT();
  const { money, percent } = useFormat();
  const name = (row: PaymentMethod) => t(`method_${row.payment_type as 'pix'}`);
  const fee = (row: PaymentMethod) => {
    const parts = [
      Number(row.fee_percent) > 0 && percent(row.fee_percent),
      Number(row.fee_fixed) > 0 && money(row.fee_fixed),
    ].filter((part) => part !== false);
    return parts.length === 0 ? t('method_fee_none') : parts.join(' + ');
  };
  const state = (row: PaymentMethod) => (
    <Tag tone={row.is_open ? 'good' : 'bad'}>{t(row.is_open ? 'method_open' : 'method_closed')}</Tag>
  );
  const edit = (row: PaymentMethod) =>
    onOpen && (
      <Button onClick={() => onOpen(row.id)} aria-label={t('method_edit', { method: name(row) })}>
        {t('edit')}
      </Button>
    );
  const columns: readonly Column<PaymentMethod>[] = [
    { key: 'method', head: t('method'), cell: (row) => <b>{name(row)}</b> },
    { key: 'min', head: t('method_min'), isNumber: true, cell: (row) => money(row.min_amount) },
    { key: 'max', head: t('method_max'), isNumber: true, cell: (row) => money(row.max_amount) },
    {
      key: 'quick',
      head: t('method_quick'),
      cell: (row) => row.quick_amounts.map((one) => money(one)).join(' · ') || '\u2013',
    },
    { key: 'fee', head: t('method_fee'), isNumber: true, cell: fee },
    { key: 'state', head: t('state'), cell: state },
    { key: 'edit', head: '', isNumber: true, cell: edit },
  ];
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <RecordTable
        label={title}
        columns={columns}
        rows={rows}
        empty={t('rows_none')}
        phoneRow={(row) => (
          <Box sx={{ display: 'grid', gap: 0.75 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <TwoLines top={name(row)} below={`${money(row.min_amount)} – ${money(row.max_amount)}`} />
              <TwoLines top={fee(row)} below={state(row)} align="right" />
            </Box>
            {edit(row)}
          </Box>
        )}
      />
    </section>
  );
}
