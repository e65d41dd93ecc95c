import type { DataOf, payments } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { type LanguageCode, phrase } from '@arara/phrases';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

export type DepositState = DataOf<typeof payments.rechargeGet>['state'];

/** Why a deposit ended otherwise than credited; each is a phrase `wallet.deposit_reason_*`. */
export type DepositReason =
  | ''
  | 'payer_differs'
  | 'amount_differs'
  | 'paid_twice'
  | 'cancelled_before'
  | 'member_blocked'
  | 'play_paused'
  | 'limit_reached'
  | 'charge_failed';

export interface Deposit {
  readonly id: string;
  readonly order_number: string;
  readonly member_id: string;
  readonly amount_cents: bigint;
  readonly state: DepositState;
  readonly txid: string;
  readonly copy_and_paste: string;
  readonly payment_desc: string;
  readonly reason: DepositReason;
  readonly request_hash: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly credited_at: Date | null;
}

export const depositColumns =
  'id, order_number, member_id, amount_cents, state, txid, copy_and_paste, payment_desc, reason, request_hash, created_at, expires_at, credited_at';

/** One deposit of a member, or null. */
export async function findDeposit(db: Queryable, memberId: string, id: string): Promise<Deposit | null> {
  const { rows } = await db.query<Deposit>(
    `select ${depositColumns} from deposit where id = $1 and member_id = $2`,
    [id, memberId],
  );
  return rows[0] ?? null;
}

/** The deposit of a charge, locked until the transaction ends, or null. */
export async function lockDepositOfCharge(tx: Queryable, txid: string): Promise<Deposit | null> {
  const { rows } = await tx.query<Deposit>(
    `select ${depositColumns} from deposit where txid = $1 for update`,
    [txid],
  );
  return rows[0] ?? null;
}

/** A deposit by the wire's names. The code is shown only while it can be paid. */
export function presentDeposit(
  deposit: Deposit,
  house: House,
  lang: LanguageCode,
): DataOf<typeof payments.rechargeGet> {
  const isPayable = deposit.state === 'waiting' && house.clock.now() < deposit.expires_at;
  return {
    id: deposit.id,
    order_number: deposit.order_number,
    state: deposit.state,
    money: formatAmount(deposit.amount_cents),
    payment_type: 'pix',
    payment_desc: deposit.payment_desc,
    txid: deposit.txid,
    copy_and_paste: isPayable ? deposit.copy_and_paste : '',
    pay_url:
      isPayable && house.psp.sandbox ? `${house.publicUrl()}/sandbox/pix/${deposit.txid}?lang=${lang}` : '',
    created_at: deposit.created_at.toISOString(),
    expires_at: deposit.expires_at.toISOString(),
    credited_at: deposit.credited_at?.toISOString() ?? null,
    reason: deposit.reason && phrase(lang, `wallet.deposit_reason_${deposit.reason}`),
  };
}

/** Tells the member's sockets that a deposit has changed; they ask for what it is now. */
export async function noticeDeposit(
  tx: Queryable,
  house: House,
  deposit: { id: string; member_id: string },
  state: DepositState,
): Promise<void> {
  await house.notices.send(tx, {
    type: 'member',
    memberId: deposit.member_id,
    topic: 'deposit',
    data: { id: deposit.id, state },
  });
}
