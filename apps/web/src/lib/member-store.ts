import { type KeyStore, sessionStore } from './storage.ts';

const storageKey = 'of-member';

function readKept(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStore.getItem(storageKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

const keep = (kept: Record<string, string>) => sessionStore.setItem(storageKey, JSON.stringify(kept));

/**
 * What the page keeps of whoever sits here, such as searches and stakes. It lies beside the token and goes with the session or the
 * tab: the next one at a shared device is told nothing of it.
 */
export const memberStore: KeyStore = {
  getItem: (key) => new Map(Object.entries(readKept())).get(key) ?? null,
  setItem: (key, value) => keep({ ...readKept(), [key]: value }),
  removeItem: (key) => keep(Object.fromEntries(Object.entries(readKept()).filter(([name]) => name !== key))),
  clear: () => sessionStore.removeItem(storageKey),
};
