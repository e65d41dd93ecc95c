import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { maskEmail } from '../../../plugins/mask-contact.ts';
import { dropPasswordCode } from '../challenges.ts';
import { confirmPassword } from '../confirm-password.ts';
import { assertNoDemo } from '../no-demo.ts';
import { guarded } from '../two-factor/guarded.ts';
import { bindContact, requestContactCode } from './bind-contact.ts';
import { contactsOf } from './contacts.ts';
import { tellMember } from './letters.ts';

/**
 * Sends a code to an e-mail address; the password confirms it, and with two-factor login on a code of the app. Whether somebody else has bound it is told only to those who can read what is sent there.
 */
export function requestEmailCode(
  house: House,
  { email: address, password, second_code: secondCode }: InputOf<typeof identity.emailCode>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.emailCode>> {
  return requestContactCode(house, caller, { kind: 'email', address, password, secondCode });
}

/**
 * Binds the address that the code was sent to, and tells the one it replaces. Of a first one the message centre tells: no mail would reach
 * anybody but whoever binds it.
 */
export async function confirmEmail(
  house: House,
  { email: address, code }: InputOf<typeof identity.emailConfirm>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.emailConfirm>> {
  const isBound = await bindContact(house, caller, {
    kind: 'email',
    address,
    code,
    before: async (tx) => {
      const { memberId } = caller.member;
      const { email_verified_at } = await contactsOf(tx, memberId);
      if (email_verified_at) await tellMember(tx, house, memberId, 'email_changed');
      else await tellMember(tx, house, memberId, 'email_bound', { label: maskEmail(address) });
    },
  });
  if (!isBound) throw new AppError('code_expired');
  return { email: address };
}

/**
 * Unbinds the e-mail address; the password confirms it, with two-factor login on a code too, and the address is told. Fails with
 * `not_found` without one, and as `guarded` does.
 */
export async function removeEmail(
  house: House,
  input: InputOf<typeof identity.emailRemove>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  assertNoDemo(caller);
  const { memberId } = caller.member;
  await confirmPassword(house, memberId, input.password);
  await guarded(house, caller, input.code, async (tx) => {
    await tellMember(tx, house, memberId, 'email_changed');
    const { rowCount } = await tx.query(
      `update member set email = '', email_verified_at = null, updated_at = $2
        where id = $1 and email_verified_at is not null`,
      [memberId, house.clock.now()],
    );
    if (rowCount === 0) throw new AppError('not_found');
    await dropPasswordCode(tx, memberId);
  });
  return {};
}
