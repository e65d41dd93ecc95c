import { Box } from '@mui/material';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import type { ChatMember } from '../../lib/api.ts';
import { useRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { Author } from './author.tsx';
import { ChatActions } from './chat-actions.tsx';

type Row = ChatMember & { readonly id: string };

/** Who may not write now, and why. */
export function MutedTable() {
  const t = useT();
  const list = useRecords<Row>('chat_members', { everyMs: 30_000 });
  const columns: readonly Column<Row>[] = [
    { key: 'member', head: t('member'), isRowName: true, cell: (row) => <Author author={row} /> },
    { key: 'reason', head: t('detail_reason'), cell: (row) => row.reason },
    { key: 'actions', head: t('chat_actions'), cell: (row) => <ChatActions author={row} /> },
  ];
  return (
    <RecordPages
      label={t('chat_muted')}
      columns={columns}
      list={list}
      empty={t('chat_no_muted')}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Author author={row} />
          {row.reason}
          <ChatActions author={row} />
        </Box>
      )}
    />
  );
}
