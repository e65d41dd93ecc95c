import type { PlatformClient } from './client.ts';
import type { Outcome } from './outcome.ts';
import { type CallsSummary, RecentCalls } from './recent-calls.ts';

export interface BreakerOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many calls in a row without an answer open it. Default 8. */
  readonly failuresMax?: number;
  /** It stays open for this long, twice as long each time a try fails, at most a minute. Default 2 seconds. */
  readonly coolMs?: number;
  /** An answer has closed it again: what waited for the platform need not wait any longer. */
  readonly onClosed?: () => void;
}

/** `open`: nothing is sent. `trying`: one call is let through to see. */
export type BreakerState = 'closed' | 'open' | 'trying';

export interface Breaker extends PlatformClient {
  state(): BreakerState;
  /** How often it has opened, and how many calls it kept back. */
  counts(): { readonly opened: number; readonly keptBack: number };
  /** Of the last hundred calls that were made. */
  recent(): CallsSummary;
}

const coolMsMax = 60_000;

/**
 * A client that stops asking a platform that does not answer, so that nobody waits for a time-out in vain. A call that is
 * kept back ends as `unknown` with the reason `kept_back`: it was never sent.
 */
export function withBreaker(client: PlatformClient, options: BreakerOptions): Breaker {
  const { now, failuresMax = 8, coolMs = 2000, onClosed } = options;
  let failures = 0;
  let openUntil = 0;
  let cool = coolMs;
  let isTrying = false;
  let opened = 0;
  let keptBack = 0;
  const recent = new RecentCalls();

  const state = (): BreakerState => {
    if (failures < failuresMax) return 'closed';
    return isTrying || now() >= openUntil ? 'trying' : 'open';
  };
  const hear = (isAnswered: boolean, wasTry: boolean) => {
    if (isAnswered) {
      const wasClosed = failures < failuresMax;
      failures = 0;
      cool = coolMs;
      if (!wasClosed) onClosed?.();
      return;
    }
    failures += 1;
    // Calls that were under way when it opened say nothing new.
    if (failures !== failuresMax && !wasTry) return;
    openUntil = now() + cool;
    cool = Math.min(cool * 2, coolMsMax);
    opened += 1;
  };
  const guarded = async <Value>(ask: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const before = state();
    if (before === 'open' || (before === 'trying' && isTrying)) {
      keptBack += 1;
      return { kind: 'unknown', reason: 'kept_back', detail: 'the platform is not asked for a while' };
    }
    const isTry = before === 'trying';
    if (isTry) isTrying = true;
    const begun = performance.now();
    try {
      const outcome = await ask();
      recent.add(performance.now() - begun, outcome.kind !== 'unknown');
      hear(outcome.kind !== 'unknown', isTry);
      return outcome;
    } finally {
      if (isTry) isTrying = false;
    }
  };
  return {
    createPlayer: (player) => guarded(() => client.createPlayer(player)),
    launch: (launch) => guarded(() => client.launch(launch)),
    balance: (player) => guarded(() => client.balance(player)),
    transfer: (transfer) => guarded(() => client.transfer(transfer)),
    findTransfer: (reference) => guarded(() => client.findTransfer(reference)),
    games: (from) => guarded(() => client.games(from)),
    state,
    counts: () => ({ opened, keptBack }),
    recent: () => recent.summary(),
  };
}
