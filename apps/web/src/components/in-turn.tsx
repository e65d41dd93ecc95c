import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { isSettled } from '../lib/use-is-settled.ts';

/**
 * Parts that stand one below the other. While the first page is being drawn they come two a frame, the upper ones first:
 * no drawing takes so long that it holds up a thumb. Afterwards they come together.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(() => (isSettled() ? Number.POSITIVE_INFINITY : 1));
  const isWhole = shown >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 2)));
    return () => cancelAnimationFrame(frame);
  }, [shown, isWhole]);
  return parts.slice(0, shown);
}

/** False for the first frame of a page that is only being drawn: what comes with it in one go would hold up a thumb. */
export function useNextTurn(): boolean {
  const [is, setIs] = useState(isSettled);
  useEffect(() => {
    if (is) return;
    const frame = requestAnimationFrame(() => startTransition(() => setIs(true)));
    return () => cancelAnimationFrame(frame);
  }, [is]);
  return is;
}
