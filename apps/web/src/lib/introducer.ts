import type { KeyStore } from './storage.ts';

const storageKey = 'introducer';

/** Keeps the inviter's code of a shared link (`?code=`) for this visit, whichever page the link opened. */
export function keepIntroducer(search: string, store: KeyStore): void {
  const code = new URLSearchParams(search).get('code')?.trim() ?? '';
  if (/^[\w-]{1,20}$/.test(code)) store.setItem(storageKey, code);
}

/** The inviter's code of this visit; empty when there is none. */
export function readIntroducer(store: KeyStore): string {
  return store.getItem(storageKey) ?? '';
}
