import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { holdOpenSession } from '../hold-member.ts';
import { withSecondFactor } from './second-factor.ts';
import { hasTwoFactor } from './totp.ts';

/**
 * Changes what protects the account, or where its money may go, in one transaction: the member is held, the session still open,
 * and with two-factor login on a code of the app or a recovery code is used up with it. Fails with `two_factor_required` where it
 * is on and no code came, `code_wrong`, `locked_out` after five wrong ones in 15 minutes, and `force_offline`.
 */
export async function guarded<Result>(
  house: House,
  caller: MemberCaller,
  code: string | undefined,
  work: (tx: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const { member } = caller;
  if (!(await hasTwoFactor(house.db, member.memberId)))
    return inTransaction(house.db, async (tx) => {
      await holdOpenSession(tx, member);
      // Turned on while this one waited for the member.
      if (await hasTwoFactor(tx, member.memberId)) throw new AppError('two_factor_required');
      return work(tx);
    });
  if (code === undefined) throw new AppError('two_factor_required');
  return withOwnCode(house, caller, code, work);
}

/** The same where a code is asked for in any case: what is about two-factor login itself. */
export function withOwnCode<Result>(
  house: House,
  { member }: MemberCaller,
  code: string,
  work: (tx: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return withSecondFactor(house, member.memberId, code, async (tx) => {
    await holdOpenSession(tx, member);
    return work(tx);
  });
}
