import { type DataOf, loyalty } from '@arara/contract';
import { Amount, Card, Chips, IconTile, RecordRow, Tag } from '@arara/ui';
import { ArrowDownToLine, ArrowUpFromLine, Gift } from 'lucide-react';
import { useState } from 'react';
import { DepositButton } from '../../components/lists/deposit-button.tsx';
import { ListDesk } from '../../components/lists/list-desk.tsx';
import { ListRows } from '../../components/lists/list-rows.tsx';
import { RangeChips } from '../../components/lists/range-chips.tsx';
import type { Range } from '../../components/lists/ranges.ts';
import { Totals } from '../../components/lists/totals.tsx';
import { orderWord } from '../../components/order-words.ts';
import { ScreenHead } from '../../components/screen-head.tsx';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useRefresh } from '../../lib/use-call.ts';
import { usePages } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
import { hasMoved, orderState } from './order-states.ts';
import styles from './orders.module.css';
import { OrdersNav } from './orders-nav.tsx';

type Order = DataOf<typeof loyalty.orderDetails>['details'][number];

const types = ['all', 'recharge', 'withdraw', 'bonus'] as const;

/** `/order-center`: deposits, withdrawals and rewards in one list by time, with what they add up to. */
export function OrdersPage() {
  const t = useT();
  const format = useFormat();
  const refresh = useRefresh();
  const [range, setRange] = useState<Range>('7days');
  const [type, setType] = useState<(typeof types)[number]>('all');
  const list = usePages(loyalty.orderDetails, {
    range,
    ...(type === 'all' ? {} : { type }),
  });
  const { pages, first } = list;
  useTopic('balance', () => void refresh(loyalty.orderDetails));
  useTopic('withdrawal', () => void refresh(loyalty.orderDetails));
  useTopic('deposit', () => void refresh(loyalty.orderDetails));
  useTitle(t('loyalty.orders_title'));
  const sum = (wire: string | undefined) => wire && format.money(wire);
  return (
    <>
      <ScreenHead title={t('loyalty.orders_title')} text={t('loyalty.orders_text')} action={<OrdersNav />} />
      <ListDesk
        side={
          <Card className={styles.side ?? ''}>
            <RangeChips range={range} onRangeChange={setRange} />
            <Totals
              totals={[
                { key: 'in', name: t('loyalty.total_recharge'), value: sum(first?.total_recharge_amount) },
                { key: 'out', name: t('loyalty.total_withdraw'), value: sum(first?.total_withdraw_amount) },
                { key: 'bonus', name: t('loyalty.total_bonus'), value: sum(first?.total_bonus_amount) },
                { key: 'fee', name: t('loyalty.total_fee'), value: sum(first?.total_fee_amount) },
              ]}
            />
          </Card>
        }
      >
        <Card>
          <Chips
            label={t('loyalty.type')}
            layout="scroll"
            size="sm"
            options={types.map((value) => ({
              value,
              label: t(value === 'all' ? 'loyalty.all' : `loyalty.type_${value}`),
            }))}
            value={type}
            onValueChange={setType}
          />
          <ListRows<Order>
            label={t('loyalty.orders_title')}
            list={list}
            rows={pages.flatMap((page) => page.details)}
            rowKey={(order) => `${order.type}${order.id}${order.kind}`}
            renderRow={(order) => <OrderLine order={order} />}
            empty={{
              title: t('loyalty.no_orders'),
              text: t('loyalty.no_orders_text'),
              action: <DepositButton />,
            }}
          />
        </Card>
      </ListDesk>
    </>
  );
}

const icons = { recharge: ArrowDownToLine, withdraw: ArrowUpFromLine, bonus: Gift } as const;

function OrderLine({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const Icon = icons[order.type];
  const { word, tone } = orderState(order.type, order.state);
  const cents = toCents(order.amount);
  const isMoved = hasMoved(order.type, order.state);
  return (
    <RecordRow
      picture={
        <IconTile>
          <Icon size={18} />
        </IconTile>
      }
      title={t(orderWord(order.kind))}
      text={`${format.dateTime(order.created_at)} · ${order.order_number}`}
      value={
        <Amount
          cents={order.type === 'withdraw' && isMoved ? -cents : cents}
          locale={locale}
          isSigned={isMoved}
        />
      }
      note={<Tag tone={tone}>{t(word)}</Tag>}
    />
  );
}
