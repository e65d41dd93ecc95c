import type { InputOf, staffAccess } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { hashPassword, isPassword } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { accountByEmail } from './staff-accounts.ts';
import { hasStaffTotp, spendStaffTotp } from './staff-totp.ts';
import { admitStaffTry, forgetStaffTries } from './tries-of.ts';

/**
 * Sets the own password, the old one given; every other session of the account ends. Of two at once with the same old
 * password one is made. Where an authenticator app is bound a code of it is asked for too: who has got hold of an open desk and has
 * seen the password typed does not shut its owner out. A session that must set a password was opened with a code just before.
 * Fails with `password_wrong`, `password_same`, `two_factor_required`, `code_wrong` and `locked_out`.
 */
export async function changeOwnPassword(
  house: House,
  input: InputOf<typeof staffAccess.staffPasswordChange>,
  caller: StaffCaller,
): Promise<Record<string, never>> {
  const { staffId, email, sessionId, mustChangePassword } = caller.staff;
  await admitStaffTry(house, email);
  const account = await accountByEmail(house.db, email);
  if (!account || !(await isPassword(account.password_hash, input.password)))
    throw new AppError('password_wrong');
  if (input.new_password === input.password) throw new AppError('password_same');
  const isCodeNeeded = !mustChangePassword && (await hasStaffTotp(house.db, staffId));
  if (isCodeNeeded && input.code === undefined) throw new AppError('two_factor_required');
  const passwordHash = await hashPassword(input.new_password);
  const now = house.clock.now();
  await inTransaction(house.db, async (tx) => {
    const { rowCount } = await tx.query(
      `update staff set password_hash = $2, password_kind = 'own', updated_at = $3 where id = $1 and password_hash = $4`,
      [staffId, passwordHash, now, account.password_hash],
    );
    if (rowCount !== 1) throw new AppError('password_wrong');
    if (isCodeNeeded) await spendStaffTotp(tx, house, staffId, input.code ?? '');
    await tx.query(
      `update staff_session set ended_at = $3, end_reason = 'password_changed'
        where staff_id = $1 and id <> $2 and ended_at is null`,
      [staffId, sessionId, now],
    );
    await recordAudit(tx, actorOf(caller), now, {
      action: 'staff.password_change',
      subjectType: 'staff',
      subjectId: staffId,
      detail: { email },
    });
  });
  // Not before: a right password alone must not bring the guesses of codes back to none.
  await forgetStaffTries(house, email);
  return {};
}
