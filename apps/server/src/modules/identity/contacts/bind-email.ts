import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { brokenConstraint, inTransaction } from '../../../plugins/transaction.ts';
import { confirmPassword } from '../confirm-password.ts';
import { assertNoDemo } from '../no-demo.ts';
import { checkContactCode, sendContactCode } from './contact-code.ts';
import { contactsOf } from './contacts.ts';
import { tellMember } from './letters.ts';

/**
 * Sends a code to an e-mail address; replacing a bound one asks for the password. Whether somebody else has bound it is
 * told only to those who can read what is sent there.
 */
export async function requestEmailCode(
  house: House,
  input: InputOf<typeof identity.emailCode>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.emailCode>> {
  assertNoDemo(caller);
  if (!house.mail.isOpen) throw new AppError('mail_unavailable');
  const { memberId } = caller.member;
  const bound = await contactsOf(house.db, memberId);
  if (bound.email_verified_at !== null) {
    if (bound.email.toLowerCase() === input.email) throw new AppError('already_verified');
    if (input.password === undefined) throw fieldError({ password: 'enter_password' });
    await confirmPassword(house, memberId, input.password);
  }
  return sendContactCode(house, caller, { kind: 'email', address: input.email });
}

/** Binds the address that the code was sent to, and tells the one it replaces. */
export async function confirmEmail(
  house: House,
  input: InputOf<typeof identity.emailConfirm>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.emailConfirm>> {
  assertNoDemo(caller);
  const { memberId } = caller.member;
  const { email: address, code } = input;
  const right = await checkContactCode(house, memberId, { kind: 'email', address, code });
  if (!right) throw new AppError('code_expired');
  try {
    await inTransaction(house.db, async (tx) => {
      await right.use(tx);
      await tellMember(tx, house, memberId, 'email_changed');
      await tx.query('update member set email = $2, email_verified_at = $3, updated_at = $3 where id = $1', [
        memberId,
        address,
        house.clock.now(),
      ]);
    });
  } catch (error) {
    throw brokenConstraint(error) === 'member_email_unique' ? new AppError('email_taken') : error;
  }
  return { email: address };
}

/** Unbinds the e-mail address; the password confirms it, and the address is told. Fails with `not_found` without one. */
export async function removeEmail(
  house: House,
  input: InputOf<typeof identity.emailRemove>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  assertNoDemo(caller);
  const { memberId } = caller.member;
  await confirmPassword(house, memberId, input.password);
  await inTransaction(house.db, async (tx) => {
    await tellMember(tx, house, memberId, 'email_changed');
    const { rowCount } = await tx.query(
      `update member set email = '', email_verified_at = null, updated_at = $2
        where id = $1 and email_verified_at is not null`,
      [memberId, house.clock.now()],
    );
    if (rowCount === 0) throw new AppError('not_found');
  });
  return {};
}
