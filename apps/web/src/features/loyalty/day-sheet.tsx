import { CallError, loyalty } from '@arara/contract';
import { EmptyState, IconTile, KeyValues, RecordRow, RecordSkeleton, Sheet } from '@arara/ui';
import { CalendarX } from 'lucide-react';
import { categoryIcons } from '../../components/categories.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './rebates.module.css';
import { noonOf, rateText } from './short-words.ts';

/** One day by category and rate; for a day without rebates what the server says of it. */
export function DaySheet({ day, onClose }: { day: string | null; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  return (
    <Sheet
      isOpen={day !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={day ? t('loyalty.day_details', { date: format.date(noonOf(day)) }) : ''}
      closeLabel={t('common.close')}
    >
      {day && <Day day={day} />}
    </Sheet>
  );
}

function Day({ day }: { day: string }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const failureWords = useFailureWords();
  const details = useCall(loyalty.rebatesDetails, { date: day });
  if (details.isError) {
    const isAnswer =
      details.error instanceof CallError && details.error.fail?.error === 'no_rebates_that_day';
    if (isAnswer)
      return (
        <div role="status">
          <EmptyState
            picture={<CalendarX className={styles.mark} size={44} aria-hidden="true" />}
            title={failureWords(details.error)}
          />
        </div>
      );
    return <LoadFailed asked={details} />;
  }
  if (!details.data) {
    return (
      <div aria-busy="true">
        <RecordSkeleton />
        <RecordSkeleton />
      </div>
    );
  }
  const { items, total_bet, total_rebate, total_claimed } = details.data;
  return (
    <>
      <ul className={styles.dayList}>
        {items.map((row) => {
          const Icon = categoryIcons[row.category];
          return (
            <li key={`${row.category}${row.rate}`}>
              <RecordRow
                picture={
                  <IconTile>
                    <Icon size={18} />
                  </IconTile>
                }
                title={t(`shell.category_${row.category}`)}
                text={`${t('loyalty.rounds', { count: row.rounds })} · ${t('loyalty.rate_of', {
                  rate: rateText(row.rate, locale),
                  amount: format.money(row.bet),
                })}`}
                value={format.money(row.rebate)}
              />
            </li>
          );
        })}
      </ul>
      <KeyValues
        rows={[
          { key: 'bet', name: t('loyalty.total_bet'), value: format.money(total_bet) },
          { key: 'claimed', name: t('loyalty.total_claimed'), value: format.money(total_claimed) },
          {
            key: 'rebate',
            name: t('loyalty.total_rebate'),
            value: format.money(total_rebate),
            isStrong: true,
          },
        ]}
      />
    </>
  );
}
