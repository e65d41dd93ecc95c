import { setTimeout as rest } from 'node:timers/promises';
import type { House } from '../../../house.ts';
import { pruneSeamlessSessions } from './sessions.ts';

/** A round that is over waits so long for what may still be taken back, then it counts as play. */
const graceMs = 20_000;
/** A round of which nothing more is heard counts after so long. */
const silenceMs = 24 * 3_600_000;
/** The job begins each minute, and is to be done by then. */
const passMs = 45_000;
/** Their members' money stands still meanwhile, for some milliseconds. */
const roundsMax = 40;

/** Counts rounds of platforms that are over: from then on they are play like any other, told as `rounds.settled`. */
export function countingSeamlessRounds(): (house: House) => Promise<void> {
  // How long the steps of the last time took, without rests: as much is expected of the next.
  let lastBusyMs = 0;
  return async (house) => {
    const now = house.clock.now().getTime();
    const [finished, silent] = [new Date(now - graceMs), new Date(now - silenceMs)];
    const rests = restsOf(lastBusyMs);
    let busyMs = 0;
    let after: string | null = null;
    for (;;) {
      const begunAt = performance.now();
      after = await countAfter(house, finished, silent, after);
      const tookMs = performance.now() - begunAt;
      busyMs += tookMs;
      if (after === null) break;
      await rest(tookMs * rests);
    }
    lastBusyMs = busyMs;
    await pruneSeamlessSessions(house.db);
  };
}

/**
 * How many times as long as a step takes it rests before the next one. Players come first, so that it rests at least as long as it
 * works, and what there is to do within a minute is not done in its first seconds.
 */
export const restsOf = (expectedMs: number): number =>
  Math.min(9, Math.max(1, passMs / Math.max(expectedMs, 1) - 1));

/** Counts those of some members; gives the member to go on after, or null when nobody is left. */
async function countAfter(
  house: House,
  finished: Date,
  silent: Date,
  after: string | null,
): Promise<string | null> {
  const { rows } = await house.db.query<{ up_to: string | null }>(
    'select up_to from seamless_count($1, $2, $3, $4)',
    [finished, silent, roundsMax, after],
  );
  return rows[0]?.up_to ?? null;
}
