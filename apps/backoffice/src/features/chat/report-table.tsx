import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { Pager } from '../../components/pager.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { ChatReport } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';
import { Author } from './author.tsx';
import { ChatActions } from './chat-actions.tsx';
import { Said } from './said.tsx';

const pageSize = 20;

/** Reported messages, each once: the open ones oldest first. */
export function ReportTable({ state }: { state: ChatReport['state'] }) {
  const t = useT();
  const { moment } = useFormat();
  const [page, setPage] = useState(1);
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<ChatReport>(
    'chat_reports',
    { filter: { state }, pagination: { page, perPage: pageSize } },
    { refetchInterval: steadily(20_000), placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const reported = (row: ChatReport) => (
    <TwoLines
      top={t(`chat_because_${row.reason}`)}
      below={t('chat_reported_by', { account: row.reporter_account, count: row.reports })}
    />
  );
  const actions = (row: ChatReport) => (
    <ChatActions
      author={row.author}
      {...(row.is_deleted ? {} : { messageId: row.message_id })}
      {...(row.state === 'open' && { reportId: row.id })}
    />
  );
  const columns: readonly Column<ChatReport>[] = [
    {
      key: 'message',
      head: t('chat_message'),
      cell: (row) => <Said text={row.text} note={row.note} room={row.room} isDeleted={row.is_deleted} />,
    },
    { key: 'author', head: t('chat_author'), cell: (row) => <Author author={row.author} /> },
    { key: 'reported', head: t('chat_reported'), cell: reported },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'actions', head: t('chat_actions'), cell: actions },
  ];
  return (
    <RecordTable
      label={t('chat_reports')}
      columns={columns}
      rows={data}
      empty={t('chat_no_reports')}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Said text={row.text} note={row.note} room={row.room} isDeleted={row.is_deleted} />
          <Author author={row.author} />
          {reported(row)}
          {actions(row)}
        </Box>
      )}
      foot={<Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />}
    />
  );
}
