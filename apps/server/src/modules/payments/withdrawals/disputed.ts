import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { noticeWithdrawal, type Withdrawal, withdrawalColumns } from './withdrawal.ts';

/**
 * Stops what a member has asked to be paid, in the caller's transaction: what was approved and has not left waits for a person again,
 * under no payout id. Takes the withdrawals' rows, so it comes before the gate to the member's money.
 */
export async function stopApproved(tx: Queryable, house: House, memberId: string): Promise<void> {
  await tx.query(
    `select 1 from withdrawal where member_id = $1 and state in ('submitted', 'second_review', 'approved')
      order by id for update`,
    [memberId],
  );
  const { rows } = await tx.query<Withdrawal>(
    // Before anything leaves it is on its way (`paying`): of these the institution knows nothing.
    `update withdrawal set state = 'submitted', first_reviewer = '', second_reviewer = '', reviewed_at = null, payout_id = null
      where member_id = $1 and state = 'approved' returning ${withdrawalColumns}`,
    [memberId],
  );
  for (const row of rows) await noticeWithdrawal(tx, house, row, row.state);
}

/**
 * Sets aside what waits for a person while a return of one of the member's deposits has not been cleared. Asked behind the gate to the
 * member's money by those who hear of a return and by those who submit a withdrawal: whoever comes second sees what the first wrote.
 */
export async function holdDisputed(tx: Queryable, memberId: string, at: Date): Promise<void> {
  await tx.query(
    `insert into withdrawal_hold (withdrawal_id, reason, disputed_pix, at)
     select w.id, '', d.end_to_end_id, $2
       from (select end_to_end_id from pix_dispute where member_id = $1 and cleared_at is null
              order by seen_at desc limit 1) d
       join withdrawal w on w.member_id = $1 and w.state in ('submitted', 'second_review')
     on conflict do nothing`,
    [memberId, at],
  );
}

interface Dispute {
  readonly endToEndId: string;
  readonly returnId: string;
  readonly memberId: string;
}

/** Remembers a return that is under way; gives false when it is known already. */
export async function openDispute(tx: Queryable, dispute: Dispute): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into pix_dispute (end_to_end_id, return_id, member_id) values ($1, $2, $3) on conflict do nothing`,
    [dispute.endToEndId, dispute.returnId, dispute.memberId],
  );
  return rowCount === 1;
}

/** Remembers a return that was booked: what was cleared while it was under way is open again. */
export async function reopenDispute(tx: Queryable, dispute: Dispute): Promise<void> {
  await tx.query(
    `insert into pix_dispute (end_to_end_id, return_id, member_id) values ($1, $2, $3)
     on conflict (end_to_end_id, return_id) do update set seen_at = house_now(), cleared_at = null`,
    [dispute.endToEndId, dispute.returnId, dispute.memberId],
  );
}

/** A person has looked, or the institution gave the return up: withdrawals to come wait for it no more. */
export async function clearDisputes(
  tx: Queryable,
  { memberId, returnId, at }: { memberId: string; returnId?: string; at: Date },
): Promise<void> {
  await tx.query(
    `update pix_dispute set cleared_at = $3
      where member_id = $1 and cleared_at is null and coalesce(return_id = $2, true)`,
    [memberId, returnId ?? null, at],
  );
}
