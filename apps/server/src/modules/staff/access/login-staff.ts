import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Caller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import {
  forgetTries,
  hashPassword,
  isOutdated,
  isPassword,
  lockedOut,
  passwordRule,
  readTries,
  takeTry,
} from '../../identity/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { presentStaff } from './present-staff.ts';
import { accountByEmail, normalEmail, renewHash } from './staff-accounts.ts';
import { openStaffSession } from './staff-sessions.ts';
import { triesOf } from './tries-of.ts';

/**
 * Opens a staff session. An unknown e-mail, a closed account and a wrong password answer alike and do the same work;
 * five failures in 15 minutes lock the e-mail out, whether it exists or not.
 * Fails with `wrong_credentials` and `locked_out`.
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
  const tries = await takeTry(house.db, triesOf(email), passwordRule, now);
  if (!tries.isTaken) throw lockedOut(tries, now);

  const account = await accountByEmail(house.db, email);
  const isRight = await isPassword(account?.password_hash ?? null, input.password);
  if (!account || !isRight || !account.is_active) throw new AppError('wrong_credentials');

  await forgetTries(house.db, triesOf(email));
  if (isOutdated(account.password_hash)) {
    await renewHash(house.db, account.id, account.password_hash, await hashPassword(input.password));
  }
  const session = await inTransaction(house.db, async (tx) => {
    const opened = await openStaffSession(tx, account.id, caller, now);
    await recordAudit(tx, { staffId: account.id, email, ip: caller.ip }, now, {
      action: 'staff.login',
      subjectType: 'staff_session',
      subjectId: opened.sessionId,
      detail: { device: caller.device },
    });
    return opened;
  });
  return {
    token: session.token,
    token_type: 'bearer',
    expires_at: session.expiresAt.toISOString(),
    staff: presentStaff({ staffId: account.id, email: account.email, role: account.role }),
  };
}
