import type { StaffSession } from '../../../plugins/caller.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

export type StaffRole = StaffSession['role'];

export interface StaffAccount {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly role: StaffRole;
  readonly is_active: boolean;
  readonly password_kind: 'own' | 'told' | 'spent';
}

/** E-mails are one account whatever their case; this is how they are stored and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The account of a normal e-mail, or null. */
export async function accountByEmail(db: Queryable, email: string): Promise<StaffAccount | null> {
  const { rows } = await db.query<StaffAccount>(
    'select id, email, password_hash, role, is_active, password_kind from staff where email = $1',
    [email],
  );
  return rows[0] ?? null;
}

/** True when somebody of the staff may log in. */
export async function hasStaff(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    'select exists (select 1 from staff where is_active) as has',
  );
  return rows[0]?.has ?? false;
}

/** Creates an account, with a password that is told to `madeBy` where somebody makes it; null when the e-mail is taken. */
export async function insertStaff(
  tx: Queryable,
  account: { email: string; passwordHash: string; role: StaffRole; at: Date; madeBy?: string },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into staff (email, password_hash, role, created_at, updated_at, made_by, password_kind)
     values ($1, $2, $3, $4, $4, $5::uuid, case when $5::uuid is null then 'own' else 'told' end)
     on conflict on constraint staff_email_unique do nothing returning id`,
    [account.email, account.passwordHash, account.role, account.at, account.madeBy ?? null],
  );
  return rows[0]?.id ?? null;
}

/** Gives an account a new password and role on the command line: it is in nobody's hand, may log in, and its sessions end. */
export async function resetStaff(
  tx: Queryable,
  account: { id: string; passwordHash: string; role: StaffRole; at: Date },
): Promise<void> {
  await tx.query(
    `update staff set password_hash = $2, password_kind = 'own', role = $3, is_active = true, updated_at = $4,
            made_by = null, handled_by = null, handled_at = null, role_by = null, role_at = null where id = $1`,
    [account.id, account.passwordHash, account.role, account.at],
  );
  await tx.query(
    `update staff_session set ended_at = $2, end_reason = 'password_changed'
      where staff_id = $1 and ended_at is null`,
    [account.id, account.at],
  );
}

/** Replaces a hash that was made at another cost. */
export async function renewHash(db: Queryable, id: string, oldHash: string, newHash: string): Promise<void> {
  await db.query('update staff set password_hash = $3 where id = $1 and password_hash = $2', [
    id,
    oldHash,
    newHash,
  ]);
}
