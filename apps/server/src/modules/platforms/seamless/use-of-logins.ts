import type { House } from '../../../house.ts';
import { inBatches } from '../../../plugins/in-batches.ts';
import { touchSessions } from '../../identity/index.ts';
import { loginsOf } from './sessions.ts';

const everyMs = 60_000;
const gatheringMs = 500;
/** Beyond it all are forgotten, and noted once more than needed. */
const keptMax = 100_000;

/**
 * Who plays on a platform uses the login the game was opened with, though no call of the site says so: a bet keeps it from being
 * idle, noted once a minute for all who play. Nobody waits for it.
 */
export function useOfLogins(house: Pick<House, 'db' | 'clock' | 'log'>): (sessionHash: string) => void {
  const notedAt = new Map<string, number>();
  const note = inBatches(async (hashes) => {
    await touchSessions(house.db, await loginsOf(house.db, hashes), house.clock.now());
    return new Map<string, never>();
  }, gatheringMs);
  return (sessionHash) => {
    const now = house.clock.now().getTime();
    if (now - (notedAt.get(sessionHash) ?? 0) < everyMs) return;
    if (notedAt.size >= keptMax) notedAt.clear();
    notedAt.set(sessionHash, now);
    note(sessionHash).catch((error: unknown) => {
      notedAt.delete(sessionHash);
      house.log.warn({ err: error }, 'the use of logins could not be noted');
    });
  };
}
