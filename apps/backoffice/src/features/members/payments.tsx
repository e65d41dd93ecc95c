import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess, useNavigate } from 'react-admin';
import { DepositTag } from '../../components/deposit-tag.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { WithdrawalTag } from '../../components/withdrawal-tag.tsx';
import type { Deposit, Withdrawal } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMarkedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';

const pageSize = 5;

/** What a member has paid in and asked to be paid out, each with where it stands; a row leads to its own panel. */
export function Payments({ memberId }: { memberId: string }) {
  const { canAccess: mayOpen } = useCanAccess({ resource: 'withdrawals', action: 'list' });
  if (!mayOpen) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Withdrawals memberId={memberId} />
      <Deposits memberId={memberId} />
    </Box>
  );
}

function Withdrawals({ memberId }: { memberId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const list = useMarkedRecords<Withdrawal>('withdrawals', { filter: { search: memberId }, pageSize });
  const columns = usePaymentColumns<Withdrawal>((row) => <WithdrawalTag withdrawal={row} />);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('withdrawals')}
      </Typography>
      <RecordPages
        label={t('withdrawals')}
        list={list}
        empty={t('withdrawals_none')}
        onOpen={(row) => navigate(`/withdrawals/${row.id}`)}
        {...columns}
      />
    </section>
  );
}

function Deposits({ memberId }: { memberId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const list = useMarkedRecords<Deposit>('deposits', { filter: { search: memberId }, pageSize });
  const columns = usePaymentColumns<Deposit>((row) => <DepositTag state={row.state} />);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('deposits')}
      </Typography>
      <RecordPages
        label={t('deposits')}
        list={list}
        empty={t('deposits_none')}
        onOpen={(row) => navigate(`/deposits/${row.id}`)}
        {...columns}
      />
    </section>
  );
}

type Payment = Pick<Deposit, 'id' | 'order_number' | 'money' | 'created_at'>;

/** What both say of a payment. */
function usePaymentColumns<Row extends Payment>(state: (row: Row) => ReactNode) {
  const t = useT();
  const { money, moment } = useFormat();
  const columns: readonly Column<Row>[] = [
    { key: 'order', head: t('order'), cell: (row) => row.order_number },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    { key: 'state', head: t('state'), cell: state },
  ];
  const phoneRow = (row: Row) => (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <TwoLines top={row.order_number} below={moment(row.created_at)} />
      <TwoLines top={money(row.money)} below={state(row)} align="right" />
    </Box>
  );
  return { columns, phoneRow };
}
