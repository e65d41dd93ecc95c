import { session } from '../../lib/session-store.ts';

/** How long one check of the login password opens the sensitive steps. */
const openMs = 10 * 60_000;

let verifiedMs = 0;
let pendingStep: 'add_account' | null = null;

// The next to log in has given no password yet, and wants nothing of what the one before was about to do.
session.subscribe(() => {
  if (session.get().token !== null) return;
  verifiedMs = 0;
  pendingStep = null;
});

/** True for ten minutes after the member has given the login password on this page. */
export function isVerified(nowMs = Date.now()): boolean {
  return verifiedMs > 0 && nowMs - verifiedMs < openMs;
}

export function markVerified(nowMs = Date.now()): void {
  verifiedMs = nowMs;
}

/** Remembers what the member was about to do, so that it goes on by itself after the check. */
export function askVerification(step: 'add_account'): void {
  pendingStep = step;
}

/** The step to go on with, once, and only after the check. */
export function takePendingStep(nowMs = Date.now()): 'add_account' | null {
  const step = isVerified(nowMs) ? pendingStep : null;
  pendingStep = null;
  return step;
}
