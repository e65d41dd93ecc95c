import { useCallback, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { steadily } from './steady-refresh.ts';

interface RecordsOptions {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly pageSize?: number;
  /** How often they are asked for again while somebody works here; not at all without it. */
  readonly everyMs?: number;
  /** Every look at them is recorded: they are not asked for again just because the window came forward. */
  readonly isRecorded?: boolean;
}

/** One page of a resource's records, the one before it until it is there, and the way to the others. */
export function useRecords<Row extends RaRecord>(resource: string, options: RecordsOptions = {}) {
  const { filter = {}, pageSize = 20, everyMs, isRecorded = false } = options;
  const [page, setPage] = useState(1);
  const list = useGetList<Row>(
    resource,
    { filter, pagination: { page, perPage: pageSize } },
    {
      placeholderData: (before) => before,
      ...(everyMs !== undefined && { refetchInterval: steadily(everyMs) }),
      ...(isRecorded && { refetchOnWindowFocus: false }),
    },
  );
  return { ...list, total: list.total ?? 0, page, pageSize, setPage };
}

/** The same, narrowed to what is searched for; another search begins at its first page. */
export function useSearchedRecords<Row extends RaRecord>(
  resource: string,
  options: Omit<RecordsOptions, 'filter'> = {},
) {
  const [search, setSearch] = useState('');
  const list = useRecords<Row>(resource, { ...options, filter: search === '' ? {} : { search } });
  const { setPage } = list;
  const searchFor = useCallback(
    (text: string) => {
      setSearch(text);
      setPage(1);
    },
    [setPage],
  );
  return { ...list, searchFor };
}
