import { houseAccounts, post } from '@arara/ledger';
import type { Payout } from '@arara/pix';
import type { House } from '../../../house.ts';
import { record } from '../../../plugins/events.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { releaseFunds } from './release.ts';
import { lockWithdrawal, noticeWithdrawal, type Withdrawal, withdrawalColumns } from './withdrawal.ts';

/** What the institution said of a payout. */
type Told = Pick<Payout, 'status' | 'endToEndId' | 'reason'>;

/**
 * Books what the institution said of a payout. Paid: the held funds leave, the fee is the house's. Not paid: they come
 * back to the member, also when the institution first said paid and then returned it. Each happens once. What is contrary to how it
 * ended here moves nothing: paid after it came back, or not paid after two people declared it paid. That is told as an event,
 * once, for staff to decide. What the institution knows has left, whatever is remembered of it here.
 */
export async function settlePayout(house: House, withdrawalId: string, payout: Told): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    const known = await lockWithdrawal(tx, withdrawalId);
    if (!known) throw new Error(`withdrawal ${withdrawalId} is gone`);
    const row = known.state === 'approved' ? await rememberSending(tx, house, known) : known;
    if (payout.status === 'REALIZADO') await hearPaid(tx, house, row, payout);
    else if (payout.status === 'NAO_REALIZADO') await hearNotPaid(tx, house, row, payout);
  });
}

/** It left in what a database that was brought back from a backup has forgotten: from here on it is on its way. */
async function rememberSending(tx: Queryable, house: House, row: Withdrawal): Promise<Withdrawal> {
  await tx.query(
    `update withdrawal set state = 'paying', paying_at = $2, payout_client = $3, payout_sends = 1 where id = $1`,
    [row.id, house.clock.now(), house.psp.clientMark],
  );
  await noticeWithdrawal(tx, house, row, 'paying');
  return { ...row, state: 'paying' };
}

async function hearPaid(tx: Queryable, house: House, row: Withdrawal, payout: Told): Promise<void> {
  if (row.state === 'paying') {
    await overtakeDeclaration(tx, house, row.id);
    await endAsPaid(tx, house, row, payout.endToEndId);
  } else if (row.state === 'paid' && row.declared_at !== null) {
    // It says what was declared: from here on a return is a return.
    await tx.query(
      `update withdrawal set declared_at = null, end_to_end_id = coalesce($2, end_to_end_id) where id = $1`,
      [row.id, payout.endToEndId],
    );
  } else if (row.state === 'failed') await contradict(tx, house, row, payout.endToEndId);
}

async function hearNotPaid(tx: Queryable, house: House, row: Withdrawal, payout: Told): Promise<void> {
  if (row.state === 'paying') {
    await overtakeDeclaration(tx, house, row.id);
    await endAsFailed(tx, house, row, payout.reason ?? '');
  } else if (row.state === 'paid' && row.declared_at !== null)
    await deny(tx, house, row, payout.reason ?? '');
  else if (row.state === 'paid') {
    await tx.query(`update withdrawal set state = 'failed', reason = $2 where id = $1`, [
      row.id,
      payout.reason ?? '',
    ]);
    await bookReturned(tx, house, row);
  } else if (row.state === 'failed')
    await tx.query('update withdrawal set declared_at = null where id = $1 and declared_at is not null', [
      row.id,
    ]);
}

/** A payout on its way has been paid, in the caller's transaction, which holds its row. */
export async function endAsPaid(
  tx: Queryable,
  house: House,
  row: Withdrawal,
  endToEndId: string | null,
): Promise<void> {
  await bookPaid(tx, row);
  await tx.query(`update withdrawal set state = 'paid', paid_at = $2, end_to_end_id = $3 where id = $1`, [
    row.id,
    house.clock.now(),
    endToEndId,
  ]);
  await record(tx, 'withdrawal.paid', {
    withdrawalId: row.id,
    memberId: row.member_id,
    amountCents: String(row.amount_cents),
    feeCents: String(row.fee_cents),
  });
  await noticeWithdrawal(tx, house, row, 'paid');
}

