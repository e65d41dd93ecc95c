import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** The room of everybody; a game's slug is the room of its table, and a shared table has one by its name. */
export const siteRoom = 'site';

/** The open topic that tells what happens in a room. */
export const topicOf = (room: string) => `chat:${room}` as const;

/** Fails with `chat_room_unknown` when there is no such room. */
export async function assertRoom(db: Queryable, room: string): Promise<void> {
  if (room === siteRoom) return;
  const { rowCount } = await db.query(
    'select 1 from game where slug = $1 union all select 1 from live_table where slug = $1',
    [room],
  );
  if (rowCount === 0) throw new AppError('chat_room_unknown');
}
