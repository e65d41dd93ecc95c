import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { VisitorCaller } from '../../../plugins/caller.ts';
import { openChallenge, readChallenge, takeChallenge } from '../challenges.ts';
import { recordLogin } from '../history/login-events.ts';
import { holdMember } from '../hold-member.ts';
import { openSession } from '../open-session.ts';
import { credentialsOf } from '../queries.ts';
import { shutOut } from '../shut-out.ts';
import { admitSecondFactor, forgetSecondFactorTries, spendSecondFactor } from './second-factor.ts';

/** The failure of a login whose password is right: `two_factor_required` with the challenge of the second step. */
export async function askSecondStep(house: House, memberId: string): Promise<AppError> {
  return new AppError('two_factor_required', {
    challenge: await openChallenge(house.db, house, { kind: 'two_factor', memberId }),
  });
}

/**
 * The second step of a login: the challenge is good once, the code is used up with it. Fails with `challenge_expired`,
 * `code_wrong`, `locked_out` after five wrong codes in 15 minutes, or `member_frozen` or `account_closed`.
 */
export async function twoFactorLogin(
  house: House,
  input: InputOf<typeof identity.twoFactorLogin>,
  caller: VisitorCaller,
): Promise<DataOf<typeof identity.twoFactorLogin>> {
  const { memberId } = await readChallenge(house, 'two_factor', input.challenge);
  if (memberId === null) throw new Error('a second step without a member');
  const left = await admitSecondFactor(house, memberId);
  const method = /^\d{6}$/.test(input.code) ? 'two_factor' : 'recovery_code';
  const member = await credentialsOf(house.db, memberId);
  if (member.status !== 'active') throw await shutOut(house, member, method, caller);
  try {
    const session = await openSession(house, caller, method, async (tx) => {
      await holdMember(tx, memberId);
      await takeChallenge(tx, house, 'two_factor', input.challenge);
      if ((await spendSecondFactor(tx, house, memberId, input.code)) === null)
        throw new AppError('code_wrong', { left }, { left });
      return memberId;
    });
    await forgetSecondFactorTries(house, memberId);
    return session;
  } catch (error) {
    if (error instanceof AppError && error.code === 'code_wrong') {
      const at = house.clock.now();
      await recordLogin(house.db, { memberId, method, outcome: 'wrong_code', caller, at });
    }
    throw error;
  }
}
