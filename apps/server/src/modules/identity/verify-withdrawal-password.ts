import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { isPassword } from './passwords.ts';
import { credentialsOf } from './queries.ts';
import { forgetTries, takeTry, withdrawalRule } from './tries.ts';

/**
 * Checks the withdrawal password. Call it before the transaction: a wrong try has to stay counted, and hashing takes
 * its time. Fails with `withdrawal_password_unset`, `withdrawal_password_wrong` (`values.left`), and after five wrong
 * ones until the São Paulo day ends with `withdrawal_password_locked`.
 */
export async function verifyWithdrawalPassword(house: House, memberId: string, qkPwd: string): Promise<void> {
  const now = house.clock.now();
  const subject = `withdrawal:${memberId}`;
  const { withdrawal_password_hash: stored } = await credentialsOf(house.db, memberId);
  if (stored === null) throw new AppError('withdrawal_password_unset');
  const tries = await takeTry(house.db, subject, withdrawalRule, now);
  if (!tries.isTaken) throw new AppError('withdrawal_password_locked');
  if (await isPassword(stored, qkPwd)) return forgetTries(house.db, subject);
  const left = withdrawalRule.max - tries.count;
  if (left === 0) throw new AppError('withdrawal_password_locked');
  throw new AppError('withdrawal_password_wrong', { left }, { left });
}
