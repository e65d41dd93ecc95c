import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { Failure } from '../../components/failure.tsx';
import { MarkedPager } from '../../components/marked-pager.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { type Period, reportPath } from '../../lib/period.ts';
import { ExportButton } from './export-button.tsx';
import type { BreakdownLine, Dimension } from './report-data.ts';
import { figureName, shownFigures, useFigures } from './use-figures.ts';
import { useKeyName } from './use-key-name.ts';

const dimensions: readonly Dimension[] = ['day', 'category', 'game', 'agent'];

/** The figures of a period by day, category, game or agent. */
export function Breakdown({ period }: { period: Period }) {
  const { t } = useFigures();
  const [by, setBy] = useState<Dimension>('day');
  return (
    <section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('breakdown')}
        </Typography>
        <ExportButton asked={{ ...period, by }} />
      </Box>
      <Box sx={{ mb: 1.5 }}>
        <ChoiceChips
          label={t('breakdown')}
          value={by}
          choices={dimensions.map((value) => ({ value, text: t(`by_${value}`) }))}
          onChange={setBy}
        />
      </Box>
      <Lines key={`${by} ${period.from} ${period.to}`} period={period} by={by} />
    </section>
  );
}

function Lines({ period, by }: { period: Period; by: Dimension }) {
  const { t, written, percent } = useFigures();
  const keyName = useKeyName();
  const [marks, setMarks] = useState<readonly string[]>([]);
  const after = marks.at(-1);
  const { data, meta, error, refetch, isPlaceholderData } = useGetList<BreakdownLine>(
    'report_breakdown',
    { filter: { ...period, by, page_size: 25, ...(after !== undefined && { after }) } },
    { placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const narrowed = (line: BreakdownLine) =>
    by === 'day' ? { from: line.key, to: line.key } : { ...period, [by]: line.key };
  const columns: readonly Column<BreakdownLine>[] = [
    { key: 'key', head: t(`by_${by}`), cell: (line) => <b>{keyName(by, line.key, line.name)}</b> },
    { key: 'rounds', head: t('rounds'), isNumber: true, cell: (line) => written(line.rounds) },
    ...shownFigures
      .filter(({ figure }) => data?.[0]?.[figure] !== null)
      .map(({ figure }) => ({
        key: figure,
        head: figureName(t, figure),
        isNumber: true,
        cell: (line: BreakdownLine) => {
          const value = line[figure];
          if (value === null || Number(value) === 0) return value === null ? '\u2013' : written(value);
          return (
            <QuietLink to={reportPath(`/reports/${figure}`, narrowed(line))}>{written(value)}</QuietLink>
          );
        },
      })),
    ...(data?.[0]?.retention
      ? [
          {
            key: 'retention',
            head: `${t('retention')} 1 / 7 / 30`,
            isNumber: true,
            cell: ({ retention }: BreakdownLine) =>
              retention &&
              [retention.retention_1, retention.retention_7, retention.retention_30]
                .map(({ members, returned }) => (members === 0 ? '\u2013' : percent(returned / members)))
                .join(' / '),
          },
        ]
      : []),
  ];
  return (
    <RecordTable
      label={t('breakdown')}
      columns={columns}
      rows={data}
      empty={t('breakdown_empty')}
      phoneRow={(line) => (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <TwoLines
            top={keyName(by, line.key, line.name)}
            below={`${t('turnover_total')}: ${written(line.turnover)}`}
          />
          <TwoLines
            top={<QuietLink to={reportPath('/reports/ggr', narrowed(line))}>{written(line.ggr)}</QuietLink>}
            below={t('ggr')}
            align="right"
          />
        </Box>
      )}
      foot={
        <MarkedPager
          marks={marks}
          next={meta?.next ?? null}
          isWaiting={isPlaceholderData}
          onMarks={setMarks}
        />
      }
    />
  );
}
