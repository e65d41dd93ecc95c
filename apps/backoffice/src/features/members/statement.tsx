import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { Failure } from '../../components/failure.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { Pager } from '../../components/pager.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { StatementRow } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { type Range, useRanges } from '../../lib/ranges.ts';
import { useT } from '../../lib/words.ts';
import { useMovementName } from './movement-name.ts';

const pageSize = 20;

/** A member's movements with the balance of the wallet after each, newest first. */
export function Statement({ memberId }: { memberId: string }) {
  const t = useT();
  const ranges = useRanges();
  const [range, setRange] = useState<Range>('7days');
  return (
    <section>
      <Typography variant="h2">{t('statement')}</Typography>
      <Box sx={{ my: 1 }}>
        <ChoiceChips label={t('range')} value={range} choices={ranges} onChange={setRange} />
      </Box>
      <Movements key={range} memberId={memberId} range={range} />
    </section>
  );
}

function Movements({ memberId, range }: { memberId: string; range: Range }) {
  const t = useT();
  const { money, moment } = useFormat();
  const nameOf = useMovementName();
  const [page, setPage] = useState(1);
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<StatementRow>(
    'statement',
    {
      filter: { member_id: memberId, ...(range !== 'all' && { range }) },
      pagination: { page, perPage: pageSize },
    },
    { refetchOnWindowFocus: false, placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const amount = (row: StatementRow) => (
    <Box
      component="b"
      sx={{ color: row.amount.startsWith('-') ? hues.text : hues.approve, whiteSpace: 'nowrap' }}
    >
      {row.amount.startsWith('-') ? '' : '+'}
      {money(row.amount)}
    </Box>
  );
  const columns: readonly Column<StatementRow>[] = [
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'kind', head: t('movement'), cell: (row) => nameOf(row.kind) },
    { key: 'wallet', head: t('wallet'), cell: (row) => t(`wallet_${row.wallet}`) },
    { key: 'amount', head: t('amount'), isNumber: true, cell: amount },
    { key: 'balance', head: t('balance_after'), isNumber: true, cell: (row) => money(row.balance) },
  ];
  return (
    <RecordTable
      label={t('statement')}
      columns={columns}
      rows={data}
      empty={t('statement_empty')}
      phoneRow={(row) => (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <TwoLines
            top={nameOf(row.kind)}
            below={`${t(`wallet_${row.wallet}`)} · ${moment(row.created_at)}`}
          />
          <TwoLines top={amount(row)} below={money(row.balance)} align="right" />
        </Box>
      )}
      foot={<Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />}
    />
  );
}
