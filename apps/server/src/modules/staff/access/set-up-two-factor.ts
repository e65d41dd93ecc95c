import type { DataOf, InputOf, staffAccess } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { siteName } from '../../../plugins/mail.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { isPassword, newTotpSecret, otpauthUri } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { accountByEmail } from './staff-accounts.ts';
import { sealStaffTotp, spendStaffTotp, staffTotpOf } from './staff-totp.ts';
import { admitStaffTry, forgetStaffTries } from './tries-of.ts';

/** Makes a secret for an authenticator app. Fails with `password_wrong`, `locked_out` and `two_factor_on`. */
export async function beginStaffTwoFactor(
  house: House,
  input: InputOf<typeof staffAccess.staffTwoFactorBegin>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffAccess.staffTwoFactorBegin>> {
  const { staffId, email } = caller.staff;
  await admitStaffTry(house, email);
  const account = await accountByEmail(house.db, email);
  if (!(await isPassword(account?.password_hash ?? null, input.password)))
    throw new AppError('password_wrong');
  await forgetStaffTries(house, email);
  const secret = newTotpSecret();
  const { rowCount } = await house.db.query(
    `insert into staff_totp (staff_id, secret_sealed, created_at) values ($1, $2, $3)
     on conflict (staff_id) do update set secret_sealed = $2, created_at = $3, last_step = 0
       where staff_totp.confirmed_at is null`,
    [staffId, sealStaffTotp(house, staffId, secret), house.clock.now()],
  );
  if (rowCount === 0) throw new AppError('two_factor_on');
  return { secret, otpauth_uri: otpauthUri(`${siteName(house.env.SITE)} Backoffice`, email, secret) };
}

/**
 * Turns two-factor login on with the first code of the app. Fails with `two_factor_off` when nothing was begun,
 * `two_factor_on`, `code_wrong` and `locked_out`.
 */
export async function confirmStaffTwoFactor(
  house: House,
  input: InputOf<typeof staffAccess.staffTwoFactorConfirm>,
  caller: StaffCaller,
): Promise<Record<string, never>> {
  const { staffId, email } = caller.staff;
  const begun = await staffTotpOf(house.db, staffId);
  if (!begun) throw new AppError('two_factor_off');
  if (begun.confirmed_at !== null) throw new AppError('two_factor_on');
  await admitStaffTry(house, email);
  const now = house.clock.now();
  await inTransaction(house.db, async (tx) => {
    await spendStaffTotp(tx, house, staffId, input.code);
    const { rowCount } = await tx.query(
      'update staff_totp set confirmed_at = $2 where staff_id = $1 and confirmed_at is null',
      [staffId, now],
    );
    if (rowCount === 0) throw new AppError('two_factor_on');
    await recordAudit(tx, actorOf(caller), now, {
      action: 'staff.two_factor_on',
      subjectType: 'staff',
      subjectId: staffId,
      detail: { email },
    });
  });
  await forgetStaffTries(house, email);
  return {};
}
