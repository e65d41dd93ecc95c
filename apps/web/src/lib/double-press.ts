import { useEffect, useRef } from 'react';

/** The press that began a round may come twice; so soon nobody has read what the button has become. */
const readMs = 500;

/** Whether a press is the beginning's second one: it must not take the first step. `openedAtMs` is null when long past. */
export function isDoublePress(openedAtMs: number | null, nowMs: number): boolean {
  return openedAtMs !== null && nowMs - openedAtMs < readMs;
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
