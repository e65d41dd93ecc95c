import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { holdMember } from '../hold-member.ts';
import { forgetTries, lockedOut, passwordRule, takeTry } from '../tries.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { spendTotp } from './totp.ts';

const subjectOf = (memberId: string) => `second-factor:${memberId}`;

/** Counts a try of a second factor before it is made. Gives how many are left after it; fails with `locked_out`. */
export async function admitSecondFactor(house: House, memberId: string): Promise<number> {
  const now = house.clock.now();
  const tries = await takeTry(house.db, subjectOf(memberId), passwordRule, now);
  if (!tries.isTaken) throw lockedOut(tries, now);
  return passwordRule.max - tries.count;
}

export const forgetSecondFactorTries = (house: House, memberId: string): Promise<void> =>
  forgetTries(house.db, subjectOf(memberId));

/**
 * Uses up a code of the app or a recovery code and does the work it guards in the same transaction.
 * Fails with `code_wrong`, or `locked_out` after five wrong ones in 15 minutes.
 */
export async function withSecondFactor<Result>(
  house: House,
  memberId: string,
  code: string,
  work: (tx: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const left = await admitSecondFactor(house, memberId);
  const result = await inTransaction(house.db, async (tx) => {
    await holdMember(tx, memberId);
    if ((await spendSecondFactor(tx, house, memberId, code)) === null)
      throw new AppError('code_wrong', { left }, { left });
    return work(tx);
  });
  await forgetSecondFactorTries(house, memberId);
  return result;
}

/** Six digits are the app's, anything else is a recovery code. Null when it is wrong or used. */
export async function spendSecondFactor(
  tx: Queryable,
  house: House,
  memberId: string,
  code: string,
): Promise<'two_factor' | 'recovery_code' | null> {
  if (/^\d{6}$/.test(code)) return (await spendTotp(tx, house, memberId, code)) ? 'two_factor' : null;
  const isSpent = await spendRecoveryCode(tx, house, memberId, code);
  return isSpent ? 'recovery_code' : null;
}
