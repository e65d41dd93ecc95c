import { staffReports } from '@arara/contract';
import { Box, Button } from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { LinkBase, useCanAccess, useGetList, useLocation, useParams } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { MarkedPager } from '../../components/marked-pager.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Room } from '../../components/room.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { wordsOf } from '../../lib/language.ts';
import { reportPath } from '../../lib/period.ts';
import { usePeriod } from '../../lib/use-period.ts';
import { ExportButton } from './export-button.tsx';
import type { Figure, PageSums, ReportRow } from './report-data.ts';
import { figureName, isMoney, useFigures } from './use-figures.ts';
import { useKeyName } from './use-key-name.ts';

const figures: readonly Figure[] = [
  ...staffReports.moneyFigures,
  ...staffReports.countFigures,
  ...staffReports.retentionFigures,
];

/** The rows behind a figure, narrowed as the address says. */
export function ReportRowsPage() {
  const { id = '' } = useParams();
  const { t } = useFigures();
  const { day } = useFormat();
  const keyName = useKeyName();
  const { period } = usePeriod();
  const { search } = useLocation();
  const figure = figures.find((one) => one === id);
  if (!figure) return <NotFoundPage />;
  const asked = new URLSearchParams(search);
  const narrowed = Object.fromEntries(
    (['category', 'game', 'agent'] as const).flatMap((name) => {
      const value = asked.get(name);
      return value ? [[name, value]] : [];
    }),
  ) as { category?: 'slots'; game?: string; agent?: string };
  const at = (iso: string) => day(`${iso}T15:00:00Z`);
  const days = period.from === period.to ? at(period.from) : `${at(period.from)} – ${at(period.to)}`;
  const only = Object.entries(narrowed).map(([name, value]) => {
    const by = name as 'category' | 'game' | 'agent';
    return t(`only_${by}`, { name: keyName(by, value, '') });
  });
  const filter = { ...period, figure, ...narrowed };
  return (
    <Room name="reports">
      <Button
        component={LinkBase}
        to={reportPath('/reports', { ...period })}
        variant="text"
        startIcon={<ArrowLeft size={16} />}
        sx={{ ml: -1, mb: 0.5 }}
      >
        {t('back_to_reports')}
      </Button>
      <PageHead title={figureName(t, figure)} hint={[days, ...only].join(' · ')}>
        <ExportButton asked={filter} />
      </PageHead>
      <Rows key={JSON.stringify(filter)} figure={figure} filter={filter} />
    </Room>
  );
}

function Rows({ figure, filter }: { figure: Figure; filter: Record<string, string> }) {
  const { t, written } = useFigures();
  const { moment, number } = useFormat();
  const [marks, setMarks] = useState<readonly string[]>([]);
  const [sums, setSums] = useState<PageSums | null>(null);
  const after = marks.at(-1);
  const { data, meta, error, refetch, isPlaceholderData } = useGetList<ReportRow>(
    'report_rows',
    { filter: { ...filter, page_size: 25, ...(after !== undefined && { after }) } },
    { placeholderData: (before) => before, refetchOnWindowFocus: false },
  );
  const member = useMemberLink();
  // The first page alone tells what all of them add up to.
  if (meta?.sum != null && meta.sum !== sums?.sum) setSums(meta);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const what = (row: ReportRow) =>
    row.name ||
    (wordsOf(`move_${row.what}`) ??
      // Somebody who played has played one category or more.
      row.what
        .split(', ')
        .map((one) => wordsOf(`category_${one}`) ?? one)
        .join(', '));
  const isRetention = figure.startsWith('retention_');
  const cameBack = (row: ReportRow) => (
    <Tag tone={row.is_counted ? 'good' : 'neutral'}>{t(row.is_counted ? 'took_part' : 'did_not')}</Tag>
  );
  const hasStakes = data?.[0]?.stake != null;
  const hasAmount = data?.[0]?.amount != null;
  const columns: readonly Column<ReportRow>[] = [
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.at)}</NoWrap> },
    { key: 'member', head: t('member'), cell: member },
    ...(figure === 'new_members' || isRetention
      ? []
      : [{ key: 'what', head: t('what_it_was'), cell: (row: ReportRow) => what(row) }]),
    ...(hasStakes
      ? [
          {
            key: 'stake',
            head: t('stake'),
            isNumber: true,
            cell: (row: ReportRow) => written(row.stake ?? '0.00'),
          },
          {
            key: 'payout',
            head: t('payout'),
            isNumber: true,
            cell: (row: ReportRow) => written(row.payout ?? '0.00'),
          },
        ]
      : []),
    ...(hasAmount
      ? [
          {
            key: 'amount',
            head: figureName(t, figure),
            isNumber: true,
            cell: (row: ReportRow) => <b>{written(row.amount ?? '0.00')}</b>,
          },
        ]
      : []),
    ...(isRetention ? [{ key: 'back', head: t('state'), cell: cameBack }] : []),
  ];
  const told =
    sums?.sum == null
      ? ''
      : isRetention
        ? t('rows_counted', { count: Number(sums.sum), sum: sums.sum, total: number(sums.total ?? 0) })
        : isMoney(figure)
          ? t('rows_sum', { count: sums.total ?? 0, total: number(sums.total ?? 0), sum: written(sums.sum) })
          : number(sums.total ?? 0);
  return (
    <RecordTable
      label={t('rows_of', { figure: figureName(t, figure) })}
      columns={columns}
      rows={data}
      empty={t('rows_empty')}
      phoneRow={(row) => (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <TwoLines
            top={member(row)}
            below={
              isRetention || figure === 'new_members' ? moment(row.at) : `${what(row)} · ${moment(row.at)}`
            }
          />
          <TwoLines
            top={row.amount === null ? (isRetention ? cameBack(row) : '') : written(row.amount)}
            below={row.stake === null ? '' : `${written(row.stake)} → ${written(row.payout ?? '0.00')}`}
            align="right"
          />
        </Box>
      )}
      foot={
        <MarkedPager marks={marks} next={meta?.next ?? null} isWaiting={isPlaceholderData} onMarks={setMarks}>
          {told}
        </MarkedPager>
      }
    />
  );
}

/** A member's account, with the way there for those who may go. */
function useMemberLink() {
  const { canAccess } = useCanAccess({ resource: 'members', action: 'list' });
  return (row: ReportRow) =>
    canAccess ? <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink> : row.account;
}
