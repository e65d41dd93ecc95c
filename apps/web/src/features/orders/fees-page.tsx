import { type DataOf, loyalty } from '@arara/contract';
import { Card, DataTable, IconTile, RecordRow, Tag } from '@arara/ui';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { ListDesk } from '../../components/lists/list-desk.tsx';
import { ListRows } from '../../components/lists/list-rows.tsx';
import { RangeChips } from '../../components/lists/range-chips.tsx';
import type { Range } from '../../components/lists/ranges.ts';
import { Totals } from '../../components/lists/totals.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { usePages } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
import { orderState } from './order-states.ts';
import styles from './orders.module.css';
import { OrdersNav } from './orders-nav.tsx';

type Answer = DataOf<typeof loyalty.orderFee>;
type Fee = Answer['fee'][number];
type Method = Answer['methods'][number];

/** `/order-center/fee`: what each withdrawal cost, and what each payment method costs. */
export function FeesPage() {
  const t = useT();
  const format = useFormat();
  const [range, setRange] = useState<Range>('7days');
  const list = usePages(loyalty.orderFee, { range });
  const { pages, first } = list;
  useTitle(t('loyalty.orders_fee'));
  const sum = (wire: string | undefined) => wire && format.money(wire);
  return (
    <>
      <ScreenHead title={t('loyalty.orders_fee')} text={t('loyalty.fee_text')} action={<OrdersNav />} />
      <ListDesk
        side={
          <Card className={styles.side ?? ''}>
            <RangeChips range={range} onRangeChange={setRange} />
            <Totals
              totals={[
                { key: 'general', name: t('loyalty.general_fee'), value: sum(first?.total_general_fee) },
                {
                  key: 'mandatory',
                  name: t('loyalty.mandatory_fee'),
                  value: sum(first?.total_mandatory_fee),
                },
                { key: 'all', name: t('loyalty.total_fee'), value: sum(first?.total_fee_amount) },
              ]}
            />
          </Card>
        }
      >
        <div className={styles.main}>
          <Card>
            <ListRows<Fee>
              label={t('loyalty.orders_fee')}
              list={list}
              rows={pages.flatMap((page) => page.fee)}
              rowKey={(fee) => fee.id}
              renderRow={(fee) => <FeeLine fee={fee} />}
              empty={{ title: t('loyalty.no_fees'), text: t('loyalty.no_fees_text') }}
            />
          </Card>
          {list.state !== 'error' && <FeeTable methods={first?.methods} />}
        </div>
      </ListDesk>
    </>
  );
}

function FeeLine({ fee }: { fee: Fee }) {
  const t = useT();
  const format = useFormat();
  const { word, tone } = orderState('withdraw', fee.state);
  return (
    <RecordRow
      picture={
        <IconTile>
          <Percent size={18} />
        </IconTile>
      }
      title={t('loyalty.kind_withdrawal')}
      text={`${fee.order_number} · ${format.money(fee.general_fee)} + ${format.money(fee.mandatory_fee)} ${t(
        'loyalty.of_withdrawal',
        { amount: format.money(fee.amount) },
      )} · ${format.dateTime(fee.created_at)}`}
      value={format.money(fee.fee)}
      note={<Tag tone={tone}>{t(word)}</Tag>}
    />
  );
}

function FeeTable({ methods }: { methods: readonly Method[] | undefined }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card>
      <h2 className={styles.tableTitle}>{t('loyalty.fee_table')}</h2>
      <DataTable<Method>
        className={styles.fees ?? ''}
        caption={t('loyalty.fee_table')}
        rows={methods ?? []}
        skeletonRows={methods ? 0 : 7}
        rowKey={(method) => `${method.direction}${method.payment_type}`}
        columns={[
          {
            key: 'method',
            head: t('loyalty.method'),
            cell: (method) => (
              <span className={styles.method}>
                {method.name}
                <small>
                  {t(method.direction === 'deposit' ? 'loyalty.kind_deposit' : 'loyalty.kind_withdrawal')}
                </small>
              </span>
            ),
          },
          {
            key: 'general',
            head: t('loyalty.general_fee'),
            isNumber: true,
            cell: (method) => (method.general_fee === '0.00' ? '–' : format.percent(method.general_fee)),
          },
          {
            key: 'mandatory',
            head: t('loyalty.mandatory_fee'),
            isNumber: true,
            cell: (method) =>
              method.mandatory_fee === '0.00'
                ? method.general_fee === '0.00'
                  ? t('loyalty.free_of_charge')
                  : '–'
                : format.money(method.mandatory_fee),
          },
        ]}
      />
    </Card>
  );
}
