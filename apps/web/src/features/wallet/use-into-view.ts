import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings an element into view whenever `what` changes: news must not happen above the screen. Where what was pressed has gone with
 * its form, keys and screen readers go on from here; the element takes a `tabIndex` of -1.
 */
export function useIntoView<Place extends HTMLElement>(what: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `what` is the news, not something the effect reads.
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    void place.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [what]);
  return place;
}
