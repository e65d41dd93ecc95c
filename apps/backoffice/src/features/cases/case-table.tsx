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

/** So many accounts are named in a row: more of them would hide what the case is. */
const namedMax = 3;

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
      cell: (row) => <Linked evidence={row.evidence} />,
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

/** The first accounts of a case, and how many more there are; the panel names them, and so does a pointer that rests here. */
function Linked({ evidence }: Pick<AbuseCase, 'evidence'>) {
  const { accounts, accounts_total: total } = evidence;
  if (total === 0) return '\u2013';
  const names = accounts.map(({ account }) => account);
  const more = total - Math.min(names.length, namedMax);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }} title={more > 0 ? names.join(', ') : undefined}>
      {names.slice(0, namedMax).join(', ')}
      {more > 0 && <NoWrap> +{more}</NoWrap>}
    </Box>
  );
}
