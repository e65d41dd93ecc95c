import type { Queryable } from '../../../plugins/transaction.ts';

export interface Contacts {
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly phone: string;
  readonly phone_verified_at: Date | null;
}

/** Where a member can be reached, and since when that is proved. */
export async function contactsOf(db: Queryable, memberId: string): Promise<Contacts> {
  const { rows } = await db.query<Contacts>(
    'select email, email_verified_at, phone, phone_verified_at from member where id = $1',
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} is gone`);
  return row;
}
