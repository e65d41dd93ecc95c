import { Alert, Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { PeriodChoice } from '../../components/period-choice.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag, type Tone } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { usePeriod } from '../../lib/use-period.ts';
import { useT } from '../../lib/words.ts';
import { BandPicture } from './band-picture.tsx';
import type { GameReturn, ReturnsMeta } from './games-data.ts';

const tones: Record<GameReturn['verdict'], Tone> = {
  few: 'neutral',
  within: 'good',
  above: 'bad',
  below: 'bad',
};

/** What games gave back beside what their rules give back; those that drift stand first and raise an alarm. */
export function ReturnsPart() {
  const t = useT();
  const { number, percent, money } = useFormat();
  const { today, period, setPeriod } = usePeriod();
  const { data, meta, error, refetch } = useGetList<GameReturn>(
    'game_returns',
    { filter: period },
    { placeholderData: (before) => before },
  );
  const told: ReturnsMeta | undefined = meta;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const theory = (row: GameReturn) =>
    row.theory_lowest === row.theory_highest
      ? percent(row.theory_lowest)
      : `${percent(row.theory_lowest)} – ${percent(row.theory_highest)}`;
  const verdict = (row: GameReturn) => <Tag tone={tones[row.verdict]}>{t(`rtp_${row.verdict}`)}</Tag>;
  const columns: readonly Column<GameReturn>[] = [
    {
      key: 'game',
      head: t('room_games'),
      cell: (row) => <TwoLines top={row.title} below={t(`category_${row.category}`)} />,
    },
    { key: 'rounds', head: t('rtp_rounds'), isNumber: true, cell: (row) => number(row.rounds) },
    { key: 'stake', head: t('stake'), isNumber: true, cell: (row) => money(row.stake) },
    { key: 'theory', head: t('rtp_theory'), isNumber: true, cell: theory },
    {
      key: 'observed',
      head: t('rtp_observed'),
      isNumber: true,
      cell: (row) => <b>{percent(row.observed)}</b>,
    },
    {
      key: 'band',
      head: t('rtp_band'),
      cell: (row) => (
        <>
          <BandPicture row={row} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {percent(row.band_low)} – {percent(row.band_high)}
          </Typography>
        </>
      ),
    },
    {
      key: 'verdict',
      head: t('rtp_verdict'),
      cell: (row) => (
        <>
          {verdict(row)}
          {row.has_choices && Number(row.band_high) < Number(row.theory_lowest) && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {t('rtp_choices')}
            </Typography>
          )}
        </>
      ),
    },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PeriodChoice today={today} period={period} onPeriod={setPeriod} />
      {told &&
        data?.some((row) => row.verdict !== 'few') &&
        (told.alarms > 0 ? (
          <Alert severity="error">{t('rtp_alarm', { count: told.alarms })}</Alert>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t('rtp_calm')}</Typography>
        ))}
      <RecordTable
        label={t('games_returns')}
        columns={columns}
        rows={data}
        empty={t('rtp_empty')}
        phoneRow={(row) => (
          <Box sx={{ display: 'grid', gap: 0.75 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <TwoLines top={row.title} below={`${number(row.rounds)} · ${money(row.stake)}`} />
              <TwoLines top={percent(row.observed)} below={theory(row)} align="right" />
            </Box>
            <BandPicture row={row} />
            <Box>{verdict(row)}</Box>
          </Box>
        )}
        foot={told && <Box sx={{ py: 1 }}>{t('rtp_note', { rounds: number(told.rounds_min) })}</Box>}
      />
    </Box>
  );
}
