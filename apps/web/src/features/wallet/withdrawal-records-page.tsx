import { payments, wallet } from '@arara/contract';
import { Button, Sheet, Tag } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import type { Range } from '../../components/lists/ranges.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useRefresh } from '../../lib/use-call.ts';
import { usePages } from '../../lib/use-pages.ts';
import { RecordLine } from './record-line.tsx';
import { RecordsScreen } from './records-screen.tsx';
import { withdrawalTones } from './state-words.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { type Withdrawal, withdrawalPollMs } from './withdrawal-progress.ts';

/** `/withdrawalRecord`: every withdrawal of the last days; each opens with its clock and timeline. */
export function WithdrawalRecordsPage() {
  const t = useT();
  const format = useFormat();
  const refresh = useRefresh();
  const [range, setRange] = useState<Range>('7days');
  const [openId, open] = useState<string | null>(null);
  const list = usePages(
    payments.drawingList,
    { range },
    {
      pollMs: (pages) => withdrawalPollMs(pages.flatMap((page) => page.items)),
    },
  );
  useTopic('withdrawal', () => {
    for (const call of [payments.drawingList, wallet.walletBalances]) void refresh(call);
  });
  const withdrawals = list.pages.flatMap((page) => page.items);
  const opened = withdrawals.find(({ id }) => id === openId) ?? null;
  return (
    <>
      <RecordsScreen<Withdrawal>
        title={t('wallet.withdrawal_records')}
        text={t('wallet.withdrawal_records_text')}
        range={range}
        onRangeChange={setRange}
        list={list}
        rows={withdrawals}
        rowKey={(withdrawal) => withdrawal.id}
        renderRow={(withdrawal) => (
          <RecordLine
            icon={<ArrowUpFromLine size={18} />}
            title={format.dateTime(withdrawal.created_at)}
            text={`${t(withdrawal.is_reviewed ? 'wallet.reviewed' : 'wallet.not_reviewed')} · ${withdrawal.order_number}`}
            value={format.money(withdrawal.money)}
            note={
              <Tag tone={withdrawalTones[withdrawal.state]}>{t(`wallet.withdrawal_${withdrawal.state}`)}</Tag>
            }
            onPress={() => open(withdrawal.id)}
          />
        )}
        totals={[
          {
            key: 'money',
            name: t('wallet.total_withdrawn'),
            value: list.first && format.money(list.first.total_money),
          },
          { key: 'fee', name: t('wallet.fees'), value: list.first && format.money(list.first.total_fee) },
          {
            key: 'count',
            name: t('wallet.record_count'),
            value: list.first && format.number(list.first.total),
          },
        ]}
        empty={{
          title: t('wallet.no_withdrawals'),
          text: t('wallet.no_withdrawals_text'),
          action: (
            <Button tone="ivory" link={<Link to="/withdraw" />}>
              {t('wallet.new_withdrawal')}
            </Button>
          ),
        }}
      />
      <Sheet
        isOpen={opened !== null}
        onOpenChange={(isOpen) => !isOpen && open(null)}
        title={t('wallet.withdrawal_title')}
        closeLabel={t('common.close')}
        size="md"
      >
        {opened && <WithdrawalCard withdrawal={opened} isBare />}
      </Sheet>
    </>
  );
}
