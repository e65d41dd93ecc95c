import type { DataOf, InputOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { otherCases } from '../../abuse/index.ts';
import { balancesOf } from '../../wallet/index.ts';
import { mustFindCase, presentCase } from './case-row.ts';

/** One case with what the member holds. Fails with `case_unknown`. */
export async function viewCase(
  house: House,
  input: InputOf<typeof staff.staffCaseGet>,
): Promise<DataOf<typeof staff.staffCaseGet>> {
  const { db } = house;
  const row = await mustFindCase(db, input.id);
  const balances = row.member_id === null ? null : await balancesOf(db, row.member_id);
  const others = await otherCases(db, row);
  return {
    ...presentCase(row),
    money: formatAmount(balances?.wallets.cash.balanceCents ?? 0n),
    bonus_money: formatAmount(balances?.wallets.bonus.balanceCents ?? 0n),
    others: others.map(({ created_at, ...other }) => ({ ...other, created_at: created_at.toISOString() })),
  };
}
