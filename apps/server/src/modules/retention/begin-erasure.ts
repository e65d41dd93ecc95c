import type { ErasureObstacle } from '@arara/contract';
import type { House } from '../../house.ts';
import { inTransaction, type Queryable } from '../../plugins/transaction.ts';
import { standsAgainst } from '../account/index.ts';
import { lockedBalances } from '../wallet/index.ts';

/** Accounts whose time is over, and those that were begun when it was shorter; the first closed at the top, after a moment of closing. */
export async function dueMembers(house: House, after: Date, limit: number): Promise<DueMember[]> {
  const { rows } = await house.db.query<DueMember>(
    `select id, closed_at from member
      where status = 'closed' and erased_at is null and not is_demo and closed_at > $1
        and (closed_at <= $2::timestamptz - make_interval(years => $3) or erasing_at is not null)
      order by closed_at, id limit $4`,
    [after, house.clock.now(), house.env.RETAIN_YEARS, limit],
  );
  return rows;
}

export interface DueMember {
  readonly id: string;
  readonly closed_at: Date;
}

/**
 * Makes it certain that a closed account is erased, unless something stands against it: then gives what, and nothing has changed. From
 * here on it is neither opened again nor held. Null when it was opened or erased meanwhile.
 */
export async function beginErasure(house: House, memberId: string): Promise<ErasureObstacle[] | null> {
  return inTransaction(house.db, async (tx) => {
    // The gate to the member's money: nothing comes in between.
    await lockedBalances(tx, memberId);
    const member = await lockClosed(tx, memberId);
    if (member === null) return null;
    if (member.erasing_at !== null) return [];
    const against = await standsAgainst(tx, memberId);
    if (against.length === 0)
      await tx.query('update member set erasing_at = $2 where id = $1', [memberId, house.clock.now()]);
    return against;
  });
}

async function lockClosed(tx: Queryable, memberId: string): Promise<{ erasing_at: Date | null } | null> {
  const { rows } = await tx.query<{ erasing_at: Date | null }>(
    `select erasing_at from member where id = $1 and status = 'closed' and erased_at is null for update`,
    [memberId],
  );
  return rows[0] ?? null;
}
