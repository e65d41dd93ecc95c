import { Box, Checkbox, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { WithdrawalTag } from '../../components/withdrawal-tag.tsx';
import type { Withdrawal } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { usePersonName } from '../../lib/person-name.ts';
import { useNow } from '../../lib/steady-refresh.ts';
import { useFollowedByOpened } from '../../lib/use-followed-by-opened.ts';
import { useMarkedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DueClock } from './due-clock.tsx';
import { KeyHints } from './key-hints.tsx';
import type { QueueState } from './queue-states.tsx';
import { RiskTag } from './risk-tag.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

interface QueueTableProps {
  readonly state: QueueState;
  /** What is looked for, in every state; empty for the state as it is. */
  readonly search: string;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** One state of the queue, the one due first at the top. */
export function QueueTable({ state, search, openId, onOpen }: QueueTableProps) {
  const t = useT();
  const nameOf = usePersonName();
  const { money, moment, second } = useFormat();
  const now = useNow();
  const hasRoom = useMediaQuery('(min-width: 1200px)') && openId === undefined;
  const list = useMarkedRecords<Withdrawal>('withdrawals', {
    filter: search === '' ? { state } : { search },
    everyMs: 10_000,
    isKept: true,
  });
  useFollowedByOpened({ resource: 'withdrawals', openId, rows: list.data });
  const destination = (row: Withdrawal) => `${t(`key_${row.payment_type as 'cpf'}`)} ${row.destination}`;
  const { canAccess: mayReview = false } = useCanAccess({ resource: 'withdrawals', action: 'review' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isBulk = mayReview && state === 'open' && search === '';
  useQueueKeys({ ids: (list.data ?? []).map(({ id }) => id), openId, onOpen });
  const low = isBulk
    ? (list.data ?? []).filter((row) => row.risk === 'low' && row.state === 'submitted' && !row.hold)
    : [];
  const choose = (row: Withdrawal) => (
    <Choice
      row={row}
      isOffered={low.includes(row)}
      isChosen={chosen.has(row.id)}
      onChoose={(isChosen) =>
        setChosen(new Set(isChosen ? [...chosen, row.id] : [...chosen].filter((id) => id !== row.id)))
      }
    />
  );
  const columns: readonly Column<Withdrawal>[] = [
    ...(low.length > 0 ? [{ key: 'choose', head: '', cell: choose }] : []),
    {
      key: 'member',
      head: t('member'),
      isRowName: true,
      share: '34%',
      cell: (row) => <TwoLines top={nameOf(row)} below={`${row.account} · ${moment(row.created_at)}`} />,
    },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    {
      key: 'destination',
      head: t('destination'),
      cell: (row) => <TwoLines top={t(`key_${row.payment_type as 'cpf'}`)} below={row.destination} />,
    },
    { key: 'risk', head: t('risk'), cell: (row) => <RiskTag withdrawal={row} /> },
    { key: 'state', head: t('state'), cell: (row) => <WithdrawalTag withdrawal={row} /> },
    { key: 'due', head: t('time_left'), cell: (row) => <DueClock withdrawal={row} now={now} /> },
  ];
  return (
    <>
      {isBulk && <BulkBar low={low} chosen={chosen} onChoose={(ids) => setChosen(new Set(ids))} />}
      <KeyHints mayReview={mayReview} />
      <RecordPages
        label={t('queue_title')}
        // Where there is no room for where it goes, how long it has left comes first; an open one says the other.
        columns={hasRoom ? columns : columns.filter((column) => column.key !== 'destination')}
        list={list}
        empty={t(search === '' ? 'queue_empty' : 'withdrawals_not_found')}
        openId={openId}
        onOpen={(row) => onOpen(row.id)}
        phoneRow={(row) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <TwoLines top={nameOf(row)} below={row.account} />
              <TwoLines top={money(row.money)} below={destination(row)} align="right" />
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
                {low.includes(row) && choose(row)}
                <WithdrawalTag withdrawal={row} />
                <RiskTag withdrawal={row} />
              </Box>
              <DueClock withdrawal={row} now={now} />
            </Box>
          </Box>
        )}
        note={
          list.dataUpdatedAt > 0 && (
            <Typography variant="body2">
              {t('page_no', { page: list.marks.length + 1 })}
              {' \u00b7 '}
              {t('updated_at', { time: second(new Date(list.dataUpdatedAt).toISOString()) })}
            </Typography>
          )
        }
      />
    </>
  );
}

interface ChoiceProps {
  readonly row: Withdrawal;
  readonly isOffered: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Only what has no signal can be approved with others. */
function Choice({ row, isOffered, isChosen, onChoose }: ChoiceProps) {
  const t = useT();
  const nameOf = usePersonName();
  if (!isOffered) return null;
  return (
    <Checkbox
      checked={isChosen}
      onChange={(_, next) => onChoose(next)}
      onClick={(event) => event.stopPropagation()}
      size="small"
      slotProps={{ input: { 'aria-label': t('select_withdrawal', { name: nameOf(row) }) } }}
      // A thumb's width on a phone, which does not push the row apart.
      sx={{ p: { xs: 1.5, md: 0.5 }, m: { xs: -1.5, md: -0.5 }, mr: { xs: -0.5 } }}
    />
  );
}
