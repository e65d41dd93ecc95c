import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { EditField } from '../../components/edit-field.tsx';
import { Failure } from '../../components/failure.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import { useEditOf } from '../../lib/use-edit.ts';
import { useWritten } from '../../lib/use-written.ts';
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
  const edit = useEditOf('live_tables');
  const now = { is_on: table.is_on, stream: table.stream ?? '' };
  const { values, version, changes, write } = useWritten(now, table.version, edit.ending);
  const { is_on } = values;
  const save = (reason: string) => {
    const stream = values.stream.trim() || null;
    return edit.save(table.id, { table: table.table, version, is_on, stream, reason });
  };
  return (
    <EditDialog
      title={table.title}
      edit={edit}
      draft={changes}
      reasonLabel={t('adjustment_reason')}
      onSave={save}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('live_change_text')}</Typography>
      <FormControlLabel
        control={<Switch checked={is_on} onChange={(_, next) => write({ is_on: next })} />}
        label={t('live_is_on')}
        sx={{ my: 1 }}
      />
      <EditField
        fullWidth
        type="url"
        name="stream"
        label={t('live_stream_address')}
        helperText={t('live_stream_hint')}
        value={values.stream}
        problems={edit.problems}
        onChange={(text) => write({ stream: text })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </EditDialog>
  );
}
