import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { siteName } from '../../../plugins/mail.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { dropChallenges } from '../challenges.ts';
import { confirmPassword } from '../confirm-password.ts';
import { tellMember } from '../contacts/letters.ts';
import { assertNoDemo } from '../no-demo.ts';
import { newTotpSecret, otpauthUri } from './authenticator.ts';
import { withOwnCode } from './guarded.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { sealTotp, totpOf } from './totp.ts';

/**
 * Makes a secret for an authenticator app, in the place of one that was never confirmed. Fails with `two_factor_on`,
 * `password_wrong`, `locked_out` or `demo_not_allowed`.
 */
export async function beginTwoFactor(
  house: House,
  input: InputOf<typeof identity.twoFactorBegin>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.twoFactorBegin>> {
  assertNoDemo(caller);
  const { memberId, account } = caller.member;
  await confirmPassword(house, memberId, input.password);
  const secret = newTotpSecret();
  const { rowCount } = await house.db.query(
    `insert into totp (member_id, secret_sealed, created_at) values ($1, $2, $3)
     on conflict (member_id) do update set secret_sealed = $2, created_at = $3, last_step = 0
       where totp.confirmed_at is null`,
    [memberId, sealTotp(house, memberId, secret), house.clock.now()],
  );
  if (rowCount === 0) throw new AppError('two_factor_on');
  return { secret, otpauth_uri: otpauthUri(siteName(house.env.SITE), account, secret) };
}

/** Turns two-factor login on with the first code of the app. Fails with `two_factor_off` when nothing was begun. */
export async function confirmTwoFactor(
  house: House,
  input: InputOf<typeof identity.twoFactorConfirm>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.twoFactorConfirm>> {
  const { memberId } = caller.member;
  const begun = await totpOf(house.db, memberId);
  if (!begun) throw new AppError('two_factor_off');
  if (begun.confirmed_at !== null) throw new AppError('two_factor_on');
  const recovery_codes = await withOwnCode(house, caller, input.code, async (tx) => {
    const { rowCount } = await tx.query(
      'update totp set confirmed_at = $2 where member_id = $1 and confirmed_at is null',
      [memberId, house.clock.now()],
    );
    if (rowCount === 0) throw new AppError('two_factor_on');
    // A passkey that was begun without a code would be kept without one.
    await dropChallenges(tx, memberId);
    await tellMember(tx, house, memberId, 'two_factor_on');
    return replaceRecoveryCodes(tx, house, memberId);
  });
  return { recovery_codes };
}

/** Ten new recovery codes; the ones before them stop working, and the member is told. */
export async function renewRecoveryCodes(
  house: House,
  input: InputOf<typeof identity.twoFactorCodes>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.twoFactorCodes>> {
  const { memberId } = caller.member;
  await assertOn(house, memberId);
  await confirmPassword(house, memberId, input.password);
  const recovery_codes = await withOwnCode(house, caller, input.code, async (tx) => {
    await tellMember(tx, house, memberId, 'recovery_codes_renewed');
    return replaceRecoveryCodes(tx, house, memberId);
  });
  return { recovery_codes };
}

/** Turns two-factor login off; the secret and the recovery codes are gone. */
export async function disableTwoFactor(
  house: House,
  input: InputOf<typeof identity.twoFactorDisable>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  const { memberId } = caller.member;
  await assertOn(house, memberId);
  await confirmPassword(house, memberId, input.password);
  await withOwnCode(house, caller, input.code, async (tx) => {
    if (!(await endTwoFactor(tx, house, memberId))) throw new AppError('two_factor_off');
  });
  return {};
}

/** Turns two-factor login off in the caller's transaction, and tells the member; false where it was off. */
export async function endTwoFactor(tx: Queryable, house: House, memberId: string): Promise<boolean> {
  if (!(await deleteTwoFactor(tx, memberId))) return false;
  await dropChallenges(tx, memberId);
  await tellMember(tx, house, memberId, 'two_factor_off');
  return true;
}

/** Takes the secret of the app and the recovery codes away; false where there was none. */
export async function deleteTwoFactor(tx: Queryable, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from totp where member_id = $1', [memberId]);
  if (rowCount === 0) return false;
  await tx.query('delete from recovery_code where member_id = $1', [memberId]);
  return true;
}

async function assertOn(house: House, memberId: string): Promise<void> {
  const totp = await totpOf(house.db, memberId);
  if (!totp?.confirmed_at) throw new AppError('two_factor_off');
}
