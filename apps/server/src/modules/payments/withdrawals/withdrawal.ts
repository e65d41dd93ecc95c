import type { DataOf, payments } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type Destination, maskDestination } from './destination.ts';

type Shown = DataOf<typeof payments.drawingGet>;
export type WithdrawalState = Shown['state'];

export interface Withdrawal {
  readonly id: string;
  readonly order_number: string;
  readonly member_id: string;
  readonly amount_cents: bigint;
  readonly fee_cents: bigint;
  readonly state: WithdrawalState;
  readonly holder_name: string;
  readonly key_kind: Destination['kind'];
  readonly key_value: string;
  readonly bank: string;
  readonly branch: string;
  readonly account_type: Destination['accountType'];
  readonly member_remark: string;
  readonly reason: string;
  readonly first_reviewer: string;
  readonly second_reviewer: string;
  readonly payout_id: string | null;
  readonly created_at: Date;
  readonly reviewed_at: Date | null;
  readonly paid_at: Date | null;
  /** Since when it is on its way; null for what was sent before that was kept. */
  readonly paying_at: Date | null;
  /** When two people declared how it ended, until the institution says the same. */
  readonly declared_at: Date | null;
  /** Set aside because a deposit of the member is being, or was, taken back by its payer's institution. */
  readonly is_disputed: boolean;
}

export const withdrawalColumns = `id, order_number, member_id, amount_cents, fee_cents, state, holder_name, key_kind,
  key_value, bank, branch, account_type, member_remark, reason, first_reviewer, second_reviewer, payout_id, created_at,
  reviewed_at, paid_at, paying_at, declared_at, exists (
    select from withdrawal_hold h where h.withdrawal_id = withdrawal.id and h.disputed_pix is not null) as is_disputed`;

/** A withdrawal should be paid this long after it was submitted (Portaria SPA/MF 615). */
export const payWithinMs = 120 * 60_000;

/** One withdrawal of a member, or null. */
export async function findWithdrawal(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<Withdrawal | null> {
  const { rows } = await db.query<Withdrawal>(
    `select ${withdrawalColumns} from withdrawal where id = $1 and member_id = $2`,
    [id, memberId],
  );
  return rows[0] ?? null;
}

/** One withdrawal, locked until the transaction ends, or null. */
export async function lockWithdrawal(tx: Queryable, id: string): Promise<Withdrawal | null> {
  const { rows } = await tx.query<Withdrawal>(
    `select ${withdrawalColumns} from withdrawal where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** It is no longer what a member of staff decided about: the failure says where it stands, and who of the staff made it so. */
export function changedMeanwhile(row: Withdrawal): AppError {
  // A member cancels, and the bank fails, without any of them.
  const isOfStaff = row.state !== 'cancelled' && row.state !== 'failed';
  const email = isOfStaff ? row.second_reviewer || row.first_reviewer : '';
  return new AppError('state_changed', { state: row.state, edited_by: email });
}

/** A withdrawal by the wire's names, its destination masked. */
export function presentWithdrawal(row: Withdrawal): Shown {
  return {
    id: row.id,
    order_number: row.order_number,
    state: row.state,
    is_reviewed: !['submitted', 'second_review', 'cancelled'].includes(row.state),
    money: formatAmount(row.amount_cents),
    fee: formatAmount(row.fee_cents),
    money_received: formatAmount(row.amount_cents - row.fee_cents),
    payment_type: row.key_kind,
    destination: maskDestination(destinationOf(row)),
    member_remark: row.member_remark,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    due_at: new Date(row.created_at.getTime() + payWithinMs).toISOString(),
    is_disputed: row.is_disputed && ['submitted', 'second_review'].includes(row.state),
  };
}

/** Where a withdrawal goes. */
export function destinationOf(row: Withdrawal): Destination {
  return {
    kind: row.key_kind,
    value: row.key_value,
    bank: row.bank,
    branch: row.branch,
    accountType: row.account_type,
  };
}

/** Tells the member's sockets that a withdrawal, and with it the balance, has changed. */
export async function noticeWithdrawal(
  tx: Queryable,
  house: House,
  row: { id: string; member_id: string },
  state: WithdrawalState,
): Promise<void> {
  const { member_id: memberId } = row;
  await house.notices.send(tx, {
    type: 'member',
    memberId,
    topic: 'withdrawal',
    data: { id: row.id, state },
  });
  await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
}
