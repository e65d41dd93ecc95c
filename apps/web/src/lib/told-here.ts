/** A message comes a little after what it is about: what the page told within this time is not told again. */
const afterMs = 15_000;

const telling = new Map<string, number>();
const toldUntil = new Map<string, number>();

/**
 * From now on the page itself tells of such news: the bell does not tell them a second time. `stop()` ends it, but for the
 * messages that are still on their way.
 */
export function pageTells(kind: string, nowMs: () => number = Date.now): () => void {
  telling.set(kind, (telling.get(kind) ?? 0) + 1);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    telling.set(kind, (telling.get(kind) ?? 1) - 1);
    toldUntil.set(kind, nowMs() + afterMs);
  };
}

/** Whether the page tells of such news itself, or has just told of it. */
export function isToldHere(kind: string, nowMs: number = Date.now()): boolean {
  return (telling.get(kind) ?? 0) > 0 || nowMs < (toldUntil.get(kind) ?? 0);
}
