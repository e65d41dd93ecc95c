import { Box } from '@mui/material';
import { NoWrap } from '../../components/no-wrap.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { SearchField } from '../../components/search-field.tsx';
import type { ChatWritten } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useSearchedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { Author } from './author.tsx';
import { ChatActions } from './chat-actions.tsx';
import { Said } from './said.tsx';

/** What members have written, newest first. */
export function WrittenTable() {
  const t = useT();
  const { moment } = useFormat();
  const { searchFor, ...list } = useSearchedRecords<ChatWritten>('chat_messages', { everyMs: 10_000 });
  const actions = (row: ChatWritten) => (
    <ChatActions author={row.author} {...(row.is_deleted ? {} : { messageId: row.id })} />
  );
  const columns: readonly Column<ChatWritten>[] = [
    {
      key: 'message',
      head: t('chat_message'),
      cell: (row) => <Said text={row.text} room={row.room} isDeleted={row.is_deleted} />,
    },
    { key: 'author', head: t('chat_author'), isRowName: true, cell: (row) => <Author author={row.author} /> },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'actions', head: t('chat_actions'), cell: actions },
  ];
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <SearchField label={t('chat_search')} onSearch={searchFor} first={list.search} />
      </Box>
      <RecordPages
        label={t('chat_written')}
        columns={columns}
        list={list}
        empty={t('chat_no_messages')}
        phoneRow={(row) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Said text={row.text} room={row.room} isDeleted={row.is_deleted} />
            <Author author={row.author} />
            <NoWrap>{moment(row.created_at)}</NoWrap>
            {actions(row)}
          </Box>
        )}
      />
    </>
  );
}
