import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { record } from '../../../plugins/events.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { findMemberFacts, forgetSessions, freezeSessions, tellMember } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { presentMember } from './member-row.ts';

/**
 * Freezes a member, lets one back in, or opens again what its member has closed, and writes to the member that it is open: a
 * self-exclusion goes on. Freezing ends every session: the next request of each answers `force_offline`. A blacklisted member is
 * neither: two people let one go (`liftings/`). Fails with `member_unknown`, `state_changed` and `account_erased`.
 */
export async function setMemberStatus(
  house: House,
  input: InputOf<typeof staff.staffMemberStatus>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffMemberStatus>> {
  const now = house.clock.now();
  const { shown, ended } = await inTransaction(house.db, async (tx) => {
    const member = await findMemberFacts(tx, input.id);
    if (!member) throw new AppError('member_unknown');
    if (member.isErasing) throw new AppError('account_erased');
    const isReopened = input.status === 'active' && member.status === 'closed';
    const from = input.status === 'frozen' ? 'active' : isReopened ? 'closed' : 'frozen';
    if (!(await changeStatus(tx, input.id, from, input.status, now))) throw new AppError('state_changed');
    const ended = input.status === 'frozen' ? await freezeSessions(tx, house, input.id) : [];
    if (input.status === 'frozen') await record(tx, 'play.closed', { memberId: input.id });
    if (isReopened) await tellMember(tx, house, input.id, 'account_reopened');
    await recordStatus(tx, caller, member, { ...input, isReopened, sessionsEnded: ended.length, at: now });
    return {
      shown: await presentMember(tx, {
        ...member,
        status: input.status,
        closedAt: isReopened ? null : member.closedAt,
      }),
      ended,
    };
  });
  forgetSessions(house, input.id, ended);
  return shown;
}

/**
 * Freezes an active member within a decision about it, and records that by itself; whoever is frozen or blacklisted stays so.
 * Gives the sessions that ended: call `forgetSessions` with them after the commit.
 */
export async function freezeMember(
  tx: Queryable,
  house: House,
  caller: StaffCaller,
  { memberId, account, reason }: { memberId: string; account: string; reason: string },
): Promise<string[]> {
  const at = house.clock.now();
  if (!(await changeStatus(tx, memberId, 'active', 'frozen', at))) return [];
  const ended = await freezeSessions(tx, house, memberId);
  await record(tx, 'play.closed', { memberId });
  await recordStatus(
    tx,
    caller,
    { memberId, account },
    { status: 'frozen', reason, sessionsEnded: ended.length, at },
  );
  return ended;
}

async function recordStatus(
  tx: Queryable,
  caller: StaffCaller,
  { memberId, account }: { memberId: string; account: string },
  done: {
    status: 'active' | 'frozen';
    isReopened?: boolean;
    reason: string;
    sessionsEnded: number;
    at: Date;
  },
): Promise<void> {
  await recordAudit(tx, actorOf(caller), done.at, {
    action: done.isReopened
      ? 'member.reopen'
      : done.status === 'frozen'
        ? 'member.freeze'
        : 'member.unfreeze',
    subjectType: 'member',
    subjectId: memberId,
    detail: { account, reason: done.reason, sessions_ended: done.sessionsEnded },
  });
}

async function changeStatus(
  tx: Queryable,
  memberId: string,
  from: 'active' | 'frozen' | 'closed',
  to: 'active' | 'frozen',
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update member set status = $3, updated_at = $4, closed_at = case when status = 'closed' then null else closed_at end
      where id = $1 and status = $2 and erasing_at is null`,
    [memberId, from, to, at],
  );
  return rowCount === 1;
}
