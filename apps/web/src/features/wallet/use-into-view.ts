import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view whenever `what` changes: news must not happen above the screen. */
export function useIntoView<Place extends Element>(what: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `what` is the news, not something the effect reads.
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return place;
}
