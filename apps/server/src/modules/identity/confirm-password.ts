import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { isPassword } from './passwords.ts';
import { type Credentials, credentialsOf } from './queries.ts';
import { forgetTries, lockedOut, passwordRule, takeTry } from './tries.ts';

/**
 * Checks a logged-in member's password before a sensitive step.
 * Fails with `password_wrong`, or `locked_out` after five wrong ones in 15 minutes.
 */
export async function confirmPassword(
  house: House,
  memberId: string,
  password: string,
): Promise<Credentials> {
  const now = house.clock.now();
  const subject = `password:${memberId}`;
  const tries = await takeTry(house.db, subject, passwordRule, now);
  if (!tries.isTaken) throw lockedOut(tries, now);
  const member = await credentialsOf(house.db, memberId);
  if (!(await isPassword(member.password_hash, password))) throw new AppError('password_wrong');
  await forgetTries(house.db, subject);
  return member;
}
