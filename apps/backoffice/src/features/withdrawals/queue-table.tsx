import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { Withdrawal } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useNow } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';
import { DueClock } from './due-clock.tsx';
import type { QueueState } from './queue-states.tsx';
import { StateTag } from './state-tag.tsx';
import { queuePageSize, useQueue } from './use-queue.ts';

interface QueueTableProps {
  readonly state: QueueState;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** One state of the queue, the one due first at the top. */
export function QueueTable({ state, openId, onOpen }: QueueTableProps) {
  const t = useT();
  const { money, moment, second } = useFormat();
  const now = useNow();
  const [page, setPage] = useState(1);
  const { data, total = 0, error, refetch, dataUpdatedAt } = useQueue(state, page);

  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const destination = (row: Withdrawal) => `${t(`key_${row.payment_type as 'cpf'}`)} ${row.destination}`;
  const columns: readonly Column<Withdrawal>[] = [
    {
      key: 'member',
      head: t('member'),
      cell: (row) => <TwoLines top={row.realname} below={`${row.account} · ${moment(row.created_at)}`} />,
    },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    {
      key: 'destination',
      head: t('destination'),
      cell: (row) => <TwoLines top={t(`key_${row.payment_type as 'cpf'}`)} below={row.destination} />,
    },
    { key: 'state', head: t('state'), cell: (row) => <StateTag withdrawal={row} /> },
    { key: 'due', head: t('time_left'), cell: (row) => <DueClock withdrawal={row} now={now} /> },
  ];
  return (
    <RecordTable
      label={t('queue_title')}
      // Beside an open withdrawal there is no room for where it goes, and it is said there.
      columns={openId ? columns.filter((column) => column.key !== 'destination') : columns}
      rows={data}
      empty={t('queue_empty')}
      openId={openId}
      onOpen={(row) => onOpen(row.id)}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <TwoLines top={row.realname} below={row.account} />
            <TwoLines top={money(row.money)} below={destination(row)} align="right" />
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <StateTag withdrawal={row} />
            <DueClock withdrawal={row} now={now} />
          </Box>
        </Box>
      )}
      foot={
        <Pager page={page} pageSize={queuePageSize} total={total} onPage={setPage}>
          {dataUpdatedAt > 0 && (
            <Typography variant="body2">
              {t('updated_at', { time: second(new Date(dataUpdatedAt).toISOString()) })}
            </Typography>
          )}
        </Pager>
      }
    />
  );
}
