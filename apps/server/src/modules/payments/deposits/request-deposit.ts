import type { DataOf, InputOf, payments } from '@arara/contract';
import { newTxid } from '@arara/pix';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { requestHash } from '../../../plugins/idempotency.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { accountHolder } from '../account-holder.ts';
import { amountWithin, findMethod } from '../methods.ts';
import { newOrderNumber } from '../order-number.ts';
import { assertDepositAllowed } from './assert-deposit-allowed.ts';
import { type Deposit, depositColumns, presentDeposit } from './deposit.ts';
import { chargeSeconds, giveUpCharge, openCharge } from './open-charge.ts';

/** Codes a member may have waiting at once. */
const waitingMax = 5;

/**
 * Opens a Pix charge for a deposit: the deposit is written first, then the institution is asked, then the code is kept.
 * A repeated key continues where the first request stopped, under the same txid.
 */
export async function requestDeposit(
  house: House,
  input: InputOf<typeof payments.rechargeOnline>,
  caller: MemberCaller,
): Promise<DataOf<typeof payments.rechargeOnline>> {
  const method = await findMethod(house.db, { direction: 'deposit', id: input.payment_id });
  const amountCents = amountWithin(method, input.money);
  const holder = await accountHolder(house.db, caller.member.memberId);
  if (!holder.isActive) throw new AppError('member_frozen');
  const deposit = await createDeposit(house, input, caller, { methodId: method.id, amountCents });
  return presentDeposit(await withCode(house, deposit, caller), house, caller.lang);
}

/** The deposit with its code; fails with `payment_unavailable` when the institution gave none. */
async function withCode(house: House, deposit: Deposit, caller: MemberCaller): Promise<Deposit> {
  if (deposit.state !== 'created') return unlessFailed(deposit);
  const opening = await openCharge(house, deposit);
  if (opening.kind === 'settled') return unlessFailed(opening.deposit);
  // Without a key nobody can come back to this deposit; it must not stand in the way of the next one.
  if (caller.idempotencyKey === null) await giveUpCharge(house, deposit);
  throw new AppError('payment_unavailable');
}

function unlessFailed(deposit: Deposit): Deposit {
  if (deposit.reason === 'charge_failed') throw new AppError('payment_unavailable');
  return deposit;
}

async function createDeposit(
  house: House,
  input: InputOf<typeof payments.rechargeOnline>,
  caller: MemberCaller,
  { methodId, amountCents }: { methodId: string; amountCents: bigint },
): Promise<Deposit> {
  const { memberId } = caller.member;
  const hash = requestHash([methodId, amountCents, input.payment_desc ?? '']);
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    // One member's requests in turn, so that the count below holds.
    await tx.query('select 1 from member_play where member_id = $1 for update', [memberId]);
    const prior = await tx.query<Deposit>(
      `select ${depositColumns} from deposit where member_id = $1 and idempotency_key = $2`,
      [memberId, caller.idempotencyKey],
    );
    if (prior.rows[0]) {
      if (prior.rows[0].request_hash !== hash) throw new AppError('idempotency_conflict');
      return prior.rows[0];
    }
    await assertDepositAllowed(tx, house, memberId, amountCents);
    const waiting = await tx.query(
      `select 1 from deposit where member_id = $1 and state in ('created', 'waiting') and expires_at > $2`,
      [memberId, now],
    );
    if ((waiting.rowCount ?? 0) >= waitingMax)
      throw new AppError('too_many_pending', null, { max: waitingMax });
    const { rows } = await tx.query<Deposit>(
      `insert into deposit (order_number, member_id, method_id, amount_cents, txid, payment_desc, idempotency_key,
         request_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${depositColumns}`,
      [
        newOrderNumber('D', now),
        memberId,
        methodId,
        amountCents,
        newTxid(),
        input.payment_desc ?? '',
        caller.idempotencyKey,
        hash,
        now,
        new Date(now.getTime() + chargeSeconds * 1000),
      ],
    );
    const [deposit] = rows;
    if (!deposit) throw new Error('the new deposit is gone');
    return deposit;
  });
}
