import { EmptyState, Records } from '@arara/ui';
import { type LucideIcon, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.ts';
import type { PagedList } from '../../lib/use-pages.ts';
import { LoadFailed } from '../load-failed.tsx';
import styles from './lists.module.css';

interface ListRowsProps<Row> {
  label: string;
  list: PagedList;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  /** A receipt is shown where nothing else is. */
  empty: { title: string; text: string; action?: ReactNode; Icon?: LucideIcon };
}

/** The rows of a paged list in all its states: loading, empty, failed, more, end. */
export function ListRows<Row>({ label, list, rows, rowKey, renderRow, empty }: ListRowsProps<Row>) {
  const t = useT();
  const EmptyIcon = empty.Icon ?? ReceiptText;
  return (
    <Records
      label={label}
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
          picture={<EmptyIcon className={styles.emptyMark} size={44} aria-hidden="true" />}
          title={empty.title}
          text={empty.text}
          actions={empty.action}
        />
      }
      error={<LoadFailed asked={{ error: list.error, refetch: list.again }} />}
    />
  );
}
