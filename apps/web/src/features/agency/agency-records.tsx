import { Button, Card, Chips, ErrorState, Records } from '@arara/ui';
import type { ReactNode } from 'react';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import type { PagedList } from '../../lib/use-pages.ts';
import styles from './records.module.css';
import type { useSpan } from './use-span.ts';

interface AgencyRecordsProps<Row> {
  label: string;
  span: ReturnType<typeof useSpan>;
  list: PagedList;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  totals: readonly { key: string; name: string; value: string | undefined }[];
  empty: ReactNode;
  /** Another filter under the days. */
  filter?: ReactNode;
  /** What stands above the rows. */
  above?: ReactNode;
}

/** A list of the agent centre: which days, what they add up to, and the rows in all their states. */
export function AgencyRecords<Row>(props: AgencyRecordsProps<Row>) {
  const { label, span, list, rows, rowKey, renderRow, totals, empty, filter, above } = props;
  const t = useT();
  const failureWords = useFailureWords();
  return (
    <div className={styles.desk}>
      <Card className={styles.side ?? ''}>
        <Chips
          label={t('agency.range')}
          layout="even"
          options={span.options}
          value={span.span}
          onValueChange={span.setSpan}
        />
        {filter}
        <dl className={styles.totals} aria-live="polite">
          {totals.map(({ key, name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className={styles.main}>
        {above}
        <Card>
          <Records
            label={label}
            state={list.state}
            rows={rows}
            rowKey={rowKey}
            renderRow={renderRow}
            endText={t('common.end_of_list')}
            {...(list.hasMore && {
              more: { label: t('common.load_more'), isLoading: list.isLoadingMore, onPress: list.more },
            })}
            empty={empty}
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
    </div>
  );
}