/** A payout on its way was not paid: its funds come back. In the caller's transaction, which holds its row. */
export async function endAsFailed(
  tx: Queryable,
  house: House,
  row: Withdrawal,
  reason: string,
): Promise<void> {
  await tx.query(`update withdrawal set state = 'failed', reason = $2 where id = $1`, [row.id, reason]);
  await releaseFunds(tx, house, row, 'failed');
}

/** The institution has told before two people declared it: there is nothing left to declare. */
async function overtakeDeclaration(tx: Queryable, house: House, withdrawalId: string): Promise<void> {
  await tx.query(
    `update staff_request set state = 'overtaken', decided_at = $2 where withdrawal_id = $1 and state = 'waiting'`,
    [withdrawalId, house.clock.now()],
  );
}

/**
 * Gives the funds of a payout back that was refused and that the institution knows nothing of. False, and nothing done, while
 * another sending may still land.
 */
export async function failRefused(house: House, withdrawalId: string, reason: string): Promise<boolean> {
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<Withdrawal>(
      `update withdrawal set state = 'failed', reason = $2 where id = $1 and state = 'paying' and payout_sends = 0
       returning ${withdrawalColumns}`,
      [withdrawalId, reason],
    );
    if (!rows[0]) return false;
    await overtakeDeclaration(tx, house, withdrawalId);
    await releaseFunds(tx, house, rows[0], 'failed');
    return true;
  });
}

/** Marks, once, that the institution says the contrary of how a payout ended here. False when that is known. */
async function isNewlyContradicted(tx: Queryable, house: House, { id }: Withdrawal): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update withdrawal set contradicted_at = $2 where id = $1 and contradicted_at is null',
    [id, house.clock.now()],
  );
  return rowCount === 1;
}

/** Tells, once, that the institution has paid what the member has back already. */
async function contradict(
  tx: Queryable,
  house: House,
  row: Withdrawal,
  endToEndId: string | null,
): Promise<void> {
  if (!(await isNewlyContradicted(tx, house, row))) return;
  house.log.error({ withdrawalId: row.id }, 'a payout that was booked as failed is said to be paid');
  await record(tx, 'withdrawal.paid_after_return', {
    withdrawalId: row.id,
    memberId: row.member_id,
    orderNumber: row.order_number,
    endToEndId: endToEndId ?? '',
    paidCents: String(row.amount_cents - row.fee_cents),
    returnedCents: String(row.amount_cents),
  });
}

/** Tells, once, that the institution has not paid what two people declared as paid. */
async function deny(tx: Queryable, house: House, row: Withdrawal, reason: string): Promise<void> {
  if (!(await isNewlyContradicted(tx, house, row))) return;
  house.log.error({ withdrawalId: row.id }, 'a payout that was declared as paid is said not to be');
  await record(tx, 'withdrawal.denied_after_declared', {
    withdrawalId: row.id,
    memberId: row.member_id,
    orderNumber: row.order_number,
    amountCents: String(row.amount_cents),
    reason,
  });
}

async function bookPaid(tx: Queryable, row: Withdrawal): Promise<void> {
  const { wallets } = await lockedBalances(tx, row.member_id);
  const held = wallets.held.accountId;
  await post(tx, {
    from: held,
    to: houseAccounts.psp,
    amountCents: row.amount_cents - row.fee_cents,
    kind: 'withdrawal_paid',
    reference: row.id,
  });
  if (row.fee_cents > 0n) {
    await post(tx, {
      from: held,
      to: houseAccounts.fees,
      amountCents: row.fee_cents,
      kind: 'withdrawal_fee',
      reference: row.id,
    });
  }
}

async function bookReturned(tx: Queryable, house: House, row: Withdrawal): Promise<void> {
  const { wallets } = await lockedBalances(tx, row.member_id);
  const cash = wallets.cash.accountId;
  await post(tx, {
    from: houseAccounts.psp,
    to: cash,
    amountCents: row.amount_cents - row.fee_cents,
    kind: 'withdrawal_returned',
    reference: row.id,
  });
  if (row.fee_cents > 0n) {
    await post(tx, {
      from: houseAccounts.fees,
      to: cash,
      amountCents: row.fee_cents,
      kind: 'withdrawal_fee_returned',
      reference: row.id,
    });
  }
  await noticeWithdrawal(tx, house, row, 'failed');
}
