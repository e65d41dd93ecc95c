import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Skeleton } from '../surface/skeleton.tsx';
import { DottedText } from '../text/dotted-text.tsx';
import styles from './records.module.css';

export type RecordsState = 'loading' | 'ready' | 'error';

export interface RecordsProps<Row> {
  /** What the list holds, spoken. */
  label: string;
  state: RecordsState;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  /** An `<EmptyState>`: shown when ready without rows. */
  empty: ReactNode;
  /** An `<ErrorState>` with a way to try again. */
  error: ReactNode;
  /** Words after the last row. */
  endText: ReactNode;
  /** More rows to fetch: a button, or its loading state. */
  more?: { label: string; isLoading: boolean; onPress: () => void };
  /** How many empty rows stand in while loading. */
  skeletonRows?: number;
}

/** A list that always tells its state: loading, empty, error, more, end. Rows already there stay while more come. */
export function Records<Row>(props: RecordsProps<Row>) {
  const { label, state, rows, rowKey, renderRow, empty, error, endText, more, skeletonRows = 4 } = props;
  if (state === 'error' && rows.length === 0) return error;
  if (state === 'ready' && rows.length === 0) return empty;
  return (
    <section aria-label={label} aria-busy={state === 'loading'}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.row}>
            {renderRow(row)}
          </li>
        ))}
        {state === 'loading' &&
          Array.from({ length: skeletonRows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike.
            <li key={index} className={styles.row} aria-hidden="true">
              <RecordSkeleton />
            </li>
          ))}
      </ul>
      {state === 'error' && error}
      {state === 'ready' && (
        <div className={styles.end}>
          {more ? (
            <Button isLoading={more.isLoading} onClick={more.onPress}>
              {more.label}
            </Button>
          ) : (
            <p>{endText}</p>
          )}
        </div>
      )}
    </section>
  );
}

export interface RecordProps {
  /** A 40 px picture or icon. */
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** At the right: an amount above, a state or time below. */
  value?: ReactNode;
  note?: ReactNode;
}

/** One row of a list: picture, two lines, value. */
export function RecordRow({ picture, title, text, value, note }: RecordProps) {
  return (
    <div className={styles.record}>
      {picture}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && (
          <span className={styles.text}>
            {typeof text === 'string' ? <DottedText>{text}</DottedText> : text}
          </span>
        )}
      </span>
      <span className={styles.values}>
        {value && <span className={styles.value}>{value}</span>}
        {note && <span className={styles.text}>{note}</span>}
      </span>
    </div>
  );
}

/** The same row while it is on the way. */
export function RecordSkeleton() {
  return (
    <div className={styles.record}>
      <Skeleton width={40} height={40} radius={10} />
      <span className={styles.words}>
        <Skeleton width="58%" height={12} />
        <Skeleton className={styles.second ?? ''} width="36%" height={10} />
      </span>
      <Skeleton width={72} height={12} />
    </div>
  );
}
