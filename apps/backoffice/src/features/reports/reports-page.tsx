import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { Failure } from '../../components/failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PeriodChoice } from '../../components/period-choice.tsx';
import { Room } from '../../components/room.tsx';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import type { Period } from '../../lib/period.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import { usePeriod } from '../../lib/use-period.ts';
import { Breakdown } from './breakdown.tsx';
import { DayChart } from './day-chart.tsx';
import { FigureCards } from './figure-cards.tsx';
import type { Summary } from './report-data.ts';
import { RetentionCards } from './retention-cards.tsx';
import { figureName, type ShownFigure, shownFigures, useFigures } from './use-figures.ts';

/** The home of those who may read reports: figures of a period beside those before it, and what they are made of. */
export function ReportsPage() {
  const { t } = useFigures();
  const { today, period, setPeriod } = usePeriod();
  return (
    <Room name="reports">
      <PageHead title={t('reports_title')} hint={t('reports_hint')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <PeriodChoice today={today} period={period} onPeriod={setPeriod} />
        <Dashboard period={period} />
        <Breakdown period={period} />
      </Box>
    </Room>
  );
}

function Dashboard({ period }: { period: Period }) {
  const { data, error, refetch } = useGetOne<Summary>(
    'report_summary',
    { id: `${period.from}_${period.to}` },
    { refetchInterval: steadily(60_000), placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <Compared summary={data} />
      <FigureCards summary={data} period={period} />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(260px, 1fr)' },
        }}
      >
        <Chart summary={data} />
        <Retention summary={data} period={period} />
      </Box>
    </>
  );
}

/** Which days the changes refer to. */
function Compared({ summary }: { summary: Summary }) {
  const { t } = useFigures();
  const { day } = useFormat();
  const at = (iso: string) => day(`${iso}T15:00:00Z`);
  const days = summary.from === summary.to ? at(summary.from) : `${at(summary.from)} – ${at(summary.to)}`;
  return (
    <Typography sx={{ color: 'text.secondary', mb: -1 }}>
      <b>{days}</b> {t('compared_with', { from: at(summary.before_from), to: at(summary.before_to) })}
    </Typography>
  );
}

function Chart({ summary }: { summary: Summary }) {
  const { t } = useFigures();
  const [figure, setFigure] = useState<ShownFigure>('ggr');
  return (
    <Paper variant="outlined" sx={{ p: 1.75, minWidth: 0 }}>
      <ChoiceChips
        label={t('figure')}
        value={figure}
        choices={shownFigures.map((one) => ({ value: one.figure, text: figureName(t, one.figure) }))}
        onChange={setFigure}
      />
      <Box sx={{ mt: 1.5 }}>
        <DayChart summary={summary} figure={figure} />
      </Box>
      <Box sx={{ display: 'flex', gap: 2.5, color: 'text.secondary', fontSize: 12, pl: 6.5 }}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: hues.link }} />
          {t('now_word')}
        </Box>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 18, borderTop: `2px dashed ${hues.muted}` }} />
          {t('before_word')}
        </Box>
      </Box>
    </Paper>
  );
}

function Retention({ summary, period }: { summary: Summary; period: Period }) {
  const { t } = useFigures();
  return (
    <Paper variant="outlined" component="section" sx={{ p: 1.75 }}>
      <Typography variant="h2">{t('retention')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25, mb: 2 }}>
        {t('retention_hint')}
      </Typography>
      <RetentionCards summary={summary} period={period} />
    </Paper>
  );
}

function Loading() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 1.5 }}>
      <Skeleton variant="rounded" height={250} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
