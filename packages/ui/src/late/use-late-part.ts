import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** A part of the page in a file of its own. Once fetched it stays known, and is drawn at once wherever it is used. */
export interface LatePart<Props> {
  readonly fetch: () => Promise<ComponentType<Props>>;
  fetched: ComponentType<Props> | null;
}

export const latePart = <Props>(fetch: () => Promise<ComponentType<Props>>): LatePart<Props> => ({
  fetch,
  fetched: null,
});

export interface LatePartState<Props> {
  /** Null until it has come. */
  readonly Part: ComponentType<Props> | null;
  readonly hasFailed: boolean;
  again(): void;
}

/** A part nobody waits for is asked for again after so long, twice as long each time, and whenever there is a connection again. */
const againMs = 4000;
const triesMax = 6;

/**
 * Fetches a part when it is first wanted. React's `lazy` would take the whole page down when the file cannot be fetched:
 * here the rest goes on. What fails is asked for again when it is wanted again, when `again` is called, and by itself.
 * `onFail` is for what somebody asked for: it is told, and nothing is asked for behind their back.
 */
export function useLatePart<Props>(
  part: LatePart<Props>,
  isWanted: boolean,
  onFail?: () => void,
): LatePartState<Props> {
  // What was fetched for another place meanwhile is drawn here at once.
  const [fetched, setFetched] = useState(() => part.fetched);
  const Part = fetched ?? part.fetched;
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((before) => before + 1), []);
  const isDue = isWanted && Part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again, `onFail` is whoever stands there when it fails.
  useEffect(() => {
    if (!isDue) return;
    let isGone = false;
    part.fetch().then(
      (come) => {
        part.fetched = come;
        if (!isGone) setFetched(() => come);
      },
      () => {
        if (isGone) return;
        setFailures((before) => before + 1);
        onFail?.();
      },
    );
    return () => {
      isGone = true;
    };
  }, [part, isDue, tries]);
  const waits = isDue && failures > 0 && onFail === undefined;
  useEffect(() => {
    if (!waits) return;
    globalThis.addEventListener('online', again);
    const timer = failures < triesMax ? setTimeout(again, againMs * 2 ** (failures - 1)) : undefined;
    return () => {
      globalThis.removeEventListener('online', again);
      clearTimeout(timer);
    };
  }, [waits, failures, again]);
  return { Part, hasFailed: isDue && failures > 0, again };
}
