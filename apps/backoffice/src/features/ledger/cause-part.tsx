import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkBase, useGetOne, useLocale } from 'react-admin';
import { Facts } from '../../components/facts.tsx';
import { Failure } from '../../components/failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { useFormat } from '../../lib/format.ts';
import { wordsOf } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';
import { useAccountName } from './account-name.ts';
import type { Cause, CauseType } from './ledger-data.ts';
import { MovementTable } from './movement-table.tsx';

/** What movements came from, all that it moved, and the proof that it adds up. Every look is recorded, so it is asked for once. */
export function CausePart({ reference }: { reference: string }) {
  const t = useT();
  const { data, error, refetch } = useGetOne<Cause>(
    'movement_cause',
    { id: reference },
    { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  );
  return (
    <>
      <Button
        component={LinkBase}
        to="/ledger"
        variant="text"
        startIcon={<ArrowLeft size={16} />}
        sx={{ ml: -1, mb: 0.5 }}
      >
        {t('back_to_ledger')}
      </Button>
      {data ? (
        <Loaded cause={data} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </>
  );
}

const amounts: readonly string[] = ['amount', 'fee', 'stake', 'payout', 'recovered'];

/** Where the cause itself is looked at. */
const pages: Partial<Record<CauseType, (cause: Cause) => string>> = {
  withdrawal: ({ reference }) => `/withdrawals/${reference}`,
  case: ({ reference }) => `/cases/${reference}`,
  adjustment: () => '/requests',
  deposit: ({ reference }) => `/deposits/${reference}`,
  round: ({ member_id, reference }) => `/members/${member_id}?round=${reference}`,
};

function Loaded({ cause }: { cause: Cause }) {
  const t = useT();
  useLocale();
  const { money, moment } = useFormat();
  const page = pages[cause.type]?.(cause);
  const own = cause.type === 'withdrawal' ? 'state' : cause.type === 'deposit' ? 'deposit' : 'cause_state';
  const stateName = wordsOf(`${own}_${cause.state}`) ?? cause.state;
  const member =
    cause.member_id === null ? (
      t('no_member')
    ) : (
      <QuietLink to={`/members/${cause.member_id}`}>{cause.account}</QuietLink>
    );
  const facts: (readonly [string, ReactNode])[] = [
    [t('member'), member],
    ...(cause.state === '' ? [] : [[t('cause_state'), stateName] as const]),
    ...(cause.at === null ? [] : [[t('cause_at'), moment(cause.at)] as const]),
    ...Object.entries(cause.facts).map(
      ([name, value]) =>
        [
          wordsOf(`cause_${name}`) ?? name,
          amounts.includes(name) ? money(value) : (wordsOf(`promo_${value}`) ?? value),
        ] as const,
    ),
    [t('cause_reference'), cause.reference],
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <PageHead title={t(`cause_${cause.type}`)} hint={t('cause_of', { count: cause.movements.length })}>
        {page && (
          <Button component={LinkBase} to={page}>
            {t('cause_open_it')}
          </Button>
        )}
      </PageHead>
      <Facts facts={facts} across={4} />
      {cause.related.map((one) => (
        <Typography key={one.reference}>
          {t('cause_related')}:{' '}
          <QuietLink to={`/ledger/${one.reference}`}>{t(`cause_${one.type}`)}</QuietLink>
        </Typography>
      ))}
      <MovementTable label={t('ledger_movements')} movements={cause.movements} />
      <Accounts cause={cause} />
    </Box>
  );
}

type Account = Cause['accounts'][number] & { readonly id: string };

function Accounts({ cause }: { cause: Cause }) {
  const t = useT();
  const { money } = useFormat();
  const accountName = useAccountName();
  const isEven = /^0+\.00$/.test(cause.difference);
  const name = (row: Account) =>
    row.member_id === null ? accountName(row.account) : `${row.member} · ${accountName(row.account)}`;
  const columns: readonly Column<Account>[] = [
    { key: 'account', head: t('account'), cell: name },
    { key: 'out', head: t('account_out'), isNumber: true, cell: (row) => money(row.out) },
    { key: 'in', head: t('account_in'), isNumber: true, cell: (row) => money(row.in) },
    { key: 'net', head: t('account_net'), isNumber: true, cell: (row) => <b>{money(row.net)}</b> },
  ];
  return (
    <Paper component="section" sx={{ bgcolor: 'transparent' }} aria-label={t('accounts_title')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('accounts_title')}
      </Typography>
      <RecordTable
        label={t('accounts_title')}
        columns={columns}
        rows={cause.accounts.map((one) => ({ ...one, id: `${one.member_id} ${one.account}` }))}
        empty={t('ledger_empty')}
        phoneRow={(row) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>{name(row)}</span>
            <b>{money(row.net)}</b>
          </Box>
        )}
      />
      <Alert severity={isEven ? 'success' : 'error'} sx={{ mt: 1 }}>
        {t(isEven ? 'accounts_even' : 'accounts_uneven', { money: money(cause.difference) })}
      </Alert>
    </Paper>
  );
}
