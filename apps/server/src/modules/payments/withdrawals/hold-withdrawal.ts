import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { clearDisputes } from './disputed.ts';
import { changedMeanwhile, lockWithdrawal, type Withdrawal } from './withdrawal.ts';

export interface Hold {
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
  /** The order number of the deposit that is disputed, where the house itself set it aside: there is no reason then, and nobody. */
  readonly disputedDeposit: string;
}

/**
 * Sets a withdrawal aside, in the caller's transaction: nobody approves it before it is released. Fails with
 * `withdrawal_unknown`, and with `state_changed` when it no longer waits for a person or is set aside already.
 */
export async function holdWithdrawal(
  tx: Queryable,
  id: string,
  { reason, staffId, at }: { reason: string; staffId: string; at: Date },
): Promise<Withdrawal> {
  const row = await waitingWithdrawal(tx, id);
  const { rowCount } = await tx.query(
    `insert into withdrawal_hold (withdrawal_id, reason, staff_id, at) values ($1, $2, $3, $4) on conflict do nothing`,
    [id, reason, staffId, at],
  );
  if (rowCount !== 1) {
    const hold = (await holdsOf(tx, [id])).get(id);
    throw new AppError('state_changed', { state: 'held', edited_by: hold?.by ?? '' });
  }
  return row;
}

/**
 * Puts it back among those that can be approved. Of a dispute it was set aside for, somebody has seen now what there is to see: other
 * withdrawals of the member that are asked for from now on do not wait for it. Fails as `holdWithdrawal` does.
 */
export async function releaseWithdrawal(tx: Queryable, id: string, at: Date): Promise<Withdrawal> {
  const row = await waitingWithdrawal(tx, id);
  const { rows } = await tx.query<{ is_disputed: boolean }>(
    'delete from withdrawal_hold where withdrawal_id = $1 returning disputed_pix is not null as is_disputed',
    [id],
  );
  const [hold] = rows;
  if (!hold) throw new AppError('state_changed', { state: row.state, edited_by: '' });
  if (hold.is_disputed) await clearDisputes(tx, { memberId: row.member_id, at });
  return { ...row, is_disputed: false };
}

async function waitingWithdrawal(tx: Queryable, id: string): Promise<Withdrawal> {
  const row = await lockWithdrawal(tx, id);
  if (!row) throw new AppError('withdrawal_unknown');
  if (row.state !== 'submitted' && row.state !== 'second_review') throw changedMeanwhile(row);
  return row;
}

/** Which of some withdrawals are set aside, why and by whom. */
export async function holdsOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Hold>> {
  const { rows } = await db.query<Hold & { withdrawal_id: string }>(
    `select h.withdrawal_id, h.reason, coalesce(s.email, '') as by, h.at, coalesce(d.order_number, '') as "disputedDeposit"
       from withdrawal_hold h left join staff s on s.id = h.staff_id
       left join pix_received p on p.end_to_end_id = h.disputed_pix left join deposit d on d.id = p.deposit_id
      where h.withdrawal_id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ withdrawal_id: id, ...hold }) => [id, hold]));
}
