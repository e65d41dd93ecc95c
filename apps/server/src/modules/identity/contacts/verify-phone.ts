import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { fieldError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { bindContact, requestContactCode } from './bind-contact.ts';

/** Sends a code to a mobile phone; replacing a verified one asks for the password, and with two-factor login on for a code of the app. */
export function requestPhoneCode(
  house: House,
  { phone: address, password, second_code: secondCode }: InputOf<typeof identity.phoneCode>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.phoneCode>> {
  return requestContactCode(house, caller, { kind: 'phone', address, password, secondCode });
}

/** Verifies the phone that the code was sent to; another number is `phone_incorrect`. */
export async function confirmPhone(
  house: House,
  { phone: address, code }: InputOf<typeof identity.phoneConfirm>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.phoneConfirm>> {
  if (!(await bindContact(house, caller, { kind: 'phone', address, code })))
    throw fieldError({ phone: 'phone_incorrect' });
  return { phone: address };
}
