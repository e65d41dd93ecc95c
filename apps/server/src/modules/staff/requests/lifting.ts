import type { DataOf, InputOf, staffRequests } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { knownMember } from '../care/known-member.ts';
import { askRequest } from './ask-request.ts';
import type { RequestKind } from './request-kind.ts';
import { memberOf, presentRequest } from './request-row.ts';

/**
 * Lifting a blacklisting. The member may log in again, unless the account was closed before; sessions that ended stay so. A
 * blacklisting neither moves nor holds money, so there is none to give back: what was refused meanwhile (rewards, the agent's
 * commission of those days) is not paid later.
 */
export const lifting: RequestKind = {
  permission: 'cases.decide',
  did: { ask: 'member.lifting_ask', approve: 'member.lift', refuse: 'member.lifting_refuse' },
  subject: (row) => ({ subjectType: 'member', subjectId: memberOf(row) }),
  detail: ({ account, reason }) => ({ account, reason }),
  carryOut: async (tx, house, asked) => {
    const { rowCount } = await tx.query(
      `update member set status = case when closed_at is null then 'active' else 'closed' end, updated_at = $2
        where id = $1 and status = 'blacklisted'`,
      [asked.member_id, house.clock.now()],
    );
    // Nothing else lets a blacklisted member go, so one who is asked about here is one.
    if (rowCount !== 1) throw new Error(`member ${asked.member_id} is not blacklisted`);
  },
};

/** Asks to lift a member's blacklisting. Fails with `member_unknown`, `member_not_blacklisted` and `request_waits`. */
export async function askLifting(
  house: House,
  { id, reason }: InputOf<typeof staffRequests.staffLiftingAsk>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRequests.staffLiftingAsk>> {
  return inTransaction(house.db, async (tx) => {
    const member = await knownMember(tx, id);
    if (member.status !== 'blacklisted') throw new AppError('member_not_blacklisted');
    return presentRequest(
      await askRequest(tx, house, caller, lifting, { kind: 'lifting', member_id: id, reason }),
    );
  });
}
