import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import type { useMarkedRecords, useRecords } from '../lib/use-records.ts';
import { useT } from '../lib/words.ts';
import { Failure } from './failure.tsx';
import { MarkedPager } from './marked-pager.tsx';
import { Pager } from './pager.tsx';
import { RecordTable, type RecordTableProps } from './record-table.tsx';

type Numbered<Row extends RaRecord> = ReturnType<typeof useRecords<Row>>;
type Marked<Row extends RaRecord> = ReturnType<typeof useMarkedRecords<Row>>;

type RecordPagesProps<Row extends RaRecord> = Omit<RecordTableProps<Row>, 'rows' | 'foot'> & {
  readonly list: Numbered<Row> | Marked<Row>;
  /** What stands beside the way to the other pages. */
  readonly note?: ReactNode;
};

/** A list of records page by page, or why it could not be loaded. */
export function RecordPages<Row extends RaRecord & { id: string }>(props: RecordPagesProps<Row>) {
  const { list, note, ...table } = props;
  const { data, error, refetch } = list;
  const t = useT();
  const top = useTopOfPage('marks' in list ? list.marks.length : list.page, list.isPlaceholderData);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <Box ref={top} sx={{ minWidth: 0 }}>
      <RecordTable
        {...table}
        rows={data}
        foot={
          'marks' in list ? (
            <MarkedPager
              marks={list.marks}
              next={list.next}
              isWaiting={list.isPlaceholderData}
              onMarks={list.setMarks}
            >
              {note ?? t('page_no', { page: list.marks.length + 1 })}
            </MarkedPager>
          ) : (
            <Pager page={list.page} pageSize={list.pageSize} total={list.total} onPage={list.setPage}>
              {note}
            </Pager>
          )
        }
      />
    </Box>
  );
}

/** Whoever turns a page at the foot of a list reads the next one from its beginning, once it is there. */
function useTopOfPage(page: number, isWaiting: boolean) {
  const list = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (isWaiting || shown.current === page) return;
    shown.current = page;
    const above = list.current?.getBoundingClientRect().top ?? 0;
    if (above < 0) list.current?.scrollIntoView({ block: 'start' });
  }, [page, isWaiting]);
  return list;
}
