import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { Pager } from '../../components/pager.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { isDeclarable } from '../../lib/is-declarable.ts';
import { useNow } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';
import { DeclareTransferButton } from './declare-transfer-button.tsx';
import type { OpenTransfer } from './games-data.ts';

const pageSize = 20;
const refreshEveryMs = 10_000;

/** Transfers no platform has told of yet: they are asked about ever more seldom, and stuck after many times. */
export function OpenTransfers() {
  const t = useT();
  const { money, moment, number, time } = useFormat();
  const now = useNow();
  const { canAccess: mayDeclare = false } = useCanAccess({ resource: 'withdrawals', action: 'review' });
  const [page, setPage] = useState(1);
  const { data, total, error, refetch } = useGetList<OpenTransfer>(
    'platform_transfers',
    { pagination: { page, perPage: pageSize } },
    { placeholderData: (before) => before, refetchInterval: refreshEveryMs },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const member = (row: OpenTransfer) => <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>;
  const way = (row: OpenTransfer) =>
    t(row.direction === 'in' ? 'transfer_there' : 'transfer_home', { platform: row.platform });
  const asked = (row: OpenTransfer) => (
    <>
      {number(row.asks)} {row.is_stuck && <Tag tone="bad">{t('transfer_stuck')}</Tag>}
    </>
  );
  const act = (row: OpenTransfer) => {
    if (!mayDeclare) return null;
    if (row.is_declared) return <QuietLink to="/requests">{t('declare_waits')}</QuietLink>;
    return isDeclarable(row, now) && <DeclareTransferButton transfer={row} />;
  };
  const columns: readonly Column<OpenTransfer>[] = [
    { key: 'since', head: t('open_since'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'member', head: t('member'), cell: member },
    { key: 'way', head: t('transfer_way'), cell: way },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    { key: 'asks', head: t('transfer_asks'), cell: asked },
    {
      key: 'next',
      head: t('transfer_next'),
      cell: (row) => (row.ask_at === null ? '–' : time(row.ask_at)),
    },
    { key: 'act', head: '', isNumber: true, cell: act },
  ];
  return (
    <Box component="section" aria-label={t('transfers_open')}>
      <Typography component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {t('transfers_open')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>{t('transfers_hint')}</Typography>
      <RecordTable
        label={t('transfers_open')}
        columns={columns}
        rows={data}
        empty={t('transfers_none')}
        phoneRow={(row) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <TwoLines top={way(row)} below={member(row)} />
              <TwoLines top={money(row.money)} below={asked(row)} align="right" />
            </Box>
            <Box>{act(row)}</Box>
          </Box>
        )}
        foot={
          total !== undefined &&
          total > pageSize && <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
        }
      />
    </Box>
  );
}
