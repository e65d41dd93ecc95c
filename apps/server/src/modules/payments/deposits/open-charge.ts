import { type Charge, type NewCharge, type Outcome, whyNot } from '@arara/pix';
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
  const wanted: NewCharge = {
    txid: deposit.txid,
    amountCents: deposit.amount_cents,
    expiresInSeconds: chargeSeconds,
    key: house.psp.key,
    debtor: { document: holder.cpf, name: holder.realname },
  };
  const asked = await house.psp.client.createCharge(wanted);
  // An institution may refuse a txid that it knows, and its first answer may have been lost.
  const outcome = asked.kind === 'refused' ? await house.psp.client.getCharge(wanted.txid) : asked;
  tellRefusal(house, asked, outcome);
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  if (outcome.kind === 'refused' && !notThere.has(outcome.status)) return { kind: 'unknown' };
  const code = outcome.kind === 'ok' && isOurs(outcome.value, wanted) ? outcome.value.brCode : null;
  const settled =
    outcome.kind !== 'ok' || code === null
      ? await giveUpCharge(house, deposit)
      : await keepCode(house, deposit, code, endOf(outcome.value, deposit, house.clock.now()));
  return { kind: 'settled', deposit: settled };
}

/** A charge that is not made is the operator's to look at: a key that is not ours any more, say, refuses all of them. */
function tellRefusal(house: House, asked: Outcome<Charge>, outcome: Outcome<Charge>): void {
  if (outcome.kind === 'ok') return;
  if (asked.kind === 'refused') house.log.error({ why: whyNot(asked) }, 'the institution refuses a charge');
  else house.log.warn({ why: whyNot(outcome) }, 'the institution gives no charge');
}

/** Refusals that say that there is no such charge; all others (credentials, too many requests) say nothing of it. */
const notThere = new Set([400, 404]);

/**
 * Whether a charge under our txid is the one that was asked for, and can be paid or was. Its key may be one that we had before: the
 * institution lists no charges but ours.
 */
function isOurs({ amountCents, status }: Charge, wanted: NewCharge): boolean {
  return amountCents === wanted.amountCents && !status.startsWith('REMOVIDA');
}

/**
 * Until when the institution takes a payment: it counts from when it made the charge, which may have been at a first request whose answer
 * was lost. That was after the deposit was written and is before now, however its clock differs from ours.
 */
function endOf({ createdAt, expiresAt }: Charge, deposit: Deposit, now: Date): Date {
  const lifeMs = Math.min(expiresAt.getTime() - createdAt.getTime(), chargeSeconds * 1000);
  const [earliest, latest] = [deposit.created_at.getTime() + lifeMs, now.getTime() + lifeMs];
  return new Date(Math.max(earliest, Math.min(latest, expiresAt.getTime())));
}

/** Ends a deposit whose charge cannot be had. */
export async function giveUpCharge(house: House, deposit: Deposit): Promise<Deposit> {
  return settle(house, deposit, {
    state: 'cancelled',
    code: '',
    reason: 'charge_failed',
    expires_at: deposit.expires_at,
  });
}

async function keepCode(house: House, deposit: Deposit, code: string, expiresAt: Date): Promise<Deposit> {
  return settle(house, deposit, { state: 'waiting', code, reason: '', expires_at: expiresAt });
}

async function settle(
  house: House,
  deposit: Deposit,
  change: Pick<Deposit, 'state' | 'reason' | 'expires_at'> & { readonly code: string },
): Promise<Deposit> {
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<Deposit>(
      `update deposit set state = $2, copy_and_paste = $3, reason = $4, expires_at = $5
        where id = $1 and state = 'created' returning ${depositColumns}`,
      [deposit.id, change.state, change.code, change.reason, change.expires_at],
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
