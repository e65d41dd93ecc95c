import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import { useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { Pager } from '../../components/pager.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { SearchField } from '../../components/search-field.tsx';
import type { ChatWritten } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';
import { Author } from './author.tsx';
import { ChatActions } from './chat-actions.tsx';
import { Said } from './said.tsx';

const pageSize = 20;

/** What members have written, newest first. */
export function WrittenTable() {
  const t = useT();
  const { moment } = useFormat();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const searchFor = useCallback((text: string) => {
    setSearch(text);
    setPage(1);
  }, []);
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<ChatWritten>(
    'chat_messages',
    { filter: search === '' ? {} : { search }, pagination: { page, perPage: pageSize } },
    { refetchInterval: steadily(10_000), placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const actions = (row: ChatWritten) => (
    <ChatActions author={row.author} {...(row.is_deleted ? {} : { messageId: row.id })} />
  );
  const columns: readonly Column<ChatWritten>[] = [
    {
      key: 'message',
      head: t('chat_message'),
      cell: (row) => <Said text={row.text} room={row.room} isDeleted={row.is_deleted} />,
    },
    { key: 'author', head: t('chat_author'), cell: (row) => <Author author={row.author} /> },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'actions', head: t('chat_actions'), cell: actions },
  ];
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <SearchField label={t('chat_search')} onSearch={searchFor} />
      </Box>
      <RecordTable
        label={t('chat_written')}
        columns={columns}
        rows={data}
        empty={t('chat_no_messages')}
        phoneRow={(row) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Said text={row.text} room={row.room} isDeleted={row.is_deleted} />
            <Author author={row.author} />
            <NoWrap>{moment(row.created_at)}</NoWrap>
            {actions(row)}
          </Box>
        )}
        foot={<Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />}
      />
    </>
  );
}
