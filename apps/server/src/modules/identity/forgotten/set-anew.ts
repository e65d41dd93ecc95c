import type { DataOf, InputOf, identity } from '@arara/contract';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { dropChallenges } from '../challenges.ts';
import { isCommonPassword } from '../common-passwords.ts';
import type { ContactKind } from '../contacts/contacts.ts';
import { tellMember } from '../contacts/letters.ts';
import { endSessions, forgetSessions } from '../end-sessions.ts';
import { endWhatOpenerSetUp } from '../handed-over.ts';
import { holdMember } from '../hold-member.ts';
import { loginCounter } from '../login-counter.ts';
import { deletePasskeys, passkeysOf } from '../passkeys/stored-passkeys.ts';
import { hashPassword } from '../passwords.ts';
import { credentialsOf } from '../queries.ts';
import { forgetTries } from '../tries.ts';
import { withSecondFactor } from '../two-factor/second-factor.ts';
import { hasTwoFactor } from '../two-factor/totp.ts';
import { askedBy, checkCode } from './kept-codes.ts';

/**
 * Sets a new login password with the code that was sent. Every session ends, and every passkey goes: whoever has one that works need not
 * come here. The withdrawal password stays, and cannot be changed for a day. Fails with `invalid_input` for passwords that differ or are
 * common, `code_wrong`, `code_expired`, and with two-factor login on `two_factor_required` and `locked_out`; the code serves on then.
 */
export async function setPasswordAnew(
  house: House,
  input: InputOf<typeof identity.forgotPassword>,
): Promise<DataOf<typeof identity.forgotPassword>> {
  if (input.new_password !== input.new_password_confirmation)
    throw fieldError({ new_password_confirmation: 'passwords_mismatch' });
  // Before the code, which bears five tries.
  if (isCommonPassword(input.new_password, '')) throw fieldError({ new_password: 'password_common' });
  const { memberId, channel, use } = await checkCode(house, askedBy(house, input, input.ticket), input.code);
  const { account } = await credentialsOf(house.db, memberId);
  if (isCommonPassword(input.new_password, account)) throw fieldError({ new_password: 'password_common' });
  const newHash = await hashPassword(input.new_password);
  const ended = await proved(house, memberId, input.second_code, async (tx) => {
    const { status } = await credentialsOf(tx, memberId);
    if (status !== 'active') throw new AppError('code_expired');
    await use(tx);
    return replace(tx, house, { memberId, channel, newHash });
  });
  forgetSessions(house, memberId, ended);
  return { account };
}

/** Holds the member, and with two-factor login on uses up a code of the app with the work. */
async function proved<Result>(
  house: House,
  memberId: string,
  secondCode: string | undefined,
  work: (tx: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  if (await hasTwoFactor(house.db, memberId)) {
    if (secondCode === undefined) throw new AppError('two_factor_required');
    return withSecondFactor(house, memberId, secondCode, work);
  }
  return inTransaction(house.db, async (tx) => {
    await holdMember(tx, memberId);
    // Turned on while this one waited for the member.
    if (await hasTwoFactor(tx, memberId)) throw new AppError('two_factor_required');
    return work(tx);
  });
}

async function replace(
  tx: pg.PoolClient,
  house: House,
  { memberId, channel, newHash }: { memberId: string; channel: ContactKind | null; newHash: string },
): Promise<string[]> {
  const { rows } = await tx.query<{ account: string }>(
    `update member set password_hash = $2, password_set_anew_at = $3, updated_at = $3 where id = $1 returning account`,
    [memberId, newHash, house.clock.now()],
  );
  await dropChallenges(tx, memberId);
  // Wrong tries of before are not those of whoever logs in with the new one.
  const account = rows[0]?.account ?? '';
  await forgetTries(tx, loginCounter(house, account));
  await forgetTries(tx, `password:${memberId}`);
  await tellMember(tx, house, memberId, 'password_changed');
  const passkeys = (await passkeysOf(tx, memberId)).map(({ id }) => id);
  if ((await deletePasskeys(tx, memberId, passkeys)).length > 0)
    await tellMember(tx, house, memberId, 'passkey_removed');
  await endWhatOpenerSetUp(tx, house, memberId, channel);
  return endSessions(tx, house, { memberId, which: 'all', reason: 'password_changed' });
}
