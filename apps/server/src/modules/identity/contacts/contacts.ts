import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { tellMember } from './letters.ts';

export type ContactKind = 'email' | 'phone';

export interface Contacts {
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly phone: string;
  readonly phone_verified_at: Date | null;
  /** Whoever typed the phone may not be the member, as long as it is not verified. */
  readonly is_registered_by_other: boolean;
}

/** Whether a code for a new password may go to the phone of a row `m` of members: a verified one, or of the own registration while nobody else has it. */
export const phoneOpens = `m.phone <> '' and (m.phone_verified_at is not null or not m.is_registered_by_other and not exists (
  select from member o where o.phone = m.phone and o.phone_verified_at is not null))`;

/** Where a member can be reached, and since when that is proved. */
export async function contactsOf(db: Queryable, memberId: string): Promise<Contacts> {
  const { rows } = await db.query<Contacts>(
    'select email, email_verified_at, phone, phone_verified_at, is_registered_by_other from member where id = $1',
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} is gone`);
  return row;
}

/**
 * Takes addresses away as ways into the account, and tells an e-mail before it goes: it is unbound, a phone stays as a number that is not
 * known to be the member's. True when one of them was a way in.
 */
export async function unproveContacts(
  tx: Queryable,
  house: House,
  memberId: string,
  kinds: readonly ContactKind[],
): Promise<boolean> {
  const before = await contactsOf(tx, memberId);
  const isBound = kinds.includes('email') && before.email_verified_at !== null;
  if (isBound) await tellMember(tx, house, memberId, 'email_changed');
  const { rowCount } = await tx.query(
    `update member set email = case when $2 then '' else email end,
            email_verified_at = case when $2 then null else email_verified_at end,
            phone_verified_at = case when $3 then null else phone_verified_at end,
            is_registered_by_other = is_registered_by_other or $3, updated_at = $4
      where id = $1 and ($2 and email_verified_at is not null or $3 and (phone_verified_at is not null or not is_registered_by_other))`,
    [memberId, isBound, kinds.includes('phone'), house.clock.now()],
  );
  return rowCount === 1;
}
