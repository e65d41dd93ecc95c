import { session } from '../../lib/session-store.ts';
import { useKeptUntil } from '../../lib/use-kept-until.ts';

interface Sent {
  readonly to: string;
  /** The login it was asked for with: it is no other member's. */
  readonly token: string | null;
}

/** Where a code was sent that still serves. Nothing is kept but the address, so who wants another code gives their password again. */
export function useSentTo(kind: 'email' | 'phone') {
  const sent = useKeptUntil<Sent>(`code_sent_${kind}`);
  const isOwn = sent.value?.token === session.get().token;
  return {
    to: isOwn ? (sent.value?.to ?? null) : null,
    keep: (to: string, expiresAt: string) => sent.keep({ to, token: session.get().token }, expiresAt),
    forget: sent.forget,
  };
}
