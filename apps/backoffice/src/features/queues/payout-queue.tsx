import { Box } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PhoneRow } from '../../components/phone-row.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { dueOf } from '../../lib/due.ts';
import { useFormat } from '../../lib/format.ts';
import { isDeclarable } from '../../lib/is-declarable.ts';
import { useNow } from '../../lib/steady-refresh.ts';
import { useMarkedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { AskButton } from './ask-button.tsx';
import { DeclareButton } from './declare-button.tsx';
import type { StuckPayout } from './queue-data.ts';

/** Payouts the institution has not settled; each can be asked about, and after a day it can be declared how it ended. */
export function PayoutQueue() {
  const t = useT();
  const { money, moment, span } = useFormat();
  const now = useNow();
  const { canAccess: mayAsk } = useCanAccess({ resource: 'withdrawals', action: 'review' });
  const list = useMarkedRecords<StuckPayout>('stuck_payouts', { everyMs: 10_000 });
  const order = (row: StuckPayout) => <QuietLink to={`/withdrawals/${row.id}`}>{row.order_number}</QuietLink>;
  const left = (row: StuckPayout) => {
    const due = dueOf(row.due_at, now);
    return due.tone === 'late' ? (
      <Tag tone="bad">{t('late_by', { time: span(due.minutes) })}</Tag>
    ) : (
      <Tag tone="warn">{t('minutes_left', { count: due.minutes })}</Tag>
    );
  };
  const ask = (row: StuckPayout) =>
    mayAsk ? (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
        <AskButton resource="stuck_payouts" id={row.id} text={t('ask_again')} done={t('asked_again')} />
        {isDeclarable(row, now) && <DeclareButton payout={row} />}
        {row.is_declared && <QuietLink to="/requests">{t('declare_waits')}</QuietLink>}
      </Box>
    ) : null;
  const columns: readonly Column<StuckPayout>[] = [
    { key: 'order', head: t('order'), cell: order },
    {
      key: 'member',
      head: t('member'),
      isRowName: true,
      cell: (row) => <TwoLines top={row.realname} below={row.account} />,
    },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    { key: 'state', head: t('state'), cell: (row) => t(`queue_${row.state}`) },
    { key: 'approved', head: t('approved_at'), cell: (row) => <NoWrap>{moment(row.approved_at)}</NoWrap> },
    { key: 'left', head: t('time_left'), cell: left },
    { key: 'ask', head: '', isNumber: true, cell: ask },
  ];
  return (
    <RecordPages
      label={t('queue_payouts')}
      columns={columns}
      list={list}
      empty={t('queue_payouts_none')}
      phoneRow={(row) => (
        <PhoneRow left={[order(row), row.account]} right={[money(row.money), left(row)]}>
          {ask(row)}
        </PhoneRow>
      )}
    />
  );
}
