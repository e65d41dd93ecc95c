import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { accountHolder } from '../account-holder.ts';
import { type Deposit, depositColumns, noticeDeposit } from './deposit.ts';

/** How long a code can be paid. */
export const chargeSeconds = 900;

/** What came of asking for a charge: the deposit as it stands now, or no answer from the institution. */
export type Opening = { readonly kind: 'settled'; readonly deposit: Deposit } | { readonly kind: 'unknown' };

/**
 * Asks the institution for the charge of a deposit that is still `created` and keeps its code. A refusal ends the
 * deposit; silence leaves it to be asked again, always under the same txid. When somebody else was quicker, their word
 * stands.
 */
export async function openCharge(house: House, deposit: Deposit): Promise<Opening> {
  const holder = await accountHolder(house.db, deposit.member_id);
  const outcome = await house.psp.client.createCharge({
    txid: deposit.txid,
    amountCents: deposit.amount_cents,
    expiresInSeconds: chargeSeconds,
    key: house.psp.key,
    debtor: { document: holder.cpf, name: holder.realname },
  });
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  const code = outcome.kind === 'ok' ? outcome.value.brCode : null;
  const settled = code === null ? await giveUpCharge(house, deposit) : await keepCode(house, deposit, code);
  return { kind: 'settled', deposit: settled };
}

/** Ends a deposit whose charge cannot be had. */
export async function giveUpCharge(house: House, deposit: Deposit): Promise<Deposit> {
  return settle(house, deposit, { state: 'cancelled', code: '', reason: 'charge_failed' });
}

async function keepCode(house: House, deposit: Deposit, code: string): Promise<Deposit> {
  return settle(house, deposit, { state: 'waiting', code, reason: '' });
}

async function settle(
  house: House,
  deposit: Deposit,
  change: Pick<Deposit, 'state' | 'reason'> & { readonly code: string },
): Promise<Deposit> {
  // The institution counts from its answer; so does the member's clock.
  const expiresAt = new Date(house.clock.now().getTime() + chargeSeconds * 1000);
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<Deposit>(
      `update deposit set state = $2, copy_and_paste = $3, reason = $4, expires_at = $5
        where id = $1 and state = 'created' returning ${depositColumns}`,
      [deposit.id, change.state, change.code, change.reason, expiresAt],
    );
    if (rows[0]) {
      await noticeDeposit(tx, house, rows[0], rows[0].state);
      return rows[0];
    }
    const after = await tx.query<Deposit>(`select ${depositColumns} from deposit where id = $1`, [
      deposit.id,
    ]);
    if (!after.rows[0]) throw new Error(`deposit ${deposit.id} is gone`);
    return after.rows[0];
  });
}

/**
 * Opens the charges of deposits whose request was cut off, by a crash or a lost connection, after they were written:
 * the member finds the code among the records.
 */
export async function openLeftCharges(house: House): Promise<void> {
  const now = house.clock.now();
  const { rows } = await house.db.query<Deposit>(
    `select ${depositColumns} from deposit where state = 'created' and created_at < $1 and expires_at > $2
      order by created_at limit 50`,
    [new Date(now.getTime() - 60_000), now],
  );
  for (const deposit of rows) {
    const opening = await openCharge(house, deposit);
    // The institution is away: the others would wait in vain as well.
    if (opening.kind === 'unknown') return;
  }
}
