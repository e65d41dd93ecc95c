import { useEffect, useState, useSyncExternalStore } from 'react';

interface Question {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** What is being edited and not saved yet, each place by a sign of its own. */
const unsaved = new Set<symbol>();
let question: Question | null = null;
const watchers = new Set<() => void>();

function put(next: Question | null): void {
  question = next;
  for (const tell of watchers) tell();
}

/** Whether anything on the page would be lost. */
export const isUnsaved = (): boolean => unsaved.size > 0;

/** Says that something here differs from what is saved: nobody leaves it without being asked. */
export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const sign = Symbol('unsaved');
    unsaved.add(sign);
    return () => void unsaved.delete(sign);
  }, [isChanged]);
}

/** Whether what is being written differs from how it was found, and says so; what was typed and taken back does not. */
export function useUnsavedDraft(draft: unknown): boolean {
  const text = JSON.stringify(draft);
  const [first] = useState(text);
  useUnsaved(text !== first);
  return text !== first;
}

/** Does what would lose something: at once when nothing would be lost, and otherwise once it is agreed to. */
export function leavingUnsaved(leave: () => void, isLost: boolean = isUnsaved()): void {
  if (isLost) askToLeave(leave, () => undefined);
  else leave();
}

/** Puts the question. */
export function askToLeave(leave: () => void, stay: () => void): void {
  put({
    leave: () => {
      put(null);
      leave();
    },
    stay: () => {
      put(null);
      stay();
    },
  });
}

const follow = (tell: () => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};

/** The question that stands open; null for none. */
export function useUnsavedQuestion(): Question | null {
  return useSyncExternalStore(follow, () => question);
}

/** The browser asks by itself, in its own words, when the tab is closed or loaded anew. */
export function guardTheTab(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
