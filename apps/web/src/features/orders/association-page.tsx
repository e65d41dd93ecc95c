import { type DataOf, loyalty } from '@arara/contract';
import { Card, ProgressBar, Tag } from '@arara/ui';
import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import { DepositButton } from '../../components/lists/deposit-button.tsx';
import { ListDesk } from '../../components/lists/list-desk.tsx';
import { ListRows } from '../../components/lists/list-rows.tsx';
import { RangeChips } from '../../components/lists/range-chips.tsx';
import type { Range } from '../../components/lists/ranges.ts';
import { orderWord } from '../../components/order-words.ts';
import { ScreenHead } from '../../components/screen-head.tsx';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { usePages } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
import { orderState } from './order-states.ts';
import styles from './orders.module.css';
import { OrdersNav } from './orders-nav.tsx';

type Order = DataOf<typeof loyalty.orderAssociation>['association'][number];

/** `/order-center/association`: each deposit and reward with its rollover and the withdrawals that took its money. */
export function AssociationPage() {
  const t = useT();
  const [range, setRange] = useState<Range>('7days');
  const list = usePages(loyalty.orderAssociation, { range });
  const { pages } = list;
  useTitle(t('loyalty.orders_association'));
  return (
    <>
      <ScreenHead
        title={t('loyalty.orders_association')}
        text={t('loyalty.association_text')}
        action={<OrdersNav />}
      />
      <ListDesk
        side={
          <Card className={styles.side ?? ''}>
            <RangeChips range={range} onRangeChange={setRange} />
            <p className={styles.phoneText}>{t('loyalty.association_text')}</p>
          </Card>
        }
      >
        <Card>
          <ListRows<Order>
            label={t('loyalty.orders_association')}
            list={list}
            rows={pages.flatMap((page) => page.association)}
            rowKey={(order) => order.id}
            renderRow={(order) => <AssociationLine order={order} />}
            empty={{
              title: t('loyalty.no_association'),
              text: t('loyalty.no_association_text'),
              action: <DepositButton />,
            }}
          />
        </Card>
      </ListDesk>
    </>
  );
}

const tones = { covered: 'leaf', in_progress: 'cobalt', waiting: 'muted', forfeited: 'muted' } as const;

function AssociationLine({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const required = toCents(order.required);
  const progress = t('loyalty.progress_of', {
    have: format.money(order.covered),
    need: format.money(order.required),
  });
  return (
    <div className={styles.line}>
      <div className={styles.head}>
        <span className={styles.name}>
          {t(orderWord(order.kind))} <span className={styles.number}>{order.order_number}</span>
        </span>
        <span className={styles.amount}>{format.money(order.amount)}</span>
      </div>
      <div className={styles.head}>
        <span className={styles.quiet}>{format.dateTime(order.created_at)}</span>
        <Tag tone={tones[order.state]}>{t(`loyalty.state_${order.state}`)}</Tag>
      </div>
      {required > 0n && (
        <ProgressBar
          tone={order.state === 'covered' ? 'leaf' : 'cobalt'}
          label={t('loyalty.cover_title')}
          valueText={progress}
          share={Number(toCents(order.covered)) / Number(required)}
        />
      )}
      {order.withdrawals.length === 0 ? (
        <p className={styles.quiet}>{t('loyalty.no_withdrawals_yet')}</p>
      ) : (
        <ul className={styles.taken} aria-label={t('loyalty.withdrawals_of_order')}>
          {order.withdrawals.map((one) => {
            const { word, tone } = orderState('withdraw', one.state);
            return (
              <li key={one.id}>
                <CornerDownRight size={16} aria-hidden="true" />
                <span className={styles.number}>{one.order_number}</span>
                <Tag tone={tone}>{t(word)}</Tag>
                <span className={styles.amount}>{format.money(one.amount)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
