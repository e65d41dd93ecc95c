import { Box } from '@mui/material';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { Room } from '../../components/room.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { Adjustment } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { AdjustmentActions } from './adjustment-actions.tsx';

const tones = { waiting: 'warn', done: 'good', refused: 'neutral' } as const;

/** Corrections of balances: what waits for a second person, then what was decided. */
export function AdjustmentsPage() {
  const t = useT();
  const { money, moment } = useFormat();
  const list = useRecords<Adjustment>('adjustments', { everyMs: 30_000 });
  const waiting: number = list.meta?.waiting ?? 0;
  const member = (row: Adjustment) => <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>;
  const ofCase = (row: Adjustment) =>
    row.case_id && <QuietLink to={`/cases/${row.case_id}`}>{t('adjustment_case')}</QuietLink>;
  const reason = (row: Adjustment) =>
    row.case_id ? <TwoLines top={row.reason} below={ofCase(row)} /> : row.reason;
  const amount = (row: Adjustment) => <b>{money(row.money)}</b>;
  const state = (row: Adjustment) => <Tag tone={tones[row.state]}>{t(`adjustment_${row.state}`)}</Tag>;
  const columns: readonly Column<Adjustment>[] = [
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.asked_at)}</NoWrap> },
    { key: 'member', head: t('member'), cell: member },
    { key: 'money', head: t('amount'), isNumber: true, cell: amount },
    { key: 'reason', head: t('adjustment_reason'), cell: reason },
    { key: 'asked', head: t('adjustment_asked_by'), cell: (row) => row.asked_by },
    {
      key: 'decided',
      head: t('adjustment_decided_by'),
      cell: (row) => row.decided_by || '\u2013',
    },
    { key: 'state', head: t('state'), cell: state },
    { key: 'actions', head: '', isNumber: true, cell: (row) => <AdjustmentActions adjustment={row} /> },
  ];
  return (
    <Room name="adjustments">
      <PageHead
        title={t('adjustments_title')}
        hint={waiting > 0 ? t('adjustments_waiting', { count: waiting }) : t('adjustments_hint')}
      />
      <RecordPages
        label={t('adjustments_title')}
        columns={columns}
        list={list}
        empty={t('adjustments_none')}
        phoneRow={(row) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <TwoLines top={member(row)} below={row.reason} />
              <TwoLines top={amount(row)} below={state(row)} align="right" />
            </Box>
            {ofCase(row)}
            <AdjustmentActions adjustment={row} />
          </Box>
        )}
      />
    </Room>
  );
}
