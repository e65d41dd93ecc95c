import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import { fieldError } from '../../plugins/app-error.ts';
import type { VisitorCaller } from '../../plugins/caller.ts';
import { spendCaptcha } from './captcha.ts';
import { countTakenCpfs } from './count-taken.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { introducerOf } from './queries.ts';
import { assertRegistrable, registerMember } from './register-member.ts';

/**
 * Registers a member and opens a session, all or nothing. Fails with `invalid_input` and its fields,
 * `captcha_required`, `captcha_wrong`, `account_taken` (regardless of case) or `cpf_taken`.
 */
export async function register(
  house: House,
  input: InputOf<typeof identity.register>,
  caller: VisitorCaller,
): Promise<DataOf<typeof identity.register>> {
  assertRegistrable(house, input);
  await spendCaptcha(house, input);
  const found = input.introducer ? await introducerOf(house.db, input.introducer) : null;
  if (input.introducer && !found) throw fieldError({ introducer: 'introducer_unknown' });
  const introducer = found && { id: found.id, agentId: found.agent_id };
  const passwordHash = await hashPassword(input.password);
  return countTakenCpfs(house, [caller.network], () =>
    openSession(house, caller, 'register', (tx) =>
      registerMember(tx, house, { input, passwordHash, introducer }, caller),
    ),
  );
}
