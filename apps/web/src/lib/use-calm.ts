import type { CallError } from '@arara/contract';
import { useDeferredValue } from 'react';

interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: CallError | null;
  readonly refetch: () => unknown;
}

/**
 * An answer that a whole page hangs on, drawn in slices. What a store outside React tells is drawn in one go, which
 * holds up a thumb for as long as it takes; what is deferred gives way.
 */
export function useCalm<Data>({ data: told, error, refetch }: Asked<Data>) {
  const data = useDeferredValue(told);
  return { data, error, refetch, isPending: data === undefined && error === null };
}
