import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { useRecords } from '../lib/use-records.ts';
import { Failure } from './failure.tsx';
import { Pager } from './pager.tsx';
import { RecordTable, type RecordTableProps } from './record-table.tsx';

type RecordPagesProps<Row extends RaRecord> = Omit<RecordTableProps<Row>, 'rows' | 'foot'> & {
  readonly list: ReturnType<typeof useRecords<Row>>;
  /** What stands beside the way to the other pages. */
  readonly note?: ReactNode;
};

/** A list of records page by page, or why it could not be loaded. */
export function RecordPages<Row extends RaRecord & { id: string }>(props: RecordPagesProps<Row>) {
  const { list, note, ...table } = props;
  const { data, error, refetch, page, pageSize, total, setPage } = list;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <RecordTable
      {...table}
      rows={data}
      foot={
        <Pager page={page} pageSize={pageSize} total={total} onPage={setPage}>
          {note}
        </Pager>
      }
    />
  );
}
