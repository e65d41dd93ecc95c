import type { InputOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { maskPhone } from '../../plugins/mask-contact.ts';
import { dropChallenges } from './challenges.ts';
import { confirmPassword } from './confirm-password.ts';
import { contactsOf, unproveContacts } from './contacts/contacts.ts';
import { tellMember } from './contacts/letters.ts';
import { endSessions, forgetSessions } from './end-sessions.ts';
import { assertNoDemo } from './no-demo.ts';
import { deletePasskeys } from './passkeys/stored-passkeys.ts';
import { guarded } from './two-factor/guarded.ts';

/**
 * Takes away what the member names of all that opens the account besides its password: whoever had it for a while may have left something
 * behind that outlives a new password. What is gone already stays so. Fails with `password_wrong`, `locked_out`, and as `guarded` does.
 */
export async function closeWays(
  house: House,
  input: InputOf<typeof identity.waysClose>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  assertNoDemo(caller);
  const { memberId, sessionId } = caller.member;
  await confirmPassword(house, memberId, input.password);
  const ended = await guarded(house, caller, input.code, async (tx) => {
    // A code that is on its way to another address, or to one that goes now, opens nothing any more.
    await dropChallenges(tx, memberId);
    const { phone } = await contactsOf(tx, memberId);
    if (input.phone && (await unproveContacts(tx, house, memberId, ['phone'])))
      await tellMember(tx, house, memberId, 'phone_removed', { label: maskPhone(phone) });
    if ((await deletePasskeys(tx, memberId, input.passkeys)).length > 0)
      await tellMember(tx, house, memberId, 'passkey_removed');
    if (input.email) await unproveContacts(tx, house, memberId, ['email']);
    if (!input.sessions) return [];
    return endSessions(tx, house, { memberId, which: { except: sessionId }, reason: 'revoked' });
  });
  forgetSessions(house, memberId, ended);
  return {};
}
