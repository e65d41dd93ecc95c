import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { Failure } from '../../components/failure.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pager } from '../../components/pager.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Room } from '../../components/room.tsx';
import { Tag, type Tone } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { Deposit } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { type Range, useRanges } from '../../lib/ranges.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';

const tones: Record<Deposit['state'], Tone> = {
  created: 'neutral',
  waiting: 'info',
  paid: 'good',
  credited: 'good',
  expired: 'neutral',
  cancelled: 'neutral',
  refunding: 'warn',
  refunded: 'warn',
};

const pageSize = 20;

/** Everybody's deposits, newest first. */
export function DepositsPage() {
  const t = useT();
  const ranges = useRanges();
  const [range, setRange] = useState<Range>('today');
  return (
    <Room name="deposits">
      <PageHead title={t('deposits_title')} hint={t('deposits_hint')} />
      <Box sx={{ mb: 1.5 }}>
        <ChoiceChips label={t('range')} value={range} choices={ranges} onChange={setRange} />
      </Box>
      <Deposits key={range} range={range} />
    </Room>
  );
}

function Deposits({ range }: { range: Range }) {
  const t = useT();
  const { money, moment } = useFormat();
  const [page, setPage] = useState(1);
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Deposit>(
    'deposits',
    { filter: range === 'all' ? {} : { range }, pagination: { page, perPage: pageSize } },
    { refetchInterval: steadily(30_000), placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const member = (row: Deposit) => <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>;
  const state = (row: Deposit) => <Tag tone={tones[row.state]}>{t(`deposit_${row.state}`)}</Tag>;
  const columns: readonly Column<Deposit>[] = [
    { key: 'order', head: t('order'), cell: (row) => row.order_number },
    { key: 'member', head: t('member'), cell: member },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    {
      key: 'credited',
      head: t('credited_at'),
      cell: (row) => (row.credited_at ? moment(row.credited_at) : row.reason || '\u2013'),
    },
    { key: 'state', head: t('state'), cell: state },
  ];
  return (
    <RecordTable
      label={t('deposits_title')}
      columns={columns}
      rows={data}
      empty={t('deposits_empty')}
      phoneRow={(row) => (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <TwoLines top={member(row)} below={`${row.order_number} · ${moment(row.created_at)}`} />
          <TwoLines top={money(row.money)} below={state(row)} align="right" />
        </Box>
      )}
      foot={<Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />}
    />
  );
}
