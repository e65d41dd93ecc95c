import { payoutIdOf } from '@arara/pix';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { holdsOf } from './hold-withdrawal.ts';
import { releaseFunds } from './release.ts';
import { changedMeanwhile, lockWithdrawal, noticeWithdrawal, type Withdrawal } from './withdrawal.ts';

/**
 * Which of some withdrawals need the approval of two people: by what their member has asked for in the 24 hours up to them, so that a large
 * one in parts does not pass one person's hands alone. What came back does not count, nor what two people have let go.
 */
export async function needSecondPerson(
  db: Queryable,
  house: House,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select w.id from withdrawal w
      where w.id = any($1) and $2 <= w.amount_cents + (
        select coalesce(sum(o.amount_cents), 0) from withdrawal o
         where o.member_id = w.member_id and o.created_at > w.created_at - interval '24 hours'
           and (o.created_at, o.id) < (w.created_at, w.id) and o.state not in ('rejected', 'cancelled', 'failed')
           and o.second_reviewer = '')`,
    [ids, BigInt(house.env.SECOND_PERSON_FROM) * 100n],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Approves a withdrawal as a member of staff: at once, or as the first of two. The second must be another person, and what
 * is set aside must be released first. `seen` is the state that the reviewer looked at: whoever means to give the first
 * approval never gives the second, which pays.
 * An approved one is given the id it will be paid under, always the same one, and queued for payment. Runs in the caller's transaction.
 * Fails with `withdrawal_unknown`, `same_reviewer`, `state_changed` and `withdrawal_on_hold`.
 */
export async function approveWithdrawal(
  tx: pg.PoolClient,
  house: House,
  id: string,
  reviewer: string,
  seen: 'submitted' | 'second_review',
): Promise<Withdrawal> {
  const row = await lockWithdrawal(tx, id);
  if (!row) throw new AppError('withdrawal_unknown');
  const isFirstOfTwo = row.state === 'submitted' && (await needSecondPerson(tx, house, [id])).has(id);
  if (row.state === 'second_review' && row.first_reviewer === reviewer) throw new AppError('same_reviewer');
  if (row.state !== seen) throw changedMeanwhile(row);
  if ((await holdsOf(tx, [id])).has(id)) throw new AppError('withdrawal_on_hold');
  if (isFirstOfTwo) {
    await tx.query(`update withdrawal set state = 'second_review', first_reviewer = $2 where id = $1`, [
      id,
      reviewer,
    ]);
  } else {
    const column = row.state === 'second_review' ? 'second_reviewer' : 'first_reviewer';
    await tx.query(
      `update withdrawal set state = 'approved', ${column} = $2, reviewed_at = $3, payout_id = $4 where id = $1`,
      [id, reviewer, house.clock.now(), payoutIdOf(id)],
    );
    await house.jobs.add(tx, 'payout-send', { withdrawalId: id }, { jobKey: `payout-send:${id}` });
  }
  return reread(tx, house, id);
}

/** Who gave the first of two approvals of a withdrawal that waits for the second; null when it does not. */
export async function firstApprovalOf(tx: Queryable, id: string): Promise<string | null> {
  const row = await lockWithdrawal(tx, id);
  return row?.state === 'second_review' ? row.first_reviewer : null;
}

/** A first approval counts no more: the withdrawal waits for two again. */
export async function dropFirstApproval(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update withdrawal set state = 'submitted', first_reviewer = '' where id = $1 and state = 'second_review'`,
    [id],
  );
}

/** Rejects a withdrawal with a reason for the member; its funds come back. Runs in the caller's transaction. */
export async function rejectWithdrawal(
  tx: pg.PoolClient,
  house: House,
  id: string,
  reviewer: string,
  reason: string,
): Promise<Withdrawal> {
  const row = await lockWithdrawal(tx, id);
  if (!row) throw new AppError('withdrawal_unknown');
  if (row.state !== 'submitted' && row.state !== 'second_review') throw changedMeanwhile(row);
  const column = row.state === 'second_review' ? 'second_reviewer' : 'first_reviewer';
  await tx.query(
    `update withdrawal set state = 'rejected', reason = $3, ${column} = $2, reviewed_at = $4 where id = $1`,
    [id, reviewer, reason, house.clock.now()],
  );
  await releaseFunds(tx, house, row, 'rejected');
  return reread(tx, house, id);
}

async function reread(tx: pg.PoolClient, house: House, id: string): Promise<Withdrawal> {
  const row = await lockWithdrawal(tx, id);
  if (!row) throw new Error(`withdrawal ${id} is gone`);
  if (row.state !== 'rejected') await noticeWithdrawal(tx, house, row, row.state);
  return row;
}
