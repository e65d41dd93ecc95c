import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Caller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import {
  hashPassword,
  isOutdated,
  isPassword,
  lockedOut,
  passwordRule,
  readTries,
} from '../../identity/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { presentStaff } from './present-staff.ts';
import { accountByEmail, normalEmail, renewHash } from './staff-accounts.ts';
import { openStaffSession } from './staff-sessions.ts';
import { hasStaffTotp, spendStaffTotp } from './staff-totp.ts';
import { admitStaffTry, forgetStaffTries, triesOf } from './tries-of.ts';

/**
 * Opens a staff session. An unknown e-mail, a closed account and a wrong password answer alike and do the same work;
 * five failures in 15 minutes lock the e-mail out, whether it exists or not. A password that an administrator was shown is
 * good once: the session it opens must set an own one.
 * Fails with `wrong_credentials`,
 * `locked_out`, and for accounts with an authenticator app `two_factor_required` and `code_wrong`.
 */
export async function loginStaff(
  house: House,
  input: InputOf<typeof staff.staffLogin>,
  caller: Caller,
): Promise<DataOf<typeof staff.staffLogin>> {
  const email = normalEmail(input.email);
  const now = house.clock.now();
  const before = await readTries(house.db, triesOf(email), now);
  if (before.count >= passwordRule.max) throw lockedOut(before, now);
  // Counted before it is checked, so that many at once are bounded like many in a row.
  await admitStaffTry(house, email);

  const account = await accountByEmail(house.db, email);
  const isRight = await isPassword(account?.password_hash ?? null, input.password);
  if (!account || !isRight || !account.is_active || account.password_kind === 'spent')
    throw new AppError('wrong_credentials');

  const hasTotp = await hasStaffTotp(house.db, account.id);
  const isTold = account.password_kind === 'told';
  const code = input.code ?? '';
  // The try stays counted: a right password alone must not bring the guesses of codes back to none.
  if (hasTotp && code === '') throw new AppError('two_factor_required');
  if (isOutdated(account.password_hash)) {
    await renewHash(house.db, account.id, account.password_hash, await hashPassword(input.password));
  }
  const session = await inTransaction(house.db, async (tx) => {
    if (hasTotp) await spendStaffTotp(tx, house, account.id, code);
    if (isTold) await spendToldPassword(tx, account.id);
    const opened = await openStaffSession(tx, account.id, caller, now);
    await recordAudit(tx, { staffId: account.id, email, ip: caller.ip }, now, {
      action: 'staff.login',
      subjectType: 'staff_session',
      subjectId: opened.sessionId,
      detail: { device: caller.device },
    });
    return opened;
  });
  await forgetStaffTries(house, email);
  return {
    token: session.token,
    token_type: 'bearer',
    expires_at: session.expiresAt.toISOString(),
    staff: presentStaff(
      { staffId: account.id, email: account.email, role: account.role, mustChangePassword: isTold },
      hasTotp,
    ),
  };
}

/** A password that an administrator was shown opens one session, also of two at once. Fails with `wrong_credentials`. */
async function spendToldPassword(tx: Queryable, staffId: string): Promise<void> {
  const { rowCount } = await tx.query(
    `update staff set password_kind = 'spent' where id = $1 and password_kind = 'told'`,
    [staffId],
  );
  if (rowCount !== 1) throw new AppError('wrong_credentials');
}
