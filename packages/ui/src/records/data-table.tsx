import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../surface/skeleton.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** Left out below 1024 px. */
  isWideOnly?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists, spoken. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Draws this many empty rows of the final height instead. */
  skeletonRows?: number;
  /** Makes rows answer; the first cell should hold a link or button too, for the keyboard. */
  onRowPress?: (row: Row) => void;
  className?: string;
}

/** Rows with hairlines, 52 px on desktop and 60 px on phones. Lists with states use `Records` around it. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, skeletonRows = 0, onRowPress, className } = props;
  const look = (column: Column<Row>) =>
    classNames(column.isNumber && styles.number, column.isWideOnly && styles.wide);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
    <section className={classNames(styles.scroll, className)} aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-busy={skeletonRows > 0}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={look(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={classNames(onRowPress && styles.press)}
              onClick={onRowPress && (() => onRowPress(row))}
            >
              {columns.map((column) => (
                <td key={column.key} className={look(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {Array.from({ length: skeletonRows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike.
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.key} className={look(column)}>
                  <Skeleton className={styles.waiting ?? ''} width={column.isNumber ? 72 : 120} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
