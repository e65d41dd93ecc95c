import { type LiveCabinet, loadLiveCabinet } from '@arara/stage';
import { useCallback, useEffect, useState } from 'react';

type CabinetState =
  | { readonly state: 'loading' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly cabinet: LiveCabinet };

/** What draws a kind of table, fetched when one is shown; `none` for a kind that is not drawn here. */
export function useCabinet(kind: string, game: string): CabinetState {
  const [state, setState] = useState<CabinetState>({ state: 'loading' });
  const load = useCallback(() => {
    let isCurrent = true;
    const show = (next: CabinetState) => isCurrent && setState(next);
    setState({ state: 'loading' });
    loadLiveCabinet(kind, game).then(
      (cabinet) => show(cabinet ? { state: 'ready', cabinet } : { state: 'none' }),
      () => show({ state: 'failed', retry: load }),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, game]);
  useEffect(() => load(), [load]);
  return state;
}
