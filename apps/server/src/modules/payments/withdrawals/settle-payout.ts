import { houseAccounts, post } from '@arara/ledger';
import type { Payout } from '@arara/pix';
import type { House } from '../../../house.ts';
import { record } from '../../../plugins/events.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { releaseFunds } from './release.ts';
import { lockWithdrawal, noticeWithdrawal, type Withdrawal, withdrawalColumns } from './withdrawal.ts';

/**
 * Books what the institution said of a payout. Paid: the held funds leave, the fee is the house's. Not paid: they come
 * back to the member, also when the institution first said paid and then returned it. Each happens once. Paid after it came
 * back moves nothing: it is told as an event, once, for staff to decide.
 */
export async function settlePayout(
  house: House,
  withdrawalId: string,
  payout: Pick<Payout, 'status' | 'endToEndId' | 'reason'>,
): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    const row = await lockWithdrawal(tx, withdrawalId);
    if (!row) throw new Error(`withdrawal ${withdrawalId} is gone`);
    if (payout.status === 'REALIZADO' && row.state === 'paying') {
      await bookPaid(tx, row);
      await tx.query(`update withdrawal set state = 'paid', paid_at = $2, end_to_end_id = $3 where id = $1`, [
        row.id,
        house.clock.now(),
        payout.endToEndId,
      ]);
      await record(tx, 'withdrawal.paid', {
        withdrawalId: row.id,
        memberId: row.member_id,
        amountCents: String(row.amount_cents),
        feeCents: String(row.fee_cents),
      });
      await noticeWithdrawal(tx, house, row, 'paid');
    } else if (payout.status === 'NAO_REALIZADO' && (row.state === 'paying' || row.state === 'paid')) {
      await tx.query(`update withdrawal set state = 'failed', reason = $2 where id = $1`, [
        row.id,
        payout.reason ?? '',
      ]);
      if (row.state === 'paying') await releaseFunds(tx, house, row, 'failed');
      else await bookReturned(tx, house, row);
    } else if (payout.status === 'REALIZADO' && row.state === 'failed') {
      await contradict(tx, house, row, payout.endToEndId);
    }
  });
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
    await releaseFunds(tx, house, rows[0], 'failed');
    return true;
  });
}

/** Tells, once, that the institution has paid what the member has back already. */
async function contradict(
  tx: Queryable,
  house: House,
  row: Withdrawal,
  endToEndId: string | null,
): Promise<void> {
  const { rowCount } = await tx.query(
    'update withdrawal set contradicted_at = $2 where id = $1 and contradicted_at is null',
    [row.id, house.clock.now()],
  );
  if (rowCount !== 1) return;
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
