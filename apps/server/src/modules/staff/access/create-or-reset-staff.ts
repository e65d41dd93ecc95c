import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../../plugins/transaction.ts';
import { hashPassword } from '../../identity/index.ts';
import { recordAudit, theMachine } from '../audit/record-audit.ts';
import { accountByEmail, insertStaff, normalEmail, resetStaff, type StaffRole } from './staff-accounts.ts';
import { forgetEveryStaffTry } from './tries-of.ts';

interface StaffCredentials {
  readonly email: string;
  readonly password: string;
}

const passwordLengthMin = 10;

/**
 * Creates a staff account, or gives an existing one a new password and role: it may log in again at once and its open
 * sessions end, and its authenticator app is taken off. Without a password one is made. Throws an `Error` with one clear line for a bad e-mail or password.
 */
export async function createOrResetStaff(
  db: pg.Pool,
  wanted: { email: string; role: StaffRole; password?: string; at?: Date },
): Promise<StaffCredentials> {
  const email = normalEmail(wanted.email);
  if (!z.email().safeParse(email).success) throw new Error(`staff: ${wanted.email}: not an e-mail address`);
  const password = wanted.password ?? newPassword();
  if (password.length < passwordLengthMin)
    throw new Error(`staff: the password needs ${passwordLengthMin} characters or more`);
  const passwordHash = await hashPassword(password);
  const at = wanted.at ?? new Date();
  await inTransaction(db, async (tx) => {
    const values = { passwordHash, role: wanted.role, at };
    const inserted = await insertStaff(tx, { email, ...values });
    const id = inserted ?? (await accountByEmail(tx, email))?.id;
    if (!id) throw new Error(`staff: ${email} is neither new nor known`);
    if (!inserted) await resetStaff(tx, { id, ...values });
    // Whoever may do this on the machine has lost the app, or the key that opened its secret.
    await tx.query('delete from staff_totp where staff_id = $1', [id]);
    await forgetEveryStaffTry(tx, email);
    await recordAudit(tx, theMachine, at, {
      action: inserted ? 'staff.create' : 'staff.reset',
      subjectType: 'staff',
      subjectId: id,
      detail: { email, role: wanted.role },
    });
  });
  return { email, password };
}

/** 144 random bits in 24 signs that can be typed. */
export function newPassword(): string {
  return randomBytes(18).toString('base64url');
}
