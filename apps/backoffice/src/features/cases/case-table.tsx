import { Box } from '@mui/material';
import { NoWrap } from '../../components/no-wrap.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { AbuseCase } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useFollowedByOpened } from '../../lib/use-followed-by-opened.ts';
import { useMarkedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { CaseTag } from './case-tag.tsx';

interface CaseTableProps {
  readonly state: AbuseCase['state'];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Cases of one state, newest first. */
export function CaseTable({ state, openId, onOpen }: CaseTableProps) {
  const t = useT();
  const { moment } = useFormat();
  const list = useMarkedRecords<AbuseCase>('cases', {
    filter: { state },
    everyMs: 30_000,
    isKept: true,
  });
  useFollowedByOpened({ resource: 'case', openId, rows: list.data });
  const linked = (row: AbuseCase) =>
    row.evidence.accounts_total === 0
      ? '\u2013'
      : row.evidence.accounts.map(({ account }) => account).join(', ');
  const columns: readonly Column<AbuseCase>[] = [
    {
      key: 'member',
      head: t('member'),
      isRowName: true,
      cell: (row) => (
        <TwoLines
          top={row.account || t('no_member')}
          below={row.member_status ? t(`status_${row.member_status}`) : '\u2013'}
        />
      ),
    },
    { key: 'signal', head: t('signal'), cell: (row) => t(`signal_${row.signal}`) },
    {
      key: 'linked',
      head: t('case_accounts'),
      cell: (row) => <Box sx={{ overflowWrap: 'anywhere' }}>{linked(row)}</Box>,
    },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'state', head: t('state'), cell: (row) => <CaseTag {...row} /> },
  ];
  return (
    <RecordPages
      label={t('cases_title')}
      // Beside an open case there is no room for the accounts, and they are named there.
      columns={openId ? columns.filter((column) => column.key !== 'linked') : columns}
      list={list}
      empty={t('cases_empty')}
      openId={openId}
      onOpen={(row) => onOpen(row.id)}
      phoneRow={(row) => (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <TwoLines
            top={t(`signal_${row.signal}`)}
            below={`${row.account || t('no_member')} · ${moment(row.created_at)}`}
          />
          <CaseTag {...row} />
        </Box>
      )}
    />
  );
}
