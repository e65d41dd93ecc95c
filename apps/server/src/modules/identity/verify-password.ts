import type { InputOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { confirmPassword } from './confirm-password.ts';

/** Checks the login password; fails with `password_wrong` or `locked_out`. */
export async function verifyPassword(
  house: House,
  input: InputOf<typeof identity.verifyPassword>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  await confirmPassword(house, caller.member.memberId, input.password);
  return {};
}
