import { useState } from 'react';
import { sessionStore } from './storage.ts';

interface Kept<T> {
  readonly value: T;
  /** When it stops serving, in milliseconds. */
  readonly until: number;
}

/**
 * What belongs to a code that was sent and still serves, kept in the tab over a reload: a phone drops the page
 * while its owner reads the code in another app. Nothing that opens an account by itself belongs here.
 */
export function useKeptUntil<T>(key: string) {
  const [value, setValue] = useState(() => stillServing<T>(sessionStore.getItem(key)));
  return {
    value,
    keep: (next: T, expiresAt: string) => {
      const kept: Kept<T> = { value: next, until: Date.parse(expiresAt) };
      sessionStore.setItem(key, JSON.stringify(kept));
      setValue(next);
    },
    forget: () => {
      sessionStore.removeItem(key);
      setValue(null);
    },
  };
}

function stillServing<T>(kept: string | null): T | null {
  if (kept === null) return null;
  // Written by `keep` alone.
  const { value, until } = JSON.parse(kept) as Kept<T>;
  return until > Date.now() ? value : null;
}
