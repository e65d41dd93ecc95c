import type { InputOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError, fieldError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { confirmPassword } from './confirm-password.ts';
import { tellMember } from './contacts/letters.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { replaceWithdrawalPassword } from './queries.ts';
import { guarded } from './two-factor/guarded.ts';

/**
 * Sets or changes the six-digit withdrawal password; the login password confirms it, and with two-factor login on a code. The
 * member is told. One that is locked stays locked until the day ends. Fails with `password_wrong`, `locked_out`, `password_same`,
 * `password_set_anew` within a day after a code took the place of the login password, `invalid_input`, and as `guarded` does.
 */
export async function setWithdrawalPassword(
  house: House,
  input: InputOf<typeof identity.setWithdrawalPassword>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  const { memberId } = caller.member;
  if (input.qk_pwd !== input.qk_pwd_confirmation)
    throw fieldError({ qk_pwd_confirmation: 'passwords_mismatch' });
  const { withdrawal_password_hash: oldHash } = await confirmPassword(house, memberId, input.password);
  const isSame = oldHash !== null && (await isPassword(oldHash, input.qk_pwd));
  const newHash = await hashPassword(input.qk_pwd);
  const at = house.clock.now();
  await guarded(house, caller, input.code, async (tx) => {
    // Said to nobody before: who may not change it could try one after the other, past the five wrong ones that lock it.
    await refuseSetAnew(tx, memberId, at);
    if (isSame) throw new AppError('password_same');
    if (!(await replaceWithdrawalPassword(tx, { memberId, oldHash, newHash, at })))
      throw new AppError('state_changed');
    const notice = oldHash === null ? 'withdrawal_password_set' : 'withdrawal_password_changed';
    await tellMember(tx, house, memberId, notice);
  });
  return {};
}

const hourMs = 3_600_000;
const waitsHours = 24;

/** Whoever took the phone has the login password by a code, and must not have the money by the next form: the member has been told. */
async function refuseSetAnew(tx: Queryable, memberId: string, now: Date): Promise<void> {
  const { rows } = await tx.query<{ at: Date | null }>(
    'select password_set_anew_at as at from member where id = $1',
    [memberId],
  );
  const over = (rows[0]?.at?.getTime() ?? 0) + waitsHours * hourMs;
  if (over <= now.getTime()) return;
  const hours = Math.ceil((over - now.getTime()) / hourMs);
  throw new AppError('password_set_anew', { hours }, { hours });
}
