import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { Failure } from '../../components/failure.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PeriodChoice } from '../../components/period-choice.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { daysIn } from '../../lib/period.ts';
import { usePeriod } from '../../lib/use-period.ts';
import { useT } from '../../lib/words.ts';
import type { Comparison, Difference } from './ledger-data.ts';

const daysMax = 31;

/** The institution's Pix of some days beside ours: what both come to, and every difference. */
export function PspPart() {
  const t = useT();
  const { today, period, setPeriod } = usePeriod('7');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PeriodChoice today={today} period={period} onPeriod={setPeriod} />
      {daysIn(period) > daysMax ? (
        <EmptyState title={t('psp_period_long')} />
      ) : (
        <Compared key={`${period.from}_${period.to}`} id={`${period.from}_${period.to}`} />
      )}
    </Box>
  );
}

function Compared({ id }: { id: string }) {
  const t = useT();
  const { money, moment, number } = useFormat();
  const { data, error, refetch } = useGetOne<Comparison>(
    'psp_compare',
    { id },
    { refetchOnWindowFocus: false, retry: false },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const { received, paid, differences } = data;
  const pix = (count: number, cents: string) =>
    `${money(cents)} · ${t('psp_count', { count: number(count) })}`;
  return (
    <>
      <Typography variant="h2">{t('psp_received')}</Typography>
      <Facts
        across={3}
        facts={[
          [t('psp_theirs'), pix(received.psp, received.psp_money)],
          [t('psp_ours'), pix(received.ours, received.ours_money)],
          [t('psp_ledger'), money(received.ledger_money)],
          [t('psp_refunded'), money(received.refunded_money)],
        ]}
      />
      <Typography variant="h2">{t('psp_paid')}</Typography>
      <Facts
        facts={[
          [t('psp_ours'), pix(paid.ours, paid.ours_money)],
          [t('psp_theirs'), t('psp_asked', { count: paid.asked, asked: number(paid.asked) })],
        ]}
      />
      <Alert severity={differences.length === 0 ? 'success' : 'error'}>
        {differences.length === 0 ? t('psp_even') : t('psp_differ', { count: differences.length })}
      </Alert>
      {differences.length > 0 && <Differences differences={differences} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {data.reconciled_until === null
          ? t('psp_never')
          : t('psp_until', { at: moment(data.reconciled_until) })}
      </Typography>
    </>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const t = useT();
  const { moment } = useFormat();
  const written = useWritten();
  const what = (row: Difference) => <Tag tone="bad">{t(`differs_${row.difference}`)}</Tag>;
  const cause = (row: Difference) =>
    row.reference === null ? row.psp_id : <QuietLink to={`/ledger/${row.reference}`}>{row.psp_id}</QuietLink>;
  const columns: readonly Column<Difference>[] = [
    { key: 'what', head: t('psp_difference'), cell: what },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.at)}</NoWrap> },
    { key: 'id', head: t('psp_id'), cell: cause },
    { key: 'member', head: t('member'), cell: (row) => row.account || '–' },
    { key: 'ours', head: t('psp_ours'), isNumber: true, cell: (row) => written(row.ours) },
    { key: 'theirs', head: t('psp_theirs'), isNumber: true, cell: (row) => written(row.theirs) },
  ];
  return (
    <RecordTable
      label={t('psp_differences')}
      columns={columns}
      rows={differences}
      empty={t('psp_even')}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box>{what(row)}</Box>
          <TwoLines
            top={cause(row)}
            below={`${written(row.ours)} / ${written(row.theirs)} · ${moment(row.at)}`}
          />
        </Box>
      )}
    />
  );
}

const ourStates = {
  paying: 'state_paying',
  paid: 'state_paid',
  failed: 'state_failed',
  refunded: 'psp_refunded',
  unmatched: 'differs_unmatched',
} as const;

const isOurState = (text: string): text is keyof typeof ourStates => Object.hasOwn(ourStates, text);

/** A side of a difference: an amount, a state of ours, or what the institution said in its own words. */
function useWritten() {
  const t = useT();
  const { money } = useFormat();
  return (text: string) => {
    if (text === '') return '–';
    if (/^-?\d+\.\d\d$/.test(text)) return money(text);
    return isOurState(text) ? t(ourStates[text]) : text;
  };
}
