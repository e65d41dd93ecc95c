import { Button, Card, Chips, EmptyState, ErrorState, Records } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import type { PagedList } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
import { type Range, ranges } from './ranges.ts';
import styles from './records.module.css';

interface RecordsScreenProps<Row> {
  title: string;
  text: string;
  range: Range;
  onRangeChange: (range: Range) => void;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  list: PagedList;
  totals: readonly { key: string; name: string; value: string | undefined }[];
  empty: { title: string; text: string; action: ReactNode };
}

/** The three record screens alike: which records, which days, what they add up to, and the list in all its states. */
export function RecordsScreen<Row>(props: RecordsScreenProps<Row>) {
  const { title, text, range, onRangeChange, rows, rowKey, renderRow, list, totals, empty } = props;
  const t = useT();
  const failureWords = useFailureWords();
  useTitle(title);
  return (
    <>
      <ScreenHead title={title} text={text} action={<RecordsNav />} />
      <div className={styles.desk}>
        <Card className={styles.side}>
          <Chips
            label={t('wallet.range')}
            layout="even"
            size="md"
            options={ranges.map((value) => ({ value, label: t(rangeWords[value]) }))}
            value={range}
            onValueChange={onRangeChange}
          />
          <dl className={styles.totals} aria-live="polite">
            {totals.map(({ key, name, value }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{value ?? '–'}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card>
          <Records
            label={title}
            state={list.state}
            rows={rows}
            rowKey={rowKey}
            renderRow={renderRow}
            endText={t('common.end_of_list')}
            {...(list.hasMore
              ? { more: { label: t('common.load_more'), isLoading: list.isLoadingMore, onPress: list.more } }
              : {})}
            empty={
              <EmptyState
                picture={<ReceiptText className={styles.emptyMark} size={44} aria-hidden="true" />}
                title={empty.title}
                text={empty.text}
                actions={
                  <>
                    {range !== '7days' && (
                      <Button onClick={() => onRangeChange('7days')}>{t('common.last_7_days')}</Button>
                    )}
                    {empty.action}
                  </>
                }
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

const rangeWords = {
  today: 'common.today',
  '3days': 'common.last_3_days',
  '7days': 'common.last_7_days',
} as const satisfies Record<Range, string>;

function RecordsNav() {
  const t = useT();
  return (
    <nav className={styles.nav} aria-label={t('wallet.records')}>
      <Link className={styles.place} to="/rechargeRecord">
        {t('wallet.deposits')}
      </Link>
      <Link className={styles.place} to="/withdrawalRecord">
        {t('wallet.withdrawals')}
      </Link>
      <Link className={styles.place} to="/statement">
        {t('wallet.statement')}
      </Link>
    </nav>
  );
}
