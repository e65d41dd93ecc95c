import { Box } from '@mui/material';
import { useNavigate } from 'react-admin';
import { PageHead } from '../../components/page-head.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { Room } from '../../components/room.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { Member } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useSearchedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { MemberTag } from './member-tag.tsx';

/** Members by account, name, CPF or phone. */
export function MembersPage() {
  return (
    <Room name="members">
      <Members />
    </Room>
  );
}

function Members() {
  const t = useT();
  const { money, day } = useFormat();
  const navigate = useNavigate();
  // Every look at this list is recorded: it is not asked for again just because the window came forward.
  const { searchFor, ...list } = useSearchedRecords<Member>('members', { isRecorded: true });
  const columns: readonly Column<Member>[] = [
    { key: 'member', head: t('member'), cell: (row) => <TwoLines top={row.realname} below={row.account} /> },
    { key: 'cpf', head: t('cpf'), cell: (row) => row.cpf_masked || '\u2013' },
    { key: 'phone', head: t('phone'), cell: (row) => row.phone },
    { key: 'money', head: t('cash_now'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    { key: 'deposits', head: t('total_deposits'), isNumber: true, cell: (row) => money(row.total_deposits) },
    { key: 'since', head: t('member_since'), cell: (row) => day(row.created_at) },
    { key: 'status', head: t('state'), cell: (row) => <MemberTag member={row} /> },
  ];
  return (
    <>
      <PageHead title={t('members_title')} hint={t('members_hint')}>
        <SearchField label={t('members_search')} onSearch={searchFor} />
      </PageHead>
      <RecordPages
        label={t('members_title')}
        columns={columns}
        list={list}
        empty={t('members_empty')}
        onOpen={(row) => navigate(`/members/${row.id}`)}
        phoneRow={(row) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <TwoLines top={row.realname} below={`${row.account} · ${row.phone}`} />
            <TwoLines top={money(row.money)} below={<MemberTag member={row} />} align="right" />
          </Box>
        )}
      />
    </>
  );
}
