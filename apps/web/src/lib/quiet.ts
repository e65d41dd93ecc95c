/** What the browser tells of the line, where it tells anything. */
export interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/**
 * Whether what nobody has asked for yet may come ahead: not where data is to be saved, not over a slow line or one that is
 * paid by what it carries. A browser that does not tell counts as a telephone unless its window is wide.
 */
export function mayComeAhead(line: Line | undefined, isWide: boolean): boolean {
  if (!line || (line.effectiveType === undefined && line.saveData === undefined)) return isWide;
  const isSlow = line.effectiveType !== undefined && line.effectiveType !== '4g';
  return !line.saveData && !isSlow && line.type !== 'cellular';
}

/** One after the other when nothing else is to be done, first come first called. What comes back takes a call back. */
export function inQuiet(whenIdle: (call: () => void) => void): (call: () => void) => () => void {
  const waiting = new Set<() => void>();
  let isAsked = false;
  const ask = () => {
    if (isAsked || waiting.size === 0) return;
    isAsked = true;
    whenIdle(() => {
      isAsked = false;
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      }
      ask();
    });
  };
  return (call) => {
    const turn = () => call();
    waiting.add(turn);
    ask();
    return () => waiting.delete(turn);
  };
}
