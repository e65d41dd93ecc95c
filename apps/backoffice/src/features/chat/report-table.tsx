import { Box } from '@mui/material';
import { NoWrap } from '../../components/no-wrap.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { ChatReport } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { Author } from './author.tsx';
import { ChatActions } from './chat-actions.tsx';
import { Said } from './said.tsx';

/** Reported messages, each once: the open ones oldest first. */
export function ReportTable({ state }: { state: ChatReport['state'] }) {
  const t = useT();
  const { moment } = useFormat();
  const list = useRecords<ChatReport>('chat_reports', { filter: { state }, everyMs: 20_000 });
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
    { key: 'author', head: t('chat_author'), isRowName: true, cell: (row) => <Author author={row.author} /> },
    { key: 'reported', head: t('chat_reported'), cell: reported },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'actions', head: t('chat_actions'), cell: actions },
  ];
  return (
    <RecordPages
      label={t('chat_reports')}
      columns={columns}
      list={list}
      empty={t('chat_no_reports')}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Said text={row.text} note={row.note} room={row.room} isDeleted={row.is_deleted} />
          <Author author={row.author} />
          {reported(row)}
          {actions(row)}
        </Box>
      )}
    />
  );
}
