import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { findMemberFacts } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { presentMember } from './member-row.ts';

/** One member; that personal data was looked at is recorded. Fails with `member_unknown`. */
export async function viewMember(
  house: House,
  input: InputOf<typeof staff.staffMemberGet>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffMemberGet>> {
  return inTransaction(house.db, async (tx) => {
    const member = await findMemberFacts(tx, input.id);
    if (!member) throw new AppError('member_unknown');
    const shown = await presentMember(tx, member);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'member.view',
      subjectType: 'member',
      subjectId: member.memberId,
      detail: { account: member.account },
    });
    return shown;
  });
}
