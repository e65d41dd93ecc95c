import { type DataOf, promotions } from '@arara/contract';
import { Amount, Button, Card, RecordRow } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { ListDesk } from '../../components/lists/list-desk.tsx';
import { ListRows } from '../../components/lists/list-rows.tsx';
import { RangeChips } from '../../components/lists/range-chips.tsx';
import type { Range } from '../../components/lists/ranges.ts';
import { Totals } from '../../components/lists/totals.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { usePages } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './history.module.css';
import { OfferArt } from './offer-art.tsx';
import { PromotionNav } from './promotion-nav.tsx';

type Entry = DataOf<typeof promotions.promotionHistory>['items'][number];

/** `/promotion/history`: what was claimed today, in three or in seven days, and what it adds up to. */
export function HistoryPage() {
  const t = useT();
  const format = useFormat();
  const [range, setRange] = useState<Range>('7days');
  const list = usePages(promotions.promotionHistory, { range });
  const { pages, first } = list;
  useTitle(t('promotions.history'));
  return (
    <>
      <ScreenHead
        title={t('promotions.history')}
        text={t('promotions.history_text')}
        action={<PromotionNav />}
      />
      <ListDesk
        side={
          <Card className={styles.side ?? ''}>
            <RangeChips range={range} onRangeChange={setRange} />
            <Totals
              totals={[
                {
                  key: 'amount',
                  name: t('promotions.claimed_total'),
                  value: first && format.money(first.total_amount),
                },
                { key: 'claims', name: t('promotions.claims'), value: first && format.number(first.total) },
              ]}
            />
          </Card>
        }
      >
        <Card>
          <ListRows<Entry>
            label={t('promotions.history')}
            list={list}
            rows={pages.flatMap((page) => page.items)}
            rowKey={({ id }) => id}
            renderRow={(entry) => <HistoryRow entry={entry} />}
            empty={{
              title: t('common.no_record_found'),
              text: t('promotions.history_none'),
              action: <Button link={<Link to="/promotion/activity" />}>{t('promotions.all')}</Button>,
              Icon: Gift,
            }}
          />
        </Card>
      </ListDesk>
    </>
  );
}

function HistoryRow({ entry }: { entry: Entry }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const detail = useDetail(entry);
  return (
    <RecordRow
      picture={<OfferArt code={entry.promotion} size={40} />}
      title={t(`promotions.${entry.promotion}_title`)}
      text={[detail, format.dateTime(entry.created_at)].filter(Boolean).join(' · ')}
      value={
        entry.reward === 'spins' ? (
          t('promotions.prize_spins', { count: entry.spins })
        ) : (
          <Amount cents={toCents(entry.amount)} locale={locale} isSigned />
        )
      }
      note={entry.reward === 'bonus' ? t('promotions.bonus_money') : ' '}
    />
  );
}

/** What a claim was for, in words. */
function useDetail({ promotion, detail }: Entry): string {
  const t = useT();
  const format = useFormat();
  if (detail === '') return '';
  if (promotion === 'recharge') return t(`promotions.tier_${detail as 'bronze'}`);
  if (promotion === 'recharge_rebate') return t('promotions.deposit_of', { amount: format.money(detail) });
  if (promotion === 'daily_rescue') return format.date(`${detail}T12:00:00-03:00`);
  return detail;
}
