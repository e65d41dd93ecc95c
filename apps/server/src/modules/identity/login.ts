import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { VisitorCaller } from '../../plugins/caller.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { asksForCaptcha, spendCaptcha } from './captcha.ts';
import { recordWrongPassword } from './history/login-events.ts';
import { holdMember } from './hold-member.ts';
import { loginCounter } from './login-counter.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { type Credentials, credentialsByName, credentialsOf, replacePassword } from './queries.ts';
import { shutOut } from './shut-out.ts';
import {
  addressRule,
  forgetTries,
  giveBackTry,
  lockedOut,
  passwordRule,
  readTries,
  takeTry,
} from './tries.ts';
import { askSecondStep } from './two-factor/login-second-step.ts';
import { hasTwoFactor } from './two-factor/totp.ts';

type Input = InputOf<typeof identity.login>;

/** After so many failures of an account a verification code is asked for. */
const freeFailures = 2;

/**
 * Opens a session for an account, or for who names it by CPF. Nobody and a wrong password answer alike and do the same work. Fails with
 * `wrong_credentials`, `captcha_required`, `captcha_wrong`, `locked_out`, and for the right password with
 * `member_frozen`, `account_closed`, or `two_factor_required` and the challenge of the second step.
 */
export async function login(
  house: House,
  input: Input,
  caller: VisitorCaller,
): Promise<DataOf<typeof identity.login>> {
  const member = await credentialsByName(house.db, input.account);
  const counter = loginCounter(house, member?.account ?? input.account);
  const failures = await admitTry(house, input, counter, caller);
  const isRight = await isPassword(member?.password_hash ?? null, input.password);
  if (!member || !isRight) {
    await recordWrongPassword(house.db, { memberId: member?.id ?? null, caller, at: house.clock.now() });
    const captchaIsNext = asksForCaptcha(house) && failures >= freeFailures;
    throw new AppError('wrong_credentials', { captcha_required: captchaIsNext });
  }
  await forgetTries(house.db, counter);
  await giveBackTry(house.db, addressSubject(caller));
  if (member.status !== 'active') throw await shutOut(house, member, 'password', caller);
  if (isOutdated(member.password_hash)) await hashAgain(house, member, input.password);
  if (await hasTwoFactor(house.db, member.id)) throw await askSecondStep(house, member.id);
  return openSession(house, caller, 'password', (tx) => holdChecked(tx, house, member, input.password));
}

const addressSubject = (caller: VisitorCaller) => `address:${caller.network}`;

/**
 * Lets a try through or refuses it, and counts it as a failure before it is made, so that many at once are bounded
 * like many in a row. Returns the failures of the account if this is one.
 */
async function admitTry(house: House, input: Input, counter: string, caller: VisitorCaller): Promise<number> {
  const now = house.clock.now();
  const before = await readTries(house.db, counter, now);
  if (before.count >= passwordRule.max) throw lockedOut(before, now);
  const hasShownCode = before.count >= freeFailures;
  if (hasShownCode) await spendCaptcha(house, input);
  const fromAddress = await takeTry(house.db, addressSubject(caller), addressRule, now);
  if (!fromAddress.isTaken) throw lockedOut(fromAddress, now);
  const atAccount = await takeTry(house.db, counter, passwordRule, now);
  if (!atAccount.isTaken) throw lockedOut(atAccount, now);
  if (!hasShownCode && atAccount.count > freeFailures && asksForCaptcha(house)) {
    // Others have tried in the meantime.
    await giveBackTry(house.db, addressSubject(caller));
    await giveBackTry(house.db, counter);
    throw new AppError('captcha_required');
  }
  return atAccount.count;
}

/**
 * The member, held until the session is open: a password that was changed while this one was checked has ended every session, and
 * opens none, and one for which two-factor login was turned on asks for its second step. Fails with `wrong_credentials` and
 * `two_factor_required`.
 */
async function holdChecked(
  tx: Queryable,
  house: House,
  checked: Credentials,
  password: string,
): Promise<string> {
  await holdMember(tx, checked.id);
  const { password_hash: stored } = await credentialsOf(tx, checked.id);
  // A hash that was only made anew is another one of the same password.
  const isStill = stored === checked.password_hash || (await isPassword(stored, password));
  if (!isStill) throw new AppError('wrong_credentials', { captcha_required: false });
  if (await hasTwoFactor(tx, checked.id)) throw await askSecondStep(house, checked.id);
  return checked.id;
}

/** The cost of new hashes has changed since: the password is at hand now, so its hash is made anew. */
async function hashAgain(house: House, member: Credentials, password: string): Promise<void> {
  const newHash = await hashPassword(password);
  const at = house.clock.now();
  await replacePassword(house.db, { memberId: member.id, oldHash: member.password_hash, newHash, at });
}
