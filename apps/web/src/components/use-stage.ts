import { type AnyGameStage, loadStage } from '@arara/stage';
import { startTransition, useCallback, useEffect, useState } from 'react';

type StageState =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; stage: AnyGameStage };

/** The stage of a game, fetched when it is first shown; `none` for a title without one. */
export function useStage(game: string): StageState {
  const [state, setState] = useState<StageState>({ state: 'loading' });
  const load = useCallback(() => {
    let isCurrent = true;
    // A stage is drawn in slices.
    const show = (next: StageState) =>
      startTransition(() => {
        if (isCurrent) setState(next);
      });
    setState((before) => (before.state === 'loading' ? before : { state: 'loading' }));
    loadStage(game).then(
      (stage) => show(stage ? { state: 'ready', stage } : { state: 'none' }),
      () => show({ state: 'failed', retry: load }),
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);
  useEffect(() => load(), [load]);
  return state;
}
