import type { House } from '../../../house.ts';
import { pruneSeamlessSessions } from './sessions.ts';

/** A round that is over waits so long for what may still be taken back, then it counts as play. */
const graceMs = 20_000;
/** A round of which nothing more is heard counts after so long. */
const silenceMs = 24 * 3_600_000;
/** Their members' money stands still meanwhile. */
const roundsMax = 250;

/** Counts rounds of platforms that are over: from then on they are play like any other, told as `rounds.settled`. */
export async function countSeamlessRounds(house: House): Promise<void> {
  const now = house.clock.now().getTime();
  let counted = roundsMax;
  while (counted >= roundsMax) {
    const { rows } = await house.db.query<{ counted: number }>(
      'select seamless_count($1, $2, $3) as counted',
      [new Date(now - graceMs), new Date(now - silenceMs), roundsMax],
    );
    counted = rows[0]?.counted ?? 0;
  }
  await pruneSeamlessSessions(house.db);
}
