import { clockSkewMs, type SeamlessMessage, type Verifier } from './signing.ts';
import type { SeamlessError } from './wire.ts';

/** Why a request is not let in; null lets it in. A name that was let in is refused as long as its time would still do. */
export type Guard = (message: SeamlessMessage, signature: string) => SeamlessError | null;

/** Lets in what is signed well, of now, and here for the first time. */
export function createGuard(verify: Verifier, now: () => number): Guard {
  // Two stretches of time: what is in neither is too old to pass by its time.
  let since = now();
  let seen = new Set<string>();
  let before = new Set<string>();
  return (message, signature) => {
    const { time, request } = message;
    if (!/^\d{1,15}$/.test(time) || !/^[\w-]{8,64}$/.test(request)) return 'bad_request';
    if (!verify(message, signature)) return 'wrong_signature';
    const present = now();
    if (Math.abs(present - Number(time)) > clockSkewMs) return 'request_expired';
    const passed = present - since;
    if (passed > 2 * clockSkewMs || passed < 0) {
      before = passed > 4 * clockSkewMs ? new Set() : seen;
      seen = new Set();
      since = present;
    }
    if (seen.has(request) || before.has(request)) return 'request_repeated';
    seen.add(request);
    return null;
  };
}
