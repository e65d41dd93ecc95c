import type { Queryable } from '../../../plugins/transaction.ts';
import { endOfDay } from './end-of-day.ts';

const waitMs = 200;
const triesMax = 150;

/**
 * Waits until the rounds of a day stand in play_day: their listener may be behind. Throws after half a minute, and the
 * day is tried again later.
 */
export async function playIsCounted(db: Queryable, day: string): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { rowCount } = await db.query(
      `select 1 from outbox_cursor c join outbox o on o.topic = c.topic and (o.xid, o.id) > (c.xid, c.id)
        where c.listener = 'play-days' and o.created_at < $1 limit 1`,
      [endOfDay(day)],
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw new Error(`play of ${day} is not counted yet`);
}
