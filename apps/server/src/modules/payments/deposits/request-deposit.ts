import type { DataOf, InputOf, payments } from '@arara/contract';
import { newTxid } from '@arara/pix';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { requestHash } from '../../../plugins/idempotency.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { type AccountHolder, accountHolder } from '../account-holder.ts';
import { amountWithin, findMethod } from '../methods.ts';
import { newOrderNumber } from '../order-number.ts';
import { type Deposit, depositColumns, noticeDeposit, presentDeposit } from './deposit.ts';

/** How long a code can be paid. */
const chargeSeconds = 900;
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
  if (deposit.state !== 'created') return presentDeposit(deposit, house, caller.lang);
  return presentDeposit(await openCharge(house, deposit, holder), house, caller.lang);
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

/** Asks the institution for the charge and keeps its code. A refusal ends the deposit; silence leaves it to be asked again. */
async function openCharge(house: House, deposit: Deposit, holder: AccountHolder): Promise<Deposit> {
  const outcome = await house.psp.client.createCharge({
    txid: deposit.txid,
    amountCents: deposit.amount_cents,
    expiresInSeconds: chargeSeconds,
    key: house.psp.key,
    debtor: { document: holder.cpf, name: holder.realname },
  });
  if (outcome.kind === 'unknown') throw new AppError('payment_unavailable');
  const change =
    outcome.kind === 'ok' && outcome.value.brCode
      ? { state: 'waiting' as const, code: outcome.value.brCode, reason: '' }
      : { state: 'cancelled' as const, code: '', reason: 'charge_failed' };
  const changed = await inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<Deposit>(
      `update deposit set state = $2, copy_and_paste = $3, reason = $4 where id = $1 and state = 'created'
       returning ${depositColumns}`,
      [deposit.id, change.state, change.code, change.reason],
    );
    const [after] = rows;
    if (after) await noticeDeposit(tx, house, after, after.state);
    return after;
  });
  // When another request with the same key was quicker, its word stands.
  const settled = changed ?? (await reread(house, deposit.id));
  if (settled.state === 'cancelled') throw new AppError('payment_unavailable');
  return settled;
}

async function reread(house: House, id: string): Promise<Deposit> {
  const { rows } = await house.db.query<Deposit>(`select ${depositColumns} from deposit where id = $1`, [id]);
  if (!rows[0]) throw new Error(`deposit ${id} is gone`);
  return rows[0];
}
