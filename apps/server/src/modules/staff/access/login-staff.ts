import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Caller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { hashPassword, isOutdated, isPassword, passwordRule } from '../../identity/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { presentStaff } from './present-staff.ts';
import { accountByEmail, normalEmail, renewHash, type StaffAccount } from './staff-accounts.ts';
import { openStaffSession } from './staff-sessions.ts';
import { hasStaffTotp, spendStaffTotp } from './staff-totp.ts';
import { admitCode, admitLogin, asksForCodeAfter, forgetLogins, forgivePassword } from './tries-of.ts';

/**
 * Opens a staff session. An unknown e-mail, a closed account and a wrong password answer alike and do the same work; five
 * failures in 15 minutes lock an address out of the e-mail, whether it exists or not, and are recorded. A password that an
 * administrator was shown is good once: the session it opens must set an own one. Fails with `wrong_credentials`,
 * `captcha_required`, `captcha_wrong`, `locked_out`, and for accounts with an authenticator app `two_factor_required` and `code_wrong`.
 */
export async function loginStaff(
  house: House,
  input: InputOf<typeof staff.staffLogin>,
  caller: Caller,
): Promise<DataOf<typeof staff.staffLogin>> {
  const email = normalEmail(input.email);
  const now = house.clock.now();
  const { captcha_key, captcha_code } = input;
  const { network } = caller;
  const failures = await admitLogin(house, { email, network, captcha_key, captcha_code });

  const account = await accountByEmail(house.db, email);
  const isRight = await isPassword(account?.password_hash ?? null, input.password);
  if (!account || !isRight || !account.is_active || account.password_kind === 'spent') {
    await recordFailure(house, caller, { account, what: 'password', failures: failures.here });
    throw new AppError('wrong_credentials', { captcha_required: asksForCodeAfter(house, failures.all) });
  }

  const hasTotp = await hasStaffTotp(house.db, account.id);
  const isTold = account.password_kind === 'told';
  const code = input.code ?? '';
  if (hasTotp && code === '') {
    // The try from here stays counted: a right password alone must not bring the guesses of codes back to none.
    await forgivePassword(house, email);
    throw new AppError('two_factor_required');
  }
  if (hasTotp) await admitCode(house, email);
  if (isOutdated(account.password_hash)) {
    await renewHash(house.db, account.id, account.password_hash, await hashPassword(input.password));
  }
  const session = await inTransaction(house.db, async (tx) => {
    const { role } = await holdChecked(tx, account, { password: input.password, hasTotp });
    if (hasTotp) await spendStaffTotp(tx, house, account.id, code);
    if (isTold) await spendToldPassword(tx, account.id);
    const opened = await openStaffSession(tx, house, account.id, caller);
    await recordAudit(tx, { staffId: account.id, email, ip: caller.ip }, now, {
      action: 'staff.login',
      subjectType: 'staff_session',
      subjectId: opened.sessionId,
      detail: { device: caller.device },
    });
    return { ...opened, role };
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'code_wrong')
      await recordFailure(house, caller, { account, what: 'code', failures: failures.here });
    throw error;
  });
  await forgetLogins(house, email, network);
  return {
    token: session.token,
    token_type: 'bearer',
    expires_at: session.expiresAt.toISOString(),
    staff: presentStaff(
      { staffId: account.id, email: account.email, role: session.role, mustChangePassword: isTold },
      hasTotp,
    ),
  };
}

/**
 * The account, held until the session is open: whoever was closed, or was given another password or an authenticator app while this
 * login was checked, has had every session ended, and gets none. Fails with `wrong_credentials` and `two_factor_required`.
 */
async function holdChecked(
  tx: Queryable,
  checked: StaffAccount,
  { password, hasTotp }: { password: string; hasTotp: boolean },
): Promise<StaffAccount> {
  await tx.query('select from staff where id = $1 for no key update', [checked.id]);
  const now = await accountByEmail(tx, checked.email);
  // A hash that was only made anew is another one of the same password.
  const isStill =
    now?.is_active &&
    now.id === checked.id &&
    now.password_kind === checked.password_kind &&
    (now.password_hash === checked.password_hash || (await isPassword(now.password_hash, password)));
  if (!now || !isStill) throw new AppError('wrong_credentials', { captcha_required: false });
  if (!hasTotp && (await hasStaffTotp(tx, checked.id))) throw new AppError('two_factor_required');
  return now;
}

/** A password that an administrator was shown opens one session, also of two at once. Fails with `wrong_credentials`. */
async function spendToldPassword(tx: Queryable, staffId: string): Promise<void> {
  const { rowCount } = await tx.query(
    `update staff set password_kind = 'spent' where id = $1 and password_kind = 'told'`,
    [staffId],
  );
  if (rowCount !== 1) throw new AppError('wrong_credentials');
}

interface Failure {
  readonly account: { readonly id: string; readonly email: string } | null;
  readonly what: 'password' | 'code';
  /** From this address so far. */
  readonly failures: number;
}

/**
 * Records that somebody failed, and that an address is locked out by it. What was typed for an e-mail that nobody has is not kept:
 * it may be a password in the wrong field.
 */
async function recordFailure(
  house: House,
  caller: Caller,
  { account, what, failures }: Failure,
): Promise<void> {
  const at = house.clock.now();
  const actor = { staffId: null, email: account?.email ?? 'unknown', ip: caller.ip };
  const about = { subjectType: 'staff', subjectId: account?.id ?? '' } as const;
  await inTransaction(house.db, async (tx) => {
    const detail = { what, device: caller.device, failures };
    await recordAudit(tx, actor, at, { action: 'staff.login_failed', ...about, detail });
    if (failures < passwordRule.max) return;
    await recordAudit(tx, actor, at, { action: 'staff.locked', ...about, detail: { failures } });
  });
}
