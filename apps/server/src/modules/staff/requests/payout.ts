import type { DataOf, InputOf, staffRequests } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { askAboutSilent, declarePayout, lockDeclarable } from '../../payments/index.ts';
import { askRequest } from './ask-request.ts';
import type { RequestKind } from './request-kind.ts';
import { presentRequest, type RequestRow } from './request-row.ts';

/**
 * Declaring how a payout ended of which the institution has not told: by what the bank has proven on paper. The institution is
 * asked when it is asked for and before it is carried out, and its word goes before any declaration.
 */
export const payout: RequestKind = {
  permission: 'withdrawals.review',
  did: {
    ask: 'withdrawal.declare_ask',
    approve: 'withdrawal.declare',
    refuse: 'withdrawal.declare_refuse',
  },
  subject: (row) => ({ subjectType: 'withdrawal', subjectId: declaredOf(row).id }),
  detail: (row) => ({
    account: row.account,
    order_number: row.order_number ?? '',
    money: formatAmount(row.withdrawn_cents ?? 0n),
    declared: declaredOf(row).isPaid ? 'paid' : 'not_paid',
    evidence: row.evidence ?? '',
    psp_said: row.psp_said ?? '',
    reason: row.reason,
  }),
  askOthers: async (house, row) => {
    await askAboutSilent(house, declaredOf(row).id);
  },
  lockFirst: async (tx, row) => {
    await tx.query('select from withdrawal where id = $1 for update', [row.withdrawal_id]);
  },
  carryOut: async (tx, house, row) => {
    const { id, isPaid } = declaredOf(row);
    await declarePayout(tx, house, await lockDeclarable(tx, house, id), {
      isPaid,
      evidence: row.evidence ?? '',
    });
  },
};

/**
 * Asks to declare how a payout ended. Nothing of it is sent while that waits.
 * Fails with `withdrawal_unknown`, `state_changed`, `payout_too_fresh`, `request_waits`, and as `askAboutSilent` does when the
 * institution knows something of it.
 */
export async function askDeclaration(
  house: House,
  { id, is_paid, evidence, reason }: InputOf<typeof staffRequests.staffPayoutDeclare>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRequests.staffPayoutDeclare>> {
  await inTransaction(house.db, (tx) => lockDeclarable(tx, house, id));
  const psp_said = await askAboutSilent(house, id);
  return inTransaction(house.db, async (tx) => {
    const { member_id } = await lockDeclarable(tx, house, id);
    const asked = {
      kind: 'payout',
      member_id,
      reason,
      withdrawal_id: id,
      is_paid,
      evidence,
      psp_said,
    } as const;
    return presentRequest(await askRequest(tx, house, caller, payout, asked));
  });
}

function declaredOf(row: RequestRow): { id: string; isPaid: boolean } {
  if (row.withdrawal_id === null || row.is_paid === null)
    throw new Error(`request ${row.id} declares nothing`);
  return { id: row.withdrawal_id, isPaid: row.is_paid };
}
