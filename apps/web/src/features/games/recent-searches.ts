import { useState } from 'react';
import { memberStore } from '../../lib/member-store.ts';
import type { KeyStore } from '../../lib/storage.ts';

const key = 'recent-searches';
const recentMax = 6;

/** What was searched for in this session, newest first. */
export function readRecent(store: KeyStore): string[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((name): name is string => typeof name === 'string').slice(0, recentMax);
  } catch {
    return [];
  }
}

function keep(store: KeyStore, names: readonly string[]): void {
  store.setItem(key, JSON.stringify(names.slice(0, recentMax)));
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Puts a search in front; the same one, however written, stands there once. */
export function addRecent(store: KeyStore, name: string): void {
  const text = name.trim().slice(0, 60);
  if (text !== '') keep(store, [text, ...readRecent(store).filter((other) => !isSame(other, text))]);
}

/** Recent searches with what can be done to them. */
export function useRecent() {
  const [names, setNames] = useState(() => readRecent(memberStore));
  return {
    names,
    add: (name: string) => {
      addRecent(memberStore, name);
      setNames(readRecent(memberStore));
    },
    remove: (name: string) => {
      keep(
        memberStore,
        readRecent(memberStore).filter((other) => other !== name),
      );
      setNames(readRecent(memberStore));
    },
  };
}
