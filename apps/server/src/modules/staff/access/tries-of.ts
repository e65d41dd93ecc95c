import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import {
  asksForCaptcha,
  countedRule,
  forgetTries,
  forgetTriesBelow,
  giveBackTry,
  lockedOut,
  passwordRule,
  readTries,
  spendCaptcha,
  takeTry,
} from '../../identity/index.ts';

/** After so many failures of an e-mail, from wherever they came, a verification code is asked for. */
const freeFailures = 2;

/** What failed logins of a staff account are counted under; an account that does not exist is counted too. */
function triesOf(email: string): string {
  return `staff:${email}`;
}
const triesFrom = (email: string, network: string) => `${triesOf(email)} from ${network}`;
const triesOfCodes = (email: string) => `${triesOf(email)} codes`;
const triesInside = (email: string) => `${triesOf(email)} inside`;

interface LoginTry {
  readonly email: string;
  readonly network: string;
  readonly captcha_key?: string | undefined;
  readonly captcha_code?: string | undefined;
}

/**
 * Counts a login before it is checked, so that many at once are bounded like many in a row. Five failures in 15 minutes lock an
 * address out of an e-mail, never the e-mail itself: whoever guesses elsewhere does not keep its owner out, but from the third
 * failure on everybody has to show a verification code.
 * Gives how many failures these are, of this address and in all, if it is one. Fails with `locked_out`, `captcha_required` and
 * `captcha_wrong`.
 */
export async function admitLogin(
  house: House,
  { email, network, ...code }: LoginTry,
): Promise<{ here: number; all: number }> {
  const now = house.clock.now();
  const before = await readTries(house.db, triesFrom(email, network), now);
  if (before.count >= passwordRule.max) throw lockedOut(before, now);
  const hasShownCode = (await readTries(house.db, triesOf(email), now)).count >= freeFailures;
  if (hasShownCode) await spendCaptcha(house, code);
  const here = await takeTry(house.db, triesFrom(email, network), passwordRule, now);
  if (!here.isTaken) throw lockedOut(here, now);
  const all = await takeTry(house.db, triesOf(email), countedRule, now);
  if (!hasShownCode && all.count > freeFailures && asksForCaptcha(house)) {
    // Others have tried in the meantime.
    await giveBackTry(house.db, triesFrom(email, network));
    await giveBackTry(house.db, triesOf(email));
    throw new AppError('captcha_required');
  }
  return { here: here.count, all: all.count };
}

/** Whether the next login of an e-mail has to show a verification code. */
export const asksForCodeAfter = (house: House, failures: number): boolean =>
  asksForCaptcha(house) && failures >= freeFailures;

/**
 * Counts a code of the app before it is looked at, from wherever it comes: who gets so far has the password, so that nobody else is
 * kept out by it. Fails with `locked_out` after five in 15 minutes.
 */
export async function admitCode(house: House, email: string): Promise<void> {
  const now = house.clock.now();
  const tries = await takeTry(house.db, triesOfCodes(email), passwordRule, now);
  if (!tries.isTaken) throw lockedOut(tries, now);
}

/** Whoever gave the right password has not failed; what was tried from here stays counted, for the codes of the app. */
export const forgivePassword = (house: House, email: string): Promise<void> =>
  giveBackTry(house.db, triesOf(email));

/** Somebody logged in: their failures are over, those from other addresses are not. */
export async function forgetLogins(house: House, email: string, network: string): Promise<void> {
  await forgetTries(house.db, triesOf(email));
  await forgetTries(house.db, triesOfCodes(email));
  await forgetTries(house.db, triesFrom(email, network));
}

/** Counts a try of a password or a code inside a session before it is made; fails with `locked_out` after five in 15 minutes. */
export async function admitStaffTry(house: House, email: string): Promise<void> {
  const now = house.clock.now();
  const tries = await takeTry(house.db, triesInside(email), passwordRule, now);
  if (!tries.isTaken) throw lockedOut(tries, now);
}

export const forgetStaffTries = (house: House, email: string): Promise<void> =>
  forgetTries(house.db, triesInside(email));

/** Lifts every lock-out of an account. */
export const forgetEveryStaffTry = (...[db, email]: [Parameters<typeof forgetTriesBelow>[0], string]) =>
  forgetTriesBelow(db, triesOf(email));
