import { payments } from '@arara/contract';
import { Tag } from '@arara/ui';
import { ArrowDownToLine } from 'lucide-react';
import { useState } from 'react';
import { DepositButton } from '../../components/lists/deposit-button.tsx';
import type { Range } from '../../components/lists/ranges.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useRefresh } from '../../lib/use-call.ts';
import { usePages } from '../../lib/use-pages.ts';
import { DepositDetail } from './deposit-detail.tsx';
import { type Deposit, isDepositOpen } from './deposit-progress.ts';
import { RecordLine } from './record-line.tsx';
import { RecordsScreen } from './records-screen.tsx';
import { depositTones } from './state-words.ts';

/** `/rechargeRecord`: every deposit of the last days, with its state and its story. */
export function DepositRecordsPage() {
  const t = useT();
  const format = useFormat();
  const refresh = useRefresh();
  const [range, setRange] = useState<Range>('7days');
  const [openId, open] = useState<string | null>(null);
  const list = usePages(
    payments.rechargeList,
    { range },
    {
      pollMs: (pages) =>
        pages.some((page) => page.items.some(({ state }) => isDepositOpen(state))) ? 5000 : false,
    },
  );
  useTopic('deposit', () => void refresh(payments.rechargeList));
  const deposits = list.pages.flatMap((page) => page.items);
  return (
    <>
      <RecordsScreen<Deposit>
        title={t('wallet.deposit_records')}
        text={t('wallet.deposit_records_text')}
        range={range}
        onRangeChange={setRange}
        list={list}
        rows={deposits}
        rowKey={(deposit) => deposit.id}
        renderRow={(deposit) => (
          <RecordLine
            icon={<ArrowDownToLine size={18} />}
            title={format.dateTime(deposit.created_at)}
            text={`${t(isDepositOpen(deposit.state) ? 'wallet.not_reviewed' : 'wallet.reviewed')} · ${deposit.order_number}`}
            value={format.money(deposit.money)}
            note={<Tag tone={depositTones[deposit.state]}>{t(`wallet.deposit_${deposit.state}`)}</Tag>}
            onPress={() => open(deposit.id)}
          />
        )}
        totals={[
          {
            key: 'money',
            name: t('wallet.total_deposited'),
            value: list.first && format.money(list.first.total_money),
          },
          {
            key: 'count',
            name: t('wallet.record_count'),
            value: list.first && format.number(list.first.total),
          },
        ]}
        empty={{
          title: t('wallet.no_deposits'),
          text: t('wallet.no_deposits_text'),
          action: <DepositButton />,
        }}
      />
      <DepositDetail deposit={deposits.find(({ id }) => id === openId) ?? null} onClose={() => open(null)} />
    </>
  );
}
