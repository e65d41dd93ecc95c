import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/** An account is in the hand of who made it, or gave it a role or a password, for this long. */
const inHandMs = 30 * 86_400_000;

/**
 * Of two people who decide together neither may have made the other, or given the other a role or a password, in the last
 * 30 days, directly or through accounts that came from the same hand: both might be one person. Fails with `same_hand`.
 */
export async function assertTwoHands(
  db: Queryable,
  [first, second]: readonly [string, string],
  now: Date,
): Promise<void> {
  const { rows } = await db.query(
    `with recursive hand (holder, account) as (
       select id, id from unnest($1::uuid[]) as id
       union
       select h.by, hand.account
         from hand join staff s on s.id = hand.holder
        cross join lateral (values (s.made_by, s.created_at), (s.handled_by, s.handled_at)) as h (by, at)
        where h.by is not null and h.at > $2)
     select from hand where holder = any($1) and holder <> account limit 1`,
    [[first, second], new Date(now.getTime() - inHandMs)],
  );
  if (rows.length > 0) throw new AppError('same_hand');
}
