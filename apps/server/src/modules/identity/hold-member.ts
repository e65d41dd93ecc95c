import { AppError } from '../../plugins/app-error.ts';
import type { MemberSession } from '../../plugins/caller.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** Holds a member until the transaction ends: logins, changes of what protects the account and ends of sessions take turns. */
export async function holdMember(tx: Queryable, memberId: string): Promise<void> {
  await tx.query('select from member where id = $1 for no key update', [memberId]);
}

/**
 * Holds the member and looks once more whether the session is open: what was asked for before a new password ended it must not
 * outlive it. Fails with `force_offline`.
 */
export async function holdOpenSession(tx: Queryable, { memberId, sessionId }: MemberSession): Promise<void> {
  await holdMember(tx, memberId);
  const { rowCount } = await tx.query('select from session where id = $1 and ended_at is null', [sessionId]);
  if (rowCount !== 1) throw new AppError('force_offline');
}
