import { useState } from 'react';
import { session } from '../../lib/session-store.ts';
import { sessionStore } from '../../lib/storage.ts';

interface Sent {
  readonly to: string;
  /** When the code stops serving, in milliseconds. */
  readonly until: number;
  /** The login it was asked for with: it is no other member's. */
  readonly token: string | null;
}

/**
 * Where a code was sent that still serves, kept over a reload: a phone drops the page while its owner reads the code in another app.
 * Nothing is kept but the address, so who wants another code gives their password again.
 */
export function useSentTo(kind: 'email' | 'phone') {
  const key = `code_sent_${kind}`;
  const [to, setTo] = useState(() => stillServing(sessionStore.getItem(key)));
  return {
    to,
    keep: (address: string, expiresAt: string) => {
      const sent: Sent = { to: address, until: Date.parse(expiresAt), token: session.get().token };
      sessionStore.setItem(key, JSON.stringify(sent));
      setTo(address);
    },
    forget: () => {
      sessionStore.removeItem(key);
      setTo(null);
    },
  };
}

function stillServing(kept: string | null): string | null {
  if (kept === null) return null;
  // Written by `keep` alone.
  const { to, until, token } = JSON.parse(kept) as Sent;
  return until > Date.now() && token === session.get().token ? to : null;
}
