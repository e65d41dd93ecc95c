import { useSyncExternalStore } from 'react';

interface Waiting {
  readonly promise: Promise<void>;
  readonly goOn: () => void;
  readonly leave: () => void;
}

let waiting: Waiting | null = null;
/** Dialogs on the page that can ask: without one nobody waits. */
const watchers = new Set<() => void>();

function change(next: Waiting | null): void {
  waiting = next;
  for (const tell of watchers) tell();
}

/** Asks whoever works here to log in again; all that ask meanwhile wait for the same answer. Null when there is no dialog. */
export function askToLogInAgain(): Promise<void> | null {
  if (watchers.size === 0) return null;
  if (waiting) return waiting.promise;
  let goOn = () => {};
  let leave = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    const settle = (act: () => void) => () => {
      change(null);
      act();
    };
    goOn = settle(resolve);
    leave = settle(() => reject(new Error('left')));
  });
  change({ promise, goOn, leave });
  return promise;
}

const follow = (tell: () => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};

/** Whether somebody has to log in again, and what they answer; null while the session lasts. */
export function useSessionOver(): Pick<Waiting, 'goOn' | 'leave'> | null {
  return useSyncExternalStore(follow, () => waiting);
}
