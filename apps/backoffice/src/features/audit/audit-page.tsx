import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import { useGetList, useLocale } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pager } from '../../components/pager.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Room } from '../../components/room.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { AuditRow } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { wordsOf } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';
import { AuditDetail } from './audit-detail.tsx';
import { AuditSubject } from './audit-subject.tsx';

/** Everything staff has done or looked at, newest first. It cannot be changed, here or anywhere. */
export function AuditPage() {
  const t = useT();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const searchFor = useCallback((text: string) => {
    setSearch(text);
    setPage(1);
  }, []);
  return (
    <Room name="audit">
      <PageHead title={t('audit_title')} hint={t('audit_hint')}>
        <SearchField label={t('audit_search')} onSearch={searchFor} />
      </PageHead>
      <AuditRows search={search} page={page} onPage={setPage} />
    </Room>
  );
}

const pageSize = 50;

interface AuditRowsProps {
  readonly search: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function AuditRows({ search, page, onPage }: AuditRowsProps) {
  const t = useT();
  useLocale();
  const { moment } = useFormat();
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<AuditRow>(
    'audit',
    { filter: search ? { search } : {}, pagination: { page, perPage: pageSize } },
    { placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const actionOf = (row: AuditRow) => wordsOf(`did_${row.action.replaceAll('.', '_')}`) ?? row.action;
  const columns: readonly Column<AuditRow>[] = [
    { key: 'id', head: t('audit_no'), isNumber: true, cell: (row) => row.id },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.at)}</NoWrap> },
    { key: 'who', head: t('who'), cell: (row) => row.staff_email },
    { key: 'did', head: t('what'), cell: (row) => <b>{actionOf(row)}</b> },
    { key: 'subject', head: t('subject'), cell: (row) => <AuditSubject row={row} /> },
    { key: 'detail', head: t('detail'), cell: (row) => <AuditDetail row={row} /> },
  ];
  return (
    <RecordTable
      label={t('audit_title')}
      columns={columns}
      rows={data}
      empty={t('audit_empty')}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <TwoLines top={actionOf(row)} below={`${row.staff_email} · ${moment(row.at)}`} />
          <AuditSubject row={row} />
          <AuditDetail row={row} />
        </Box>
      )}
      foot={<Pager page={page} pageSize={pageSize} total={total} onPage={onPage} />}
    />
  );
}
