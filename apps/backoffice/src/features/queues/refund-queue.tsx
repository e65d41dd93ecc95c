import { Box } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { DecisionButton } from '../../components/decision-button.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PhoneRow } from '../../components/phone-row.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { isDeclarable } from '../../lib/is-declarable.ts';
import { wordsOf } from '../../lib/language.ts';
import { useNow } from '../../lib/steady-refresh.ts';
import { useMarkedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { AskButton } from './ask-button.tsx';
import { DeclareRefundButton } from './declare-refund-button.tsx';
import type { WaitingRefund } from './queue-data.ts';
import { useQueueDecision } from './use-queue-decision.ts';

/** Pix on their way back, and Pix that pay no deposit and wait for somebody to send them back. */
export function RefundQueue() {
  const t = useT();
  const { money, moment } = useFormat();
  const now = useNow();
  const { canAccess: mayAsk } = useCanAccess({ resource: 'withdrawals', action: 'review' });
  const list = useMarkedRecords<WaitingRefund>('waiting_refunds', { everyMs: 10_000 });
  const member = (row: WaitingRefund) =>
    row.member_id === null ? (
      t('no_member')
    ) : (
      <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>
    );
  const state = (row: WaitingRefund) => (
    <Tag tone={row.state === 'unmatched' ? 'warn' : 'info'}>{t(`refund_${row.state}`)}</Tag>
  );
  const reason = (row: WaitingRefund) =>
    row.reason === '' ? '–' : (wordsOf(`reason_${row.reason}`) ?? row.reason);
  const act = (row: WaitingRefund) => {
    if (!mayAsk) return null;
    if (row.state === 'unmatched') return <SendBack refund={row} />;
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
        {row.is_declared ? (
          <AskButton resource="waiting_refunds" id={row.id} text={t('ask_again')} done={t('asked_again')} />
        ) : (
          <AskButton resource="waiting_refunds" id={row.id} text={t('try_again_now')} done={t('sent_back')} />
        )}
        {isDeclarable(row, now) && <DeclareRefundButton refund={row} />}
        {row.is_declared && <QuietLink to="/requests">{t('declare_waits')}</QuietLink>}
      </Box>
    );
  };
  const columns: readonly Column<WaitingRefund>[] = [
    { key: 'when', head: t('received'), cell: (row) => <NoWrap>{moment(row.received_at)}</NoWrap> },
    {
      key: 'member',
      head: t('member'),
      cell: (row) => <TwoLines top={member(row)} below={row.order_number} />,
    },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    {
      key: 'payer',
      head: t('payer'),
      isRowName: true,
      cell: (row) => <TwoLines top={row.payer_masked} below={row.id} />,
    },
    { key: 'reason', head: t('adjustment_reason'), cell: reason },
    { key: 'state', head: t('state'), cell: state },
    { key: 'act', head: '', isNumber: true, cell: act },
  ];
  return (
    <RecordPages
      label={t('queue_refunds')}
      columns={columns}
      list={list}
      empty={t('queue_refunds_none')}
      phoneRow={(row) => (
        <PhoneRow left={[member(row), moment(row.received_at)]} right={[money(row.money), state(row)]}>
          {act(row)}
        </PhoneRow>
      )}
    />
  );
}

function SendBack({ refund }: { refund: WaitingRefund }) {
  const t = useT();
  const { money } = useFormat();
  const decide = useQueueDecision('waiting_refunds');
  return (
    <DecisionButton
      label={t('send_back')}
      title={t('send_back_title')}
      tone="primary"
      onDecide={() => decide(refund.id, {}, t('sent_back'))}
    >
      {t('send_back_text', { money: money(refund.money) })}
    </DecisionButton>
  );
}
