import { setTimeout as rest } from 'node:timers/promises';
import type { House } from '../../../house.ts';
import { pruneSeamlessSessions } from './sessions.ts';

/** A round that is over waits so long for what may still be taken back, then it counts as play. */
const graceMs = 20_000;
/** A round of which nothing more is heard counts after so long. */
const silenceMs = 24 * 3_600_000;
/** Their members' money stands still meanwhile, for some milliseconds. */
const roundsMax = 40;

/** Counts rounds of platforms that are over: from then on they are play like any other, told as `rounds.settled`. */
export async function countSeamlessRounds(house: House): Promise<void> {
  const now = house.clock.now().getTime();
  const [finished, silent] = [new Date(now - graceMs), new Date(now - silenceMs)];
  let after: string | null = null;
  for (;;) {
    const begunAt = performance.now();
    after = await countAfter(house, finished, silent, after);
    if (after === null) break;
    // Players come first: between two steps it rests for as long as one took.
    await rest(performance.now() - begunAt);
  }
  await pruneSeamlessSessions(house.db);
}

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
