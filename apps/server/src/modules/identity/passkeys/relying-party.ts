import { isIP } from 'node:net';
import type { House } from '../../../house.ts';
import { siteName } from '../../../plugins/mail.ts';

/** Whom passkeys are made for: the host of the site, and the origins that may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
}

/** The site as Web Authentication names it. Passkeys know no IP addresses: a server on one is reached as localhost. */
export function relyingParty(house: House): RelyingParty {
  const url = new URL(house.publicUrl());
  const name = siteName(house.env.SITE);
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0)
    return { id: url.hostname, name, origins: [url.origin] };
  url.hostname = 'localhost';
  return { id: 'localhost', name, origins: [url.origin] };
}
