import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/** So many messages of one member in so many seconds, in all rooms together. */
const messagesMax = 5;
const windowSeconds = 20;

/** Fails with `chat_too_fast`. The caller holds the author's row, so that messages sent at once are counted one by one. */
export async function assertPace(tx: Queryable, memberId: string): Promise<void> {
  const { rows } = await tx.query<{ seconds: number }>(
    `select ceil(extract(epoch from created_at - house_now()) + $2)::integer as seconds from chat_message
      where member_id = $1 and created_at > house_now() - make_interval(secs => $2)
      order by created_at desc offset $3 limit 1`,
    [memberId, windowSeconds, messagesMax - 1],
  );
  const [oldest] = rows;
  if (!oldest) return;
  const seconds = Math.max(1, oldest.seconds);
  throw new AppError('chat_too_fast', { seconds }, { seconds });
}
