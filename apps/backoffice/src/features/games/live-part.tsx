import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useGetList, useNotify, useRefresh } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { Failure } from '../../components/failure.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';
import type { StaffLiveTable } from './games-data.ts';

/** The tables of shared rounds: how they stand, which are open, and where their picture comes from. */
export function LivePart() {
  const t = useT();
  const { money, number } = useFormat();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'games', action: 'edit' });
  const { data, error, refetch } = useGetList<StaffLiveTable>(
    'live_tables',
    {},
    { refetchInterval: steadily(5000) },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const name = (row: StaffLiveTable) => <TwoLines top={row.title} below={row.table} />;
  const state = (row: StaffLiveTable) => {
    if (!row.is_on || !row.is_game_open) return <Tag tone="neutral">{t('live_off')}</Tag>;
    return <Tag tone={row.is_waiting ? 'info' : 'good'}>{t(row.is_waiting ? 'live_rests' : 'live_on')}</Tag>;
  };
  const round = (row: StaffLiveTable) =>
    row.round ? (
      <TwoLines
        top={t('live_round', { number: number(row.round.number) })}
        below={t(`live_phase_${row.round.phase}`)}
      />
    ) : (
      '–'
    );
  const stake = (row: StaffLiveTable) =>
    row.round ? (
      <TwoLines
        top={money(row.round.stake)}
        below={t('live_bets', { count: row.round.bets })}
        align="right"
      />
    ) : (
      '–'
    );
  const act = (row: StaffLiveTable) => (mayEdit ? <ChangeTable table={row} /> : null);
  const columns: readonly Column<StaffLiveTable>[] = [
    { key: 'table', head: t('live_table'), cell: name },
    { key: 'state', head: t('state'), cell: state },
    { key: 'round', head: t('live_round_head'), cell: round },
    { key: 'stake', head: t('stake'), isNumber: true, cell: stake },
    {
      key: 'exposure',
      head: t('live_exposure'),
      isNumber: true,
      cell: (row) => (row.round ? `${money(row.round.exposure)} / ${money(row.risk_cap)}` : '–'),
    },
    {
      key: 'stream',
      head: t('live_stream'),
      cell: (row) => (row.stream === null ? '–' : new URL(row.stream).host),
    },
    { key: 'act', head: '', isNumber: true, cell: act },
  ];
  return (
    <RecordTable
      label={t('games_live')}
      columns={columns}
      rows={data}
      empty={t('live_none')}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            {name(row)}
            {state(row)}
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            {round(row)}
            {act(row)}
          </Box>
        </Box>
      )}
    />
  );
}

function ChangeTable({ table }: { table: StaffLiveTable }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('edit')}</Button>
      {isOpen && <TableDialog table={table} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function TableDialog({ table, onClose }: { table: StaffLiveTable; onClose: () => void }) {
  const t = useT();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  // The page is read again all the time: what is saved is what was written upon when it was opened.
  const [version] = useState(table.version);
  const [isOn, setIsOn] = useState(table.is_on);
  const [stream, setStream] = useState(table.stream ?? '');
  const change = async (reason: string) => {
    try {
      await dataProvider.update('live_tables', {
        id: table.id,
        data: {
          table: table.table,
          version,
          is_on: isOn,
          stream: stream.trim() === '' ? null : stream.trim(),
          reason,
        },
        previousData: { id: table.id },
      });
      notify(t('saved'), { type: 'success' });
    } finally {
      refresh();
    }
  };
  return (
    <DecisionDialog
      title={table.title}
      action={t('save')}
      tone="primary"
      reasonLabel={t('adjustment_reason')}
      draft={[isOn, stream]}
      onDecide={change}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('live_change_text')}</Typography>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, next) => setIsOn(next)} />}
        label={t('live_is_on')}
        sx={{ my: 1 }}
      />
      <TextField
        fullWidth
        type="url"
        label={t('live_stream_address')}
        helperText={t('live_stream_hint')}
        value={stream}
        onChange={(event) => setStream(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </DecisionDialog>
  );
}
