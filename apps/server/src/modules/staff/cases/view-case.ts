import type { DataOf, InputOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { otherCases } from '../../abuse/index.ts';
import { balancesOf } from '../../wallet/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { mustFindCase, presentCase } from './case-row.ts';

/** One case with what the member holds; that it was looked at is recorded. Fails with `case_unknown`. */
export async function viewCase(
  house: House,
  input: InputOf<typeof staff.staffCaseGet>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffCaseGet>> {
  return inTransaction(house.db, async (tx) => {
    const row = await mustFindCase(tx, input.id);
    const balances = row.member_id === null ? null : await balancesOf(tx, row.member_id);
    const others = await otherCases(tx, row);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'case.view',
      subjectType: 'case',
      subjectId: row.id,
      detail: { member_id: row.member_id ?? '', signal: row.signal },
    });
    return {
      ...presentCase(row),
      money: formatAmount(balances?.wallets.cash.balanceCents ?? 0n),
      bonus_money: formatAmount(balances?.wallets.bonus.balanceCents ?? 0n),
      others: others.map(({ created_at, ...other }) => ({ ...other, created_at: created_at.toISOString() })),
    };
  });
}
