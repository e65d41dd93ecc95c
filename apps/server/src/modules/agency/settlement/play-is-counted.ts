import { haveHeardUntil } from '../../../plugins/have-heard.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { playDays } from '../../games/index.ts';
import { endOfDay } from './end-of-day.ts';

const waitMs = 200;
const triesMax = 150;

/**
 * Waits until the rounds of a day stand in play_day: their listener may be behind. Throws after half a minute, and the
 * day is tried again later.
 */
export async function playIsCounted(db: Queryable, day: string): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (await haveHeardUntil(db, [playDays], endOfDay(day))) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw new Error(`play of ${day} is not counted yet`);
}
