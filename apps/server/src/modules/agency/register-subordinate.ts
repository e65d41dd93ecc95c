import { agency, type DataOf, type InputOf } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { once, requestHash } from '../../plugins/idempotency.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import {
  assertRegistrable,
  countTakenAccounts,
  countTakenCpfs,
  hashPassword,
  registerMember,
} from '../identity/index.ts';
import { sendMessage } from '../information/index.ts';

type Data = DataOf<typeof agency.registerSubordinate>;

/**
 * Registers a member under the caller, whose own session goes on. The member reads that whoever did it knows the password. Who asks
 * on and on which accounts or CPFs are taken is told nothing any more (`too_many_requests`). Fails as registration does, and with
 * `demo_not_allowed` or `member_frozen` for a caller who may not invite.
 */
export async function registerSubordinate(
  house: House,
  input: InputOf<typeof agency.registerSubordinate>,
  caller: MemberCaller,
): Promise<Data> {
  if (caller.member.isDemo) throw new AppError('demo_not_allowed');
  assertRegistrable(house, input);
  const passwordHash = await hashPassword(input.password);
  // A fast digest of a password is never stored: a repeated request is known by everything else.
  const { password: _, password_confirmation: __, ...known } = input;
  const askers = [caller.network, caller.member.memberId];
  const attempt = () =>
    once(
      house.db,
      {
        memberId: caller.member.memberId,
        call: agency.registerSubordinate.name,
        key: caller.idempotencyKey,
        hash: requestHash(known),
      },
      async (tx): Promise<Data> => {
        const introducer = await inviterOf(tx, caller.member.memberId);
        const memberId = await registerMember(
          tx,
          house,
          { input, passwordHash, introducer, isByOther: true },
          caller,
        );
        const key = 'information.message_handed';
        await sendMessage(tx, house, {
          memberId,
          kind: 'account',
          key,
          at: house.clock.now(),
          isQuiet: true,
        });
        return {
          member_id: memberId,
          account: input.account,
          inviter_id: introducer.id,
          registered_at: house.clock.now().toISOString(),
        };
      },
    );
  return countTakenCpfs(house, askers, () => countTakenAccounts(house, askers, attempt));
}

/** The caller as inviter, held in the present status until the subordinate is registered. */
async function inviterOf(tx: Queryable, memberId: string): Promise<{ id: string; agentId: string | null }> {
  const { rows } = await tx.query<{ agent_id: string | null; status: string; is_demo: boolean }>(
    'select agent_id, status, is_demo from member where id = $1 for share',
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} is gone`);
  if (row.is_demo) throw new AppError('demo_not_allowed');
  if (row.status !== 'active') throw new AppError('member_frozen');
  return { id: memberId, agentId: row.agent_id };
}
