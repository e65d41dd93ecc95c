import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { startOfRange } from '../../../plugins/clock.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { findMemberFacts } from '../../identity/index.ts';
import { presentStatement } from '../../wallet/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';

/** A member's movements, newest first, all of them without a range; the look is recorded. Fails with `member_unknown`. */
export async function viewStatement(
  house: House,
  input: InputOf<typeof staff.staffMemberStatement>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffMemberStatement>> {
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const member = await findMemberFacts(tx, input.id);
    if (!member) throw new AppError('member_unknown');
    const page = await presentStatement(tx, {
      memberId: member.memberId,
      ...(input.range && { since: startOfRange(input.range, now) }),
      page: input.page,
      pageSize: input.page_size,
    });
    await recordAudit(tx, actorOf(caller), now, {
      action: 'member.view_statement',
      subjectType: 'member',
      subjectId: member.memberId,
      detail: { account: member.account, page: input.page },
    });
    return page;
  });
}
