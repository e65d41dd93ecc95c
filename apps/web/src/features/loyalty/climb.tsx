import { type DataOf, loyalty } from '@arara/contract';
import { Button, Card, RecordRow, Skeleton, VipBadge } from '@arara/ui';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { usePages } from '../../lib/use-pages.ts';
import { tierOf } from './levels.ts';
import { monthName } from './short-words.ts';
import styles from './vip.module.css';

type Event = DataOf<typeof loyalty.vipHistory>['items'][number];

/** Each rise, fall and claimed reward, newest first. */
export function Climb({ areRewarded }: { areRewarded: boolean }) {
  const t = useT();
  const failureWords = useFailureWords();
  const list = usePages(loyalty.vipHistory, {}, { pageSize: 5 });
  const { pages } = list;
  const events = pages.flatMap((page) => page.items);
  return (
    <Card aria-labelledby="vip-climb">
      <h2 id="vip-climb">{t('loyalty.climb')}</h2>
      {list.state === 'loading' && <Skeleton className={styles.waiting ?? ''} height={48} />}
      {list.state === 'error' && <p className={styles.quiet}>{failureWords(list.error)}</p>}
      {list.state === 'ready' && events.length === 0 && (
        <p className={styles.quiet}>{t(areRewarded ? 'loyalty.climb_empty' : 'common.no_record_found')}</p>
      )}
      <ul className={styles.climb}>
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} />
          </li>
        ))}
      </ul>
      {list.state === 'error' && <Button onClick={list.again}>{t('common.try_again')}</Button>}
      {list.hasMore && (
        <Button isWide isLoading={list.isLoadingMore} onClick={list.more}>
          {t('common.load_more')}
        </Button>
      )}
    </Card>
  );
}

function EventRow({ event }: { event: Event }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const name = event.level_name;
  const title = {
    rise: () => t('loyalty.history_rise', { name }),
    fall: () => t('loyalty.history_fall', { name }),
    level_up: () => t('loyalty.level_reward', { name }),
    month: () => t('loyalty.month_reward', { month: event.month ? monthName(event.month, locale) : '' }),
  }[event.kind];
  const isReward = event.kind === 'level_up' || event.kind === 'month';
  return (
    <RecordRow
      picture={<VipBadge tier={tierOf(event.level)} mark={String(event.level)} size={32} />}
      title={title()}
      text={format.date(event.created_at)}
      value={isReward ? format.money(event.amount) : ''}
    />
  );
}
