import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import type { ChatMember } from '../../lib/api.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';
import { Author } from './author.tsx';
import { ChatActions } from './chat-actions.tsx';

const pageSize = 20;

type Row = ChatMember & { readonly id: string };

/** Who may not write now, and why. */
export function MutedTable() {
  const t = useT();
  const [page, setPage] = useState(1);
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Row>(
    'chat_members',
    { filter: {}, pagination: { page, perPage: pageSize } },
    { refetchInterval: steadily(30_000), placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const columns: readonly Column<Row>[] = [
    { key: 'member', head: t('member'), cell: (row) => <Author author={row} /> },
    { key: 'reason', head: t('detail_reason'), cell: (row) => row.reason },
    { key: 'actions', head: t('chat_actions'), cell: (row) => <ChatActions author={row} /> },
  ];
  return (
    <RecordTable
      label={t('chat_muted')}
      columns={columns}
      rows={data}
      empty={t('chat_no_muted')}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Author author={row} />
          {row.reason}
          <ChatActions author={row} />
        </Box>
      )}
      foot={<Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />}
    />
  );
}
