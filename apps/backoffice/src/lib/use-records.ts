import { useCallback, useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { marksLeft, pageWithin } from './pages.ts';
import { steadily } from './steady-refresh.ts';
import { useAddress } from './use-address.ts';

interface RecordsOptions {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly pageSize?: number;
  /** How often they are asked for again while somebody works here; not at all without it. */
  readonly everyMs?: number;
  /** Every look at them is recorded: they are not asked for again just because the window came forward. */
  readonly isRecorded?: boolean;
  /** Its pages are kept in the address; for the one list that a page is about. */
  readonly isKept?: boolean;
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
  // Its rows are decided about: whoever has done with the last page stands at the one before it.
  const within = pageWithin(page, pageSize, list.total);
  useEffect(() => setPage(within), [within]);
  return { ...list, total: list.total ?? 0, page, pageSize, setPage };
}

/** One page of a list of any length: each page begins where the one before has ended, and nothing is counted. */
export function useMarkedRecords<Row extends RaRecord>(resource: string, asked: RecordsOptions = {}) {
  const { filter = {}, pageSize = 20 } = asked;
  const { marks, setMarks } = useMarks(asked.isKept === true);
  const list = useGetList<Row>(
    resource,
    {
      filter,
      pagination: { page: marks.length + 1, perPage: pageSize },
      meta: { after: marks.at(-1) },
    },
    options(asked),
  );
  const left = marksLeft(marks, list.data?.length, list.isPlaceholderData);
  useEffect(() => {
    if (left.length < marks.length) setMarks(left);
  }, [left, marks, setMarks]);
  return { ...list, marks, setMarks, next: (list.meta?.next ?? null) as string | null };
}

/** Where each page that was turned to begins, in the address or only here. */
function useMarks(isKept: boolean) {
  const here = useState<readonly string[]>([]);
  const { said, say } = useAddress();
  const setKept = useCallback((after: readonly string[]) => say({ after }), [say]);
  return isKept ? { marks: said.getAll('after'), setMarks: setKept } : { marks: here[0], setMarks: here[1] };
}

/** The same, narrowed to what is searched for, which the way back keeps; another search begins at its first page. */
export function useSearchedRecords<Row extends RaRecord>(
  resource: string,
  asked: RecordsOptions = {},
  /** What a text is searched by, where that is not its name alone. */
  filterOf: (text: string) => Readonly<Record<string, string>> = (search) => ({ search }),
) {
  const { say, searchedFor: search } = useAddress();
  const list = useMarkedRecords<Row>(resource, {
    ...asked,
    isKept: true,
    filter: { ...asked.filter, ...(search !== '' && filterOf(search)) },
  });
  // The same text once more is no other search: whoever comes back stands where they were.
  const searchFor = useCallback(
    (text: string) => {
      if (text !== search) say({ after: null }, text);
    },
    [say, search],
  );
  return { ...list, search, searchFor };
}
