import { Box, useMediaQuery } from '@mui/material';
import { NoWrap } from '../../components/no-wrap.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { useCheckWords, VerifyActions } from '../../components/registration-checks.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMarkedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import type { Registration } from './queue-data.ts';

/** Registrations nobody has decided about, with what each was checked for. */
export function RegistrationQueue() {
  const t = useT();
  const { moment } = useFormat();
  const wordsFor = useCheckWords();
  // The account is read in full before it is told where its money goes.
  const isWide = useMediaQuery('(min-width: 1360px)');
  const list = useMarkedRecords<Registration>('registrations', { everyMs: 30_000 });
  const member = (row: Registration) => <QuietLink to={`/members/${row.id}`}>{row.account}</QuietLink>;
  const act = (row: Registration) => <VerifyActions memberId={row.id} account={row.account} />;
  const check = (index: number) => (row: Registration) => wordsFor(row)[index]?.[1] ?? null;
  const columns: readonly Column<Registration>[] = [
    {
      key: 'member',
      head: t('member'),
      isRowName: true,
      share: '22%',
      cell: (row) => <TwoLines top={member(row)} below={row.realname} />,
    },
    { key: 'since', head: t('member_since'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'age', head: t('check_age'), cell: check(0) },
    { key: 'cpf', head: t('check_cpf'), cell: check(1) },
    { key: 'payer', head: t('check_payer'), cell: check(2) },
    ...(isWide ? [{ key: 'accounts', head: t('check_accounts'), cell: check(3) }] : []),
    { key: 'act', head: '', isNumber: true, cell: act },
  ];
  return (
    <RecordPages
      label={t('queue_registrations')}
      columns={columns}
      list={list}
      empty={t('queue_registrations_none')}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
          <TwoLines top={member(row)} below={`${row.realname} · ${moment(row.created_at)}`} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {[0, 1, 2].map((index) => (
              <span key={index}>{check(index)(row)}</span>
            ))}
          </Box>
          {act(row)}
        </Box>
      )}
    />
  );
}
