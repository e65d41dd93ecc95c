import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { codeTooSoon, livesMinutes, newCode, tryCode } from '../sent-codes.ts';
import { codesRule, lockedOut, takeTry } from '../tries.ts';
import type { ContactKind } from './contacts.ts';
import { mailCode, smsCode } from './letters.ts';

/** What was sent to an address, as far as it may be told. */
export interface SentContactCode {
  readonly expires_at: string;
  readonly again_at: string;
}

const againMs = 60_000;

const send = { email: mailCode, phone: smsCode };

/**
 * Sends six digits to an address: one a minute for a member, ten an hour for an address, a member and the place they
 * are asked from. A newer code takes the place of the older. Fails with `code_too_soon` or `locked_out`.
 */
export async function sendContactCode(
  house: House,
  caller: MemberCaller,
  to: { kind: ContactKind; address: string },
): Promise<SentContactCode> {
  const { memberId, account } = caller.member;
  const { kind, address } = to;
  const now = house.clock.now();
  const expiresAt = new Date(now.getTime() + livesMinutes * 60_000);
  const code = newCode();
  await inTransaction(house.db, async (tx) => {
    await placeCode(tx, house, { memberId, kind, address, code, now, expiresAt });
    for (const subject of [
      `code:${kind}:${address}`,
      `code:member:${memberId}`,
      `code:from:${caller.network}`,
    ]) {
      const tries = await takeTry(tx, subject, codesRule, now);
      if (!tries.isTaken) throw lockedOut(tries, now);
    }
    const letter = { to: address, code, lang: caller.lang, account, expiresAt, minutes: livesMinutes };
    await send[kind](tx, house, letter);
  });
  return {
    expires_at: expiresAt.toISOString(),
    again_at: new Date(now.getTime() + againMs).toISOString(),
  };
}

interface NewCode {
  readonly memberId: string;
  readonly kind: ContactKind;
  readonly address: string;
  readonly code: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Whether a code that still serves was sent to the address. */
export async function isOnItsWay(
  house: House,
  memberId: string,
  to: { kind: ContactKind; address: string },
): Promise<boolean> {
  const { rowCount } = await house.db.query(
    'select from contact_code where member_id = $1 and kind = $2 and address = $3 and expires_at > $4',
    [memberId, to.kind, to.address, house.clock.now()],
  );
  return rowCount === 1;
}

async function placeCode(tx: Queryable, house: House, code: NewCode): Promise<void> {
  const { memberId, kind, address, now, expiresAt } = code;
  const { rowCount } = await tx.query(
    `insert into contact_code as c (member_id, kind, address, code_hash, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (member_id, kind) do update
       set address = $3, code_hash = $4, sent_at = $5, expires_at = $6, tries = 0
       where c.sent_at <= $7`,
    [memberId, kind, address, digestOf(house, code), now, expiresAt, new Date(now.getTime() - againMs)],
  );
  if (rowCount === 1) return;
  const { rows } = await tx.query<{ sent_at: Date }>(
    'select sent_at from contact_code where member_id = $1 and kind = $2',
    [memberId, kind],
  );
  const sentAt = rows[0]?.sent_at ?? now;
  throw codeTooSoon(new Date(sentAt.getTime() + againMs), now);
}

/**
 * Counts a try, then tells whether the code is right. `use` uses it up in the caller's transaction: of two tries at
 * once with the right code one succeeds. Fails with `code_wrong`, or `code_expired` after five tries or ten minutes.
 * Null when the code was sent to another address.
 */
export async function checkContactCode(
  house: House,
  memberId: string,
  given: { kind: ContactKind; address: string; code: string },
): Promise<{ use(tx: Queryable): Promise<void> } | null> {
  const { kind, address, code } = given;
  const tried = await tryCode(house, {
    table: 'contact_code',
    key: { member_id: memberId, kind },
    told: ['address'],
  });
  if (tried.kept.address !== address) return null;
  if (!tried.is(digestOf(house, { memberId, kind, address, code }))) throw tried.wrong();
  return tried;
}

/** Six digits are quickly guessed from a plain hash: they are digested with the house's key. */
const digestOf = (
  house: House,
  of: { memberId: string; kind: ContactKind; address: string; code: string },
): Buffer => house.seal.digest(`${of.kind}:${of.memberId}:${of.address}:${of.code}`);
