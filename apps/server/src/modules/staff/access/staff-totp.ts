import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { renewSealed } from '../../../plugins/renew-sealed.ts';
import type { Seal } from '../../../plugins/seal.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { openSecret, totpStep } from '../../identity/index.ts';

interface StaffTotp {
  readonly secret_sealed: string;
  readonly confirmed_at: Date | null;
}

const subjectOf = (staffId: string) => `staff-totp:${staffId}`;

export const sealStaffTotp = (house: House, staffId: string, secret: string): string =>
  house.seal.close(secret, subjectOf(staffId));

/** Seals the apps of staff with the present key. Gives how many were not. */
export const renewStaffApps = (db: Queryable, seal: Seal): Promise<number> =>
  renewSealed(db, seal, { table: 'staff_totp', key: 'staff_id', purposeOf: subjectOf });

/** The authenticator app of an account, confirmed or not. */
export async function staffTotpOf(db: Queryable, staffId: string): Promise<StaffTotp | null> {
  const { rows } = await db.query<StaffTotp>(
    'select secret_sealed, confirmed_at from staff_totp where staff_id = $1',
    [staffId],
  );
  return rows[0] ?? null;
}

export async function hasStaffTotp(db: Queryable, staffId: string): Promise<boolean> {
  return ((await staffTotpOf(db, staffId))?.confirmed_at ?? null) !== null;
}

/** Uses up a code of the app; of the same code twice, also at once, one is good. Fails with `code_wrong`. */
export async function spendStaffTotp(
  tx: Queryable,
  house: House,
  staffId: string,
  code: string,
): Promise<void> {
  const kept = await staffTotpOf(tx, staffId);
  if (!kept) throw new AppError('code_wrong');
  const secret = openSecret(house, kept.secret_sealed, subjectOf(staffId));
  const step = totpStep(secret, code, house.clock.now().getTime());
  const { rowCount } = await tx.query(
    'update staff_totp set last_step = $2 where staff_id = $1 and last_step < $2 and secret_sealed = $3',
    [staffId, step ?? 0, kept.secret_sealed],
  );
  if (step === null || rowCount !== 1) throw new AppError('code_wrong');
}
