import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';

/** Made-up tokens, counted by the address they come from: each would otherwise open a count of its own. */
export interface BadTokens {
  /** True while some address has shown too many: until then nobody's address needs to be looked at. */
  isWatching(): boolean;
  /** Fails with `too_many_requests` for an address that has shown too many this minute. */
  admit(ip: string): void;
  count(ip: string): void;
}

/** So many tokens that stand for nobody may come from one address in a minute. */
export const badTokensMax = 60;
const windowMs = 60_000;
/** More addresses than this are not told apart: the memory is bounded, and the oldest are let go. */
const addressesMax = 50_000;

export function openBadTokens(clock: Clock): BadTokens {
  const tries = new Map<string, number>();
  let startedAt = 0;
  let isAnyOver = false;
  const turn = () => {
    const now = clock.now().getTime();
    if (now - startedAt < windowMs && now >= startedAt) return;
    startedAt = now;
    isAnyOver = false;
    tries.clear();
  };
  return {
    isWatching: () => {
      if (isAnyOver) turn();
      return isAnyOver;
    },
    admit: (ip) => {
      if ((tries.get(ip) ?? 0) >= badTokensMax) throw new AppError('too_many_requests');
    },
    count: (ip) => {
      turn();
      const count = (tries.get(ip) ?? 0) + 1;
      tries.set(ip, count);
      if (count >= badTokensMax) isAnyOver = true;
      const oldest = tries.size > addressesMax ? tries.keys().next().value : undefined;
      if (oldest !== undefined) tries.delete(oldest);
    },
  };
}
