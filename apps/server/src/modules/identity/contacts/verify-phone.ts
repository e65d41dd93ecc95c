import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { fieldError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { maskPhone } from '../../../plugins/mask-contact.ts';
import { bindContact, requestContactCode } from './bind-contact.ts';
import { contactsOf } from './contacts.ts';
import { tellMember } from './letters.ts';

/**
 * Sends a code to a mobile phone; another than the member gave at the own registration asks for the password, and with two-factor login
 * on for a code of the app.
 */
export function requestPhoneCode(
  house: House,
  { phone: address, password, second_code: secondCode }: InputOf<typeof identity.phoneCode>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.phoneCode>> {
  return requestContactCode(house, caller, { kind: 'phone', address, password, secondCode });
}

/** Verifies the phone that the code was sent to, and tells the member when it is another one than before; another number is `phone_incorrect`. */
export async function confirmPhone(
  house: House,
  { phone: address, code }: InputOf<typeof identity.phoneConfirm>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.phoneConfirm>> {
  const isBound = await bindContact(house, caller, {
    kind: 'phone',
    address,
    code,
    before: async (tx) => {
      const { memberId } = caller.member;
      const { phone } = await contactsOf(tx, memberId);
      if (phone !== address)
        await tellMember(tx, house, memberId, 'phone_changed', { label: maskPhone(address) });
    },
  });
  if (!isBound) throw fieldError({ phone: 'phone_incorrect' });
  return { phone: address };
}
