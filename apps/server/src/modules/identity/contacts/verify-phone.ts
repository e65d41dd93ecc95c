import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { brokenConstraint, inTransaction } from '../../../plugins/transaction.ts';
import { confirmPassword } from '../confirm-password.ts';
import { assertNoDemo } from '../no-demo.ts';
import { checkContactCode, sendContactCode } from './contact-code.ts';
import { contactsOf } from './contacts.ts';

/** Sends a code to a mobile phone; replacing a verified one asks for the password. */
export async function requestPhoneCode(
  house: House,
  input: InputOf<typeof identity.phoneCode>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.phoneCode>> {
  assertNoDemo(caller);
  if (!house.sms.isOpen) throw new AppError('sms_unavailable');
  const { memberId } = caller.member;
  const bound = await contactsOf(house.db, memberId);
  if (bound.phone_verified_at !== null) {
    if (bound.phone === input.phone) throw new AppError('already_verified');
    if (input.password === undefined) throw fieldError({ password: 'enter_password' });
    await confirmPassword(house, memberId, input.password);
  }
  return sendContactCode(house, caller, { kind: 'phone', address: input.phone });
}

/** Verifies the phone that the code was sent to; another number is `phone_incorrect`. */
export async function confirmPhone(
  house: House,
  input: InputOf<typeof identity.phoneConfirm>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.phoneConfirm>> {
  assertNoDemo(caller);
  const { memberId } = caller.member;
  const { phone: address, code } = input;
  const right = await checkContactCode(house, memberId, { kind: 'phone', address, code });
  if (!right) throw fieldError({ phone: 'phone_incorrect' });
  try {
    await inTransaction(house.db, async (tx) => {
      await right.use(tx);
      await tx.query('update member set phone = $2, phone_verified_at = $3, updated_at = $3 where id = $1', [
        memberId,
        address,
        house.clock.now(),
      ]);
    });
  } catch (error) {
    throw brokenConstraint(error) === 'member_phone_unique' ? new AppError('phone_taken') : error;
  }
  return { phone: address };
}
