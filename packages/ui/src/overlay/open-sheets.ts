import { useEffect, useEffectEvent } from 'react';

/** What closes each open sheet, the topmost last. */
const closers: (() => void)[] = [];
const listeners = new Set<() => void>();

/** Closes the topmost sheet; false when none is open. A browser's way back leads out of it before it leads to another page. */
export function closeTopSheet(): boolean {
  const close = closers.at(-1);
  close?.();
  return close !== undefined;
}

/** Calls whenever a sheet has opened, and for those that are open already; returns what ends it. */
export function onSheetOpen(listener: () => void): () => void {
  listeners.add(listener);
  if (closers.length > 0) listener();
  return () => {
    listeners.delete(listener);
  };
}

/** Counts a sheet among the open ones while it is. */
export function useOpenSheet(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closer = () => close();
    closers.push(closer);
    for (const listener of listeners) listener();
    return () => {
      closers.splice(closers.indexOf(closer), 1);
    };
  }, [isOpen]);
}
