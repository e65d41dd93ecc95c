import { type DataOf, promotions } from '@arara/contract';
import { Amount, Button, Card, Chips, Emoji, EmptyState, ErrorState, RecordRow, Records } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { usePages } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './history.module.css';
import { OfferArt } from './offer-art.tsx';
import { PromotionNav } from './promotion-nav.tsx';

type Entry = DataOf<typeof promotions.promotionHistory>['items'][number];

const ranges = ['today', '3days', '7days'] as const;
const rangeWords = {
  today: 'common.today',
  '3days': 'common.last_3_days',
  '7days': 'common.last_7_days',
} as const;

/** `/promotion/history`: what was claimed today, in three or in seven days, and what it adds up to. */
export function HistoryPage() {
  const t = useT();
  const format = useFormat();
  const failureWords = useFailureWords();
  const [range, setRange] = useState<(typeof ranges)[number]>('7days');
  const list = usePages(promotions.promotionHistory, { range });
  useTitle(t('promotions.history'));
  return (
    <>
      <ScreenHead
        title={t('promotions.history')}
        text={t('promotions.history_text')}
        action={<PromotionNav />}
      />
      <div className={styles.desk}>
        <Card className={styles.side}>
          <Chips
            label={t('promotions.range')}
            layout="even"
            options={ranges.map((value) => ({ value, label: t(rangeWords[value]) }))}
            value={range}
            onValueChange={setRange}
          />
          <dl className={styles.totals} aria-live="polite">
            <div>
              <dt>{t('promotions.claimed_total')}</dt>
              <dd>{list.first ? format.money(list.first.total_amount) : '–'}</dd>
            </div>
            <div>
              <dt>{t('promotions.claims')}</dt>
              <dd>{list.first ? format.number(list.first.total) : '–'}</dd>
            </div>
          </dl>
        </Card>
        <Card>
          <Records<Entry>
            label={t('promotions.history')}
            state={list.state}
            rows={list.pages.flatMap((page) => page.items)}
            rowKey={({ id }) => id}
            renderRow={(entry) => <HistoryRow entry={entry} />}
            endText={t('common.end_of_list')}
            {...(list.hasMore
              ? { more: { label: t('common.load_more'), isLoading: list.isLoadingMore, onPress: list.more } }
              : {})}
            empty={
              <EmptyState
                picture={<Emoji code="1f381" size={72} />}
                title={t('common.no_record_found')}
                text={t('promotions.history_none')}
                actions={<Button link={<Link to="/promotion/activity" />}>{t('promotions.all')}</Button>}
              />
            }
            error={
              <ErrorState
                title={t('common.loading_failed')}
                text={failureWords(list.error)}
                actions={<Button onClick={list.again}>{t('common.try_again')}</Button>}
              />
            }
          />
        </Card>
      </div>
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
