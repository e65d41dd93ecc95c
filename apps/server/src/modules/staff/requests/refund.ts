import type { DataOf, InputOf, staffRequests } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { askAboutRefund, declareRefunded, lockDeclarableRefund, lockRefund } from '../../payments/index.ts';
import { askRequest } from './ask-request.ts';
import type { RequestKind } from './request-kind.ts';
import { presentRequest, type RequestRow } from './request-row.ts';

/**
 * Declaring that a refund which the institution does not do went back to the payer in another way: by a transfer of the house's own. The
 * institution is asked when it is asked for and before it is carried out, and its word goes before any declaration.
 */
export const refund: RequestKind = {
  permission: 'withdrawals.review',
  did: {
    ask: 'deposit.refund_declare_ask',
    approve: 'deposit.refund_declare',
    refuse: 'deposit.refund_declare_refuse',
  },
  subject: (row) => ({ subjectType: 'refund', subjectId: pixOf(row) }),
  detail: (row) => ({
    ...(row.account !== '' && { account: row.account }),
    ...(row.order_number !== null && { order_number: row.order_number }),
    money: formatAmount(row.received_cents ?? 0n),
    evidence: row.evidence ?? '',
    psp_said: row.psp_said ?? '',
    reason: row.reason,
  }),
  askOthers: async (house, row) => {
    await askAboutRefund(house, pixOf(row));
  },
  lockFirst: (tx, row) => lockRefund(tx, pixOf(row)),
  carryOut: (tx, house, row) => declareRefunded(tx, house, pixOf(row)),
};

/**
 * Asks to declare that a refund went back in another way. Nothing of it is sent while that waits.
 * Fails as `lockDeclarableRefund` does, with `request_waits`, and as `askAboutRefund` does when the institution has ended it.
 */
export async function askRefundDeclaration(
  house: House,
  { id, evidence, reason }: InputOf<typeof staffRequests.staffRefundDeclare>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRequests.staffRefundDeclare>> {
  await inTransaction(house.db, (tx) => lockDeclarableRefund(tx, house, id));
  const psp_said = await askAboutRefund(house, id);
  return inTransaction(house.db, async (tx) => {
    const { memberId } = await lockDeclarableRefund(tx, house, id);
    const asked = {
      kind: 'refund',
      member_id: memberId,
      reason,
      end_to_end_id: id,
      evidence,
      psp_said,
    } as const;
    return presentRequest(await askRequest(tx, house, caller, refund, asked));
  });
}

function pixOf(row: RequestRow): string {
  if (row.end_to_end_id === null) throw new Error(`request ${row.id} is about no Pix`);
  return row.end_to_end_id;
}
