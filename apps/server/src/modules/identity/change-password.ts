import type { InputOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError, fieldError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { dropChallenges } from './challenges.ts';
import { isCommonPassword } from './common-passwords.ts';
import { confirmPassword } from './confirm-password.ts';
import { tellMember } from './contacts/letters.ts';
import { endSessions, forgetSessions } from './end-sessions.ts';
import { endWhatOpenerSetUp } from './handed-over.ts';
import { deletePasskeys } from './passkeys/stored-passkeys.ts';
import { hashPassword } from './passwords.ts';
import { replacePassword } from './queries.ts';
import { guarded } from './two-factor/guarded.ts';

/**
 * Changes the login password and puts every other session offline; passkeys that the member does not know, or wants no more, go
 * with it, and so does what an agent may have set up before the first own password. With two-factor login on a code confirms it. Fails
 * with `password_wrong`, `locked_out`, `password_same`, `invalid_input`
 * for passwords that differ or are common, and as `guarded` does.
 */
export async function changePassword(
  house: House,
  input: InputOf<typeof identity.changePassword>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  const { memberId, sessionId, account } = caller.member;
  if (input.new_password !== input.new_password_confirmation)
    throw fieldError({ new_password_confirmation: 'passwords_mismatch' });
  if (isCommonPassword(input.new_password, account)) throw fieldError({ new_password: 'password_common' });
  const { password_hash: oldHash } = await confirmPassword(house, memberId, input.current_password);
  if (input.new_password === input.current_password) throw new AppError('password_same');
  const newHash = await hashPassword(input.new_password);
  const ended = await guarded(house, caller, input.code, async (tx) => {
    const at = house.clock.now();
    // Somebody changed it meanwhile: what was given as the current password no longer is.
    if (!(await replacePassword(tx, { memberId, oldHash, newHash, at })))
      throw new AppError('password_wrong');
    await dropChallenges(tx, memberId);
    await tellMember(tx, house, memberId, 'password_changed');
    if ((await deletePasskeys(tx, memberId, input.remove_passkeys ?? [])).length > 0)
      await tellMember(tx, house, memberId, 'passkey_removed');
    await endWhatOpenerSetUp(tx, house, memberId);
    return endSessions(tx, house, { memberId, which: { except: sessionId }, reason: 'password_changed' });
  });
  forgetSessions(house, memberId, ended);
  return {};
}
