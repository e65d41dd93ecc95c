import { Box, Dialog, DialogContent, DialogTitle, IconButton, Skeleton } from '@mui/material';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useCanAccess, useGetOne } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { useRecords } from '../../lib/use-records.ts';
import { type Say, useT } from '../../lib/words.ts';
import type { RaceRun, RaceStandings } from './growth-data.ts';

const readEveryMs = 30_000;

/** The races that run and those that were paid; one opens with its standings. */
export function RaceRuns() {
  const t = useT();
  const { money, number, moment } = useFormat();
  const list = useRecords<RaceRun>('race_runs', { pageSize: 10, everyMs: readEveryMs });
  const [openId, open] = useState<string | null>(null);
  const dates = (row: RaceRun) =>
    t('promo_between', { from: moment(row.starts_at), to: moment(row.ends_at) });
  const state = (row: RaceRun) => <StateTag state={row.state} />;
  const columns: readonly Column<RaceRun>[] = [
    { key: 'name', head: t('race'), cell: (row) => <b>{nameOf(row, t)}</b> },
    { key: 'dates', head: t('race_dates'), cell: dates },
    { key: 'state', head: t('state'), cell: state },
    { key: 'players', head: t('race_players'), isNumber: true, cell: (row) => number(row.players) },
    { key: 'prizes', head: t('race_prizes'), isNumber: true, cell: (row) => money(row.total_money) },
    { key: 'paid', head: t('race_paid'), isNumber: true, cell: (row) => money(row.paid_money) },
  ];
  return (
    <>
      <RecordPages
        label={t('race_runs')}
        list={list}
        columns={columns}
        empty={t('race_runs_none')}
        onOpen={({ id }) => open(id)}
        phoneRow={(row) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <TwoLines top={nameOf(row, t)} below={dates(row)} />
            <TwoLines top={money(row.total_money)} below={state(row)} align="right" />
          </Box>
        )}
      />
      {openId !== null && <Standings id={openId} onClose={() => open(null)} />}
    </>
  );
}

const nameOf = ({ period, measure }: Pick<RaceRun, 'period' | 'measure'>, t: Say) =>
  `${t(`race_${period}`)} · ${t(`race_${measure}`)}`;

function StateTag({ state }: Pick<RaceRun, 'state'>) {
  const t = useT();
  return <Tag tone={state === 'paid' ? 'neutral' : 'good'}>{t(`race_state_${state}`)}</Tag>;
}

type Place = RaceStandings['items'][number] & { readonly id: string };

function Standings({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const titleId = useId();
  const { moment } = useFormat();
  const { data, error, refetch } = useGetOne<RaceStandings & { id: string }>('race_standings', { id });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1 }}>
          {data ? `${nameOf(data.race, t)}, ${moment(data.race.ends_at)}` : t('race')}
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <X size={18} />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {data ? (
          <Places standings={data} />
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Places({ standings: { race, items } }: { standings: RaceStandings }) {
  const t = useT();
  const { money, number } = useFormat();
  const { canAccess: mayOpen } = useCanAccess({ resource: 'members', action: 'list' });
  const account = (row: Place) =>
    mayOpen ? <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink> : <b>{row.account}</b>;
  const points = (row: Place) =>
    race.measure === 'wager' ? money(row.points) : `${money(row.points).replace(/^\D+/, '')}×`;
  const prize = (row: Place) =>
    row.is_rewardable ? money(row.prize_money) : <Tag tone="warn">{t('race_passed_over')}</Tag>;
  const columns: readonly Column<Place>[] = [
    { key: 'place', head: t('race_place'), isNumber: true, cell: (row) => number(row.place) },
    { key: 'account', head: t('account'), cell: account },
    { key: 'points', head: t(`race_${race.measure}`), isNumber: true, cell: points },
    {
      key: 'prize',
      head: t(race.state === 'paid' ? 'race_paid' : 'race_prize_now'),
      isNumber: true,
      cell: prize,
    },
  ];
  return (
    <RecordTable
      label={t('race_standings')}
      columns={columns}
      rows={items.map((one) => ({ ...one, id: one.member_id }))}
      empty={t('race_nobody')}
      phoneRow={(row) => (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <TwoLines top={account(row)} below={t('race_place_no', { place: number(row.place) })} />
          <TwoLines top={points(row)} below={prize(row)} align="right" />
        </Box>
      )}
    />
  );
}
