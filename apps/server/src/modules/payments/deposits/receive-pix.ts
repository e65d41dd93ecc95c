import { houseAccounts, post } from '@arara/ledger';
import { isForcedReturn, newRefundId, type ReceivedPix } from '@arara/pix';
import type { House } from '../../../house.ts';
import { record } from '../../../plugins/events.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { memberFacts } from '../../identity/index.ts';
import { addRollover, lockedBalances } from '../../wallet/index.ts';
import { type Deposit, type DepositReason, lockDepositOfCharge, noticeDeposit } from './deposit.ts';

/** What became of a received Pix. `known`: it had been dealt with before. */
export type Reception = 'credited' | 'refunding' | 'unmatched' | 'known';

/**
 * Deals once with a Pix that the institution itself confirmed: credits the deposit it pays, or sends it back.
 * A late payment of an expired code is credited; another payer, another amount, a second payment, a cancelled code
 * or a member who may not deposit gets a refund. What matches no deposit waits for staff.
 */
export async function receivePix(house: House, pix: ReceivedPix): Promise<Reception> {
  return inTransaction(house.db, async (tx) => {
    const deposit = pix.txid === null ? null : await lockDepositOfCharge(tx, pix.txid);
    const refusal = deposit ? await refusalOf(tx, deposit, pix) : null;
    const state = deposit === null ? 'unmatched' : refusal ? 'refunding' : 'credited';
    const refundingAt = state === 'refunding' ? house.clock.now() : null;
    const isNew = await recordPix(tx, pix, deposit, { state, reason: refusal ?? '', refundingAt });
    if (!isNew) return 'known';
    if (deposit === null) {
      house.log.warn({ endToEndId: pix.endToEndId }, 'a Pix that pays no deposit');
      return 'unmatched';
    }
    if (refusal) await sendBack(tx, house, deposit, pix, refusal);
    else await credit(tx, house, deposit);
    return state;
  });
}

/** Why a payment cannot be credited, or null. */
async function refusalOf(tx: Queryable, deposit: Deposit, pix: ReceivedPix): Promise<DepositReason | null> {
  const holder = await memberFacts(tx, deposit.member_id);
  if (['credited', 'refunding', 'refunded'].includes(deposit.state)) return 'paid_twice';
  if (deposit.state === 'cancelled') return 'cancelled_before';
  if (pix.payer?.document !== holder.cpf) return 'payer_differs';
  if (pix.amountCents - givenBack(pix) !== deposit.amount_cents) return 'amount_differs';
  if (holder.status !== 'active' || holder.isDemo) return 'member_blocked';
  // The member has paused or tightened a limit since the code was made, or pays an old one on top of others.
  const { rows } = await tx.query<{ refusal: 'play_paused' | 'limit_reached' | null }>(
    'select protection_refuses_credit($1, $2, $3) as refusal',
    [deposit.member_id, deposit.id, deposit.amount_cents],
  );
  return rows[0]?.refusal ?? null;
}

/** What went back of a Pix without being forced to: it is no longer here. A forced return is booked against the credit. */
function givenBack(pix: ReceivedPix): bigint {
  const returns = pix.refunds.filter(
    (refund) => !isForcedReturn(refund) && refund.status !== 'NAO_REALIZADO',
  );
  return returns.reduce((sum, refund) => sum + refund.amountCents, 0n);
}

async function recordPix(
  tx: Queryable,
  pix: ReceivedPix,
  deposit: Deposit | null,
  {
    state,
    reason,
    refundingAt,
  }: { state: 'credited' | 'refunding' | 'unmatched'; reason: string; refundingAt: Date | null },
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into pix_received (end_to_end_id, txid, deposit_id, amount_cents, payer_document, received_at, state, refund_id, reason, refunding_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (end_to_end_id) do nothing`,
    [
      pix.endToEndId,
      pix.txid,
      deposit?.id ?? null,
      pix.amountCents,
      pix.payer?.document ?? null,
      pix.receivedAt,
      state,
      state === 'refunding' ? newRefundId() : null,
      reason,
      refundingAt,
    ],
  );
  return inserted.rowCount === 1;
}

async function credit(tx: Queryable, house: House, deposit: Deposit): Promise<void> {
  const balances = await lockedBalances(tx, deposit.member_id);
  await post(tx, {
    from: houseAccounts.psp,
    to: balances.wallets.cash.accountId,
    amountCents: deposit.amount_cents,
    kind: 'deposit',
    reference: deposit.id,
  });
  // Money that is paid in has to be played once before it may leave (against money laundering).
  await addRollover(tx, {
    memberId: deposit.member_id,
    cause: 'deposit',
    reference: deposit.id,
    baseCents: deposit.amount_cents,
    times: 1,
  });
  const changed = await tx.query(
    `update deposit set state = 'credited', credited_at = $2, reason = ''
      where id = $1 and state in ('created', 'waiting', 'paid', 'expired')`,
    [deposit.id, house.clock.now()],
  );
  if (changed.rowCount !== 1) throw new Error(`deposit ${deposit.id} changed while it was locked`);
  await record(tx, 'deposit.credited', {
    depositId: deposit.id,
    memberId: deposit.member_id,
    amountCents: String(deposit.amount_cents),
  });
  await noticeDeposit(tx, house, deposit, 'credited');
  await house.notices.send(tx, { type: 'member', memberId: deposit.member_id, topic: 'balance', data: {} });
}

async function sendBack(
  tx: Queryable,
  house: House,
  deposit: Deposit,
  pix: ReceivedPix,
  reason: DepositReason,
): Promise<void> {
  if (reason !== 'paid_twice') {
    await tx.query(`update deposit set state = 'refunding', reason = $2 where id = $1`, [deposit.id, reason]);
    await noticeDeposit(tx, house, deposit, 'refunding');
  }
  await house.jobs.add(
    tx,
    'pix-refund',
    { endToEndId: pix.endToEndId },
    { jobKey: `pix-refund:${pix.endToEndId}` },
  );
}
