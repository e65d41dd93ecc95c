/** The part of the browser's storage we use; tests pass a plain one. */
export interface KeyStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** A store that forgets with the page: for browsers that refuse storage, and for tests. */
export function memoryStore(entries: Record<string, string> = {}): KeyStore {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Browsers that block storage throw on the first touch; the page must work all the same. */
function browserStore(name: 'localStorage' | 'sessionStorage'): KeyStore {
  try {
    const store = globalThis[name];
    store.getItem('language');
    return store;
  } catch {
    return memoryStore();
  }
}

export const localStore = browserStore('localStorage');
export const sessionStore = browserStore('sessionStorage');
