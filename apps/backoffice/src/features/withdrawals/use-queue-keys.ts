import { useEffect, useRef } from 'react';
import { focusRowBy } from '../../lib/rows.ts';
import { useKeys } from '../../lib/use-keys.ts';

interface QueueKeysOptions {
  /** The withdrawals on the page, in their order. */
  readonly ids: readonly string[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Goes from one withdrawal to the next: along the rows, or from the one that is open to the one after it. */
export function useQueueKeys({ ids, openId, onOpen }: QueueKeysOptions): void {
  // Where the open one stood: once it is decided it leaves the queue or sinks in it, and the next one moves into its place.
  const stood = useRef({ id: openId, place: 0 });
  const index = openId === undefined ? -1 : ids.indexOf(openId);
  useEffect(() => {
    if (index < 0) return;
    if (stood.current.id !== openId || index < stood.current.place)
      stood.current = { id: openId, place: index };
  }, [openId, index]);
  const step = (by: 1 | -1) => () => {
    if (openId === undefined) return focusRowBy(by);
    const { place } = stood.current;
    const hasLeft = index < 0 || index > place;
    const next = ids[hasLeft ? (by === 1 ? place : place - 1) : index + by];
    if (next !== undefined) onOpen(next);
  };
  useKeys({ j: step(1), k: step(-1) });
}
