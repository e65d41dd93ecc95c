import { Button, Card } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ListDesk } from '../../components/lists/list-desk.tsx';
import { ListRows } from '../../components/lists/list-rows.tsx';
import { RangeChips } from '../../components/lists/range-chips.tsx';
import type { Range } from '../../components/lists/ranges.ts';
import { SectionNav } from '../../components/lists/section-nav.tsx';
import { Totals } from '../../components/lists/totals.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useT } from '../../lib/i18n.ts';
import type { PagedList } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
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
  useTitle(title);
  return (
    <>
      <ScreenHead title={title} text={text} action={<RecordsNav />} />
      <ListDesk
        side={
          <Card className={styles.side ?? ''}>
            <RangeChips range={range} onRangeChange={onRangeChange} />
            <Totals totals={totals} />
          </Card>
        }
      >
        <Card>
          <ListRows<Row>
            label={title}
            list={list}
            rows={rows}
            rowKey={rowKey}
            renderRow={renderRow}
            empty={{
              ...empty,
              action: (
                <>
                  {range !== '7days' && (
                    <Button onClick={() => onRangeChange('7days')}>{t('common.last_7_days')}</Button>
                  )}
                  {empty.action}
                </>
              ),
            }}
          />
        </Card>
      </ListDesk>
    </>
  );
}

function RecordsNav() {
  const t = useT();
  return (
    <SectionNav
      label={t('wallet.records')}
      places={[
        { key: 'deposits', label: t('wallet.deposits'), link: <Link to="/rechargeRecord" /> },
        { key: 'withdrawals', label: t('wallet.withdrawals'), link: <Link to="/withdrawalRecord" /> },
        { key: 'statement', label: t('wallet.statement'), link: <Link to="/statement" /> },
      ]}
    />
  );
}
