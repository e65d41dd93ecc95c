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

const options = ({ everyMs, isRecorded = false }: RecordsOptions) => ({
  placeholderData: <Found>(before: Found) => before,
  ...(everyMs !== undefined && { refetchInterval: steadily(everyMs) }),
  ...(isRecorded && { refetchOnWindowFocus: false }),
});

/** One page of a short list, the one before it until it is there, and the way to the others by their numbers. */
export function useRecords<Row extends RaRecord>(resource: string, asked: RecordsOptions = {}) {
  const { filter = {}, pageSize = 20 } = asked;
  const [page, setPage] = useState(1);
  const list = useGetList<Row>(resource, { filter, pagination: { page, perPage: pageSize } }, options(asked));
  return { ...list, total: list.total ?? 0, page, pageSize, setPage };
}

/** One page of a list of any length: each page begins where the one before has ended, and nothing is counted. */
export function useMarkedRecords<Row extends RaRecord>(resource: string, asked: RecordsOptions = {}) {
  const { filter = {}, pageSize = 20 } = asked;
  const [marks, setMarks] = useState<readonly string[]>([]);
  const list = useGetList<Row>(
    resource,
    {
      filter,
      pagination: { page: marks.length + 1, perPage: pageSize },
      meta: { after: marks.at(-1) },
    },
    options(asked),
  );
  return { ...list, marks, setMarks, next: (list.meta?.next ?? null) as string | null };
}

/** The same, narrowed to what is searched for; another search begins at its first page. */
export function useSearchedRecords<Row extends RaRecord>(
  resource: string,
  asked: RecordsOptions = {},
  /** What a text is searched by, where that is not its name alone. */
  filterOf: (text: string) => Readonly<Record<string, string>> = (search) => ({ search }),
) {
  const [search, setSearch] = useState('');
  const list = useMarkedRecords<Row>(resource, {
    ...asked,
    filter: { ...asked.filter, ...(search !== '' && filterOf(search)) },
  });
  const { setMarks } = list;
  const searchFor = useCallback(
    (text: string) => {
      setSearch(text);
      setMarks([]);
    },
    [setMarks],
  );
  return { ...list, searchFor };
}
