import { startTransition, useCallback, useEffect, useState } from 'react';

export type Fetched<Part> =
  | { readonly state: 'loading' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly part: Part };

/**
 * A part of the program that is fetched when it is first shown; `none` where there is none. `fetchPart` is kept by the caller
 * (`useCallback`): another one fetches anew.
 */
export function useFetched<Part>(fetchPart: () => Promise<Part | null>): Fetched<Part> {
  const [state, setState] = useState<Fetched<Part>>({ state: 'loading' });
  const load = useCallback(() => {
    let isCurrent = true;
    // It is drawn in slices.
    const show = (next: Fetched<Part>) =>
      startTransition(() => {
        if (isCurrent) setState(next);
      });
    setState((before) => (before.state === 'loading' ? before : { state: 'loading' }));
    fetchPart().then(
      (part) => show(part ? { state: 'ready', part } : { state: 'none' }),
      () => show({ state: 'failed', retry: load }),
    );
    return () => {
      isCurrent = false;
    };
  }, [fetchPart]);
  useEffect(() => load(), [load]);
  return state;
}
