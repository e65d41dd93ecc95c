import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { Pager } from '../../components/pager.tsx';
import { PhoneRow } from '../../components/phone-row.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';

interface ListedSectionProps<Row extends RaRecord<string>> {
  /** The list, and how often it is asked for again. */
  readonly resource: string;
  readonly everyMs: number;
  readonly title: string;
  readonly hint: string;
  readonly empty: string;
  readonly columns: readonly Column<Row>[];
  /** What can be done about a row, or is being done: the last column, and the last line on phones. */
  readonly act: (row: Row) => ReactNode;
  /** The two ends of a row on phones, what matters over what explains it. */
  readonly ends: (row: Row) => readonly [left: Lines, right: Lines];
}
type Lines = readonly [top: ReactNode, below: ReactNode];

const pageSize = 20;

/** A list in a room of several: what it is, its rows by pages, and what can be done about each. */
export function ListedSection<Row extends RaRecord<string>>(props: ListedSectionProps<Row>) {
  const { resource, everyMs, title, hint, empty, columns, act, ends } = props;
  const [page, setPage] = useState(1);
  const { data, total, error, refetch } = useGetList<Row>(
    resource,
    { pagination: { page, perPage: pageSize } },
    { placeholderData: (before) => before, refetchInterval: everyMs },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>{hint}</Typography>
      <RecordTable
        label={title}
        columns={[...columns, { key: 'act', head: '', isNumber: true, cell: act }]}
        rows={data}
        empty={empty}
        phoneRow={(row) => {
          const [left, right] = ends(row);
          return (
            <PhoneRow left={[left[0], left[1]]} right={[right[0], right[1]]}>
              <Box>{act(row)}</Box>
            </PhoneRow>
          );
        }}
        foot={
          total !== undefined &&
          total > pageSize && <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
        }
      />
    </Box>
  );
}
