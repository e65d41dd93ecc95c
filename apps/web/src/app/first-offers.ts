import { isForMember } from '../lib/for-member.ts';
import { readFlags } from '../lib/kept-flags.ts';
import { type KeyStore, localStore, sessionStore } from '../lib/storage.ts';
import { tokenKey } from '../lib/token-key.ts';

/**
 * Leaves out of the first sight what home will not show this member: the server does not know whose page it is, what was known last
 * is kept in the browser. Its place stays.
 */
export function leaveOutOffers(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.first-picture'))
    if (!isShownFirst(place.dataset.promotion ?? '', localStore, sessionStore)) place.replaceChildren();
}

/** Whether a banner about a promotion, empty for none, is for who sits here. */
export function isShownFirst(promotion: string, kept: KeyStore, ofTab: KeyStore): boolean {
  if (!ofTab.getItem(tokenKey)) return true;
  const { isAway, hasDeposited } = readFlags(kept);
  return !isAway && isForMember(promotion, hasDeposited);
}
