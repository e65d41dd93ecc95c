import { useEffect, useRef } from 'react';

/** A press may come twice; so soon nobody has read what the button has become. */
const readMs = 500;

/** Whether a press is the second one of what changed the button then: it must do nothing. `changedAtMs` is null when long past. */
export function isDoublePress(changedAtMs: number | null, nowMs: number): boolean {
  return changedAtMs !== null && nowMs - changedAtMs < readMs;
}

/** Whether what stands under the finger has just become something else: a press is then still one that was meant for what stood there. */
export function useJustChanged(shown: string): () => boolean {
  const changedAt = useRef<number | null>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) changedAt.current = performance.now();
    before.current = shown;
  }, [shown]);
  return () => isDoublePress(changedAt.current, performance.now());
}
