import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import { useGetList, useNavigate } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pager } from '../../components/pager.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Room } from '../../components/room.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { Member } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import { MemberTag } from './member-tag.tsx';

/** Members by account, name, CPF or phone. */
export function MembersPage() {
  const t = useT();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const searchFor = useCallback((text: string) => {
    setSearch(text);
    setPage(1);
  }, []);
  return (
    <Room name="members">
      <PageHead title={t('members_title')} hint={t('members_hint')}>
        <SearchField label={t('members_search')} onSearch={searchFor} />
      </PageHead>
      <Members search={search} page={page} onPage={setPage} />
    </Room>
  );
}

const pageSize = 20;

interface MembersProps {
  readonly search: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Members({ search, page, onPage }: MembersProps) {
  const t = useT();
  const { money, day } = useFormat();
  const navigate = useNavigate();
  // Every look at this list is recorded: it is not asked for again just because the window came forward.
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Member>(
    'members',
    { filter: search ? { search } : {}, pagination: { page, perPage: pageSize } },
    { refetchOnWindowFocus: false, placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
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
    <RecordTable
      label={t('members_title')}
      columns={columns}
      rows={data}
      empty={t('members_empty')}
      onOpen={(row) => navigate(`/members/${row.id}`)}
      phoneRow={(row) => (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <TwoLines top={row.realname} below={`${row.account} · ${row.phone}`} />
          <TwoLines top={money(row.money)} below={<MemberTag member={row} />} align="right" />
        </Box>
      )}
      foot={<Pager page={page} pageSize={pageSize} total={total} onPage={onPage} />}
    />
  );
}
