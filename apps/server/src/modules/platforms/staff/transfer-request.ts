import type { DataOf, InputOf, staffRequests } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import {
  askRequest,
  memberOf,
  presentRequest,
  type RequestKind,
  type RequestRow,
} from '../../staff/index.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { askAboutTransfer, declareTransfer, lockDeclarableTransfer } from '../transfers/declare-transfer.ts';

/**
 * Declaring how a transfer to or from a platform ended that the platform tells no more: by a statement of its own, or of whoever
 * winds it up. A platform that is connected is asked when it is asked for and before it is carried out, and its word goes first.
 */
export const transferRequest: RequestKind = {
  permission: 'withdrawals.review',
  did: {
    ask: 'platform.transfer_declare_ask',
    approve: 'platform.transfer_declare',
    refuse: 'platform.transfer_declare_refuse',
  },
  subject: (row) => ({ subjectType: 'platform', subjectId: declaredOf(row).id }),
  detail: (row) => ({
    account: row.account,
    platform: row.platform,
    direction: row.direction ?? '',
    money: formatAmount(row.transferred_cents ?? 0n),
    declared: declaredOf(row).isDone ? 'done' : 'failed',
    evidence: row.evidence ?? '',
    platform_said: row.platform_said ?? '',
    reason: row.reason,
  }),
  askOthers: async (house, row) => {
    await askAboutTransfer(house, declaredOf(row).id);
  },
  // As whoever settles it: the member's gate, then the transfer, then what was asked for about it.
  lockFirst: async (tx, row) => {
    await lockedBalances(tx, memberOf(row));
    await tx.query('select from platform_transfer where id = $1 for update', [declaredOf(row).id]);
  },
  carryOut: (tx, house, row) => declareTransfer(tx, house, declaredOf(row)),
};

/**
 * Asks to declare how a transfer ended. Fails as `lockDeclarableTransfer` does, with `request_waits`, and with `transfer_known` when the
 * platform tells of it.
 */
export async function askTransferDeclaration(
  house: House,
  { id, is_done, evidence, reason }: InputOf<typeof staffRequests.staffTransferDeclare>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRequests.staffTransferDeclare>> {
  await inTransaction(house.db, (tx) => lockDeclarableTransfer(tx, house, id));
  const platform_said = await askAboutTransfer(house, id);
  return inTransaction(house.db, async (tx) => {
    const { member_id } = await lockDeclarableTransfer(tx, house, id);
    const asked = {
      kind: 'transfer',
      member_id,
      reason,
      transfer_id: id,
      is_done,
      evidence,
      platform_said,
    } as const;
    return presentRequest(await askRequest(tx, house, caller, transferRequest, asked));
  });
}

function declaredOf(row: RequestRow): { id: string; isDone: boolean } {
  if (row.transfer_id === null || row.is_done === null)
    throw new Error(`request ${row.id} declares no transfer`);
  return { id: row.transfer_id, isDone: row.is_done };
}
