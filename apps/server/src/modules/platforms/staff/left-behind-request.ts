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
import { askAboutLeft, endLeftBehind, lockLeftBehind } from '../left-behind/end-left-behind.ts';

/**
 * What becomes of what a member has left with a platform that is gone: the house pays it, as a loss with platforms, or it is written off,
 * by what proves that it is lost. The member is told of either.
 */
export const leftBehindRequest: RequestKind = {
  permission: 'money.adjust',
  did: {
    ask: 'platform.left_behind_ask',
    approve: 'platform.left_behind',
    refuse: 'platform.left_behind_refuse',
  },
  subject: (row) => ({ subjectType: 'member', subjectId: memberOf(row) }),
  detail: (row) => ({
    account: row.account,
    platform: row.platform,
    money: formatAmount(leftOf(row).amountCents),
    declared: leftOf(row).isPaid ? 'left_paid' : 'left_lost',
    evidence: row.evidence ?? '',
    platform_said: row.platform_said ?? '',
    reason: row.reason,
  }),
  askOthers: async (house, row) => {
    await askAboutLeft(house, leftOf(row));
  },
  lockFirst: async (tx, row) => {
    await lockedBalances(tx, memberOf(row));
  },
  carryOut: (tx, house, row) => endLeftBehind(tx, house, { ...leftOf(row), reference: row.id }),
};

/**
 * Asks for one of the two. Fails as `lockLeftBehind` does, with `request_waits`, and with `platform_answers` when the platform is not
 * gone.
 */
export async function askLeftBehind(
  house: House,
  { id: memberId, platform, is_paid, evidence, reason }: InputOf<typeof staffRequests.staffLeftBehindAsk>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRequests.staffLeftBehindAsk>> {
  const left = { memberId, platform };
  await inTransaction(house.db, (tx) => lockLeftBehind(tx, house, left));
  const platform_said = await askAboutLeft(house, left);
  return inTransaction(house.db, async (tx) => {
    const asked = {
      kind: 'left_behind',
      member_id: memberId,
      reason,
      platform_code: platform,
      amount_cents: await lockLeftBehind(tx, house, left),
      is_paid,
      evidence,
      platform_said,
    } as const;
    return presentRequest(await askRequest(tx, house, caller, leftBehindRequest, asked));
  });
}

function leftOf(row: RequestRow) {
  const { platform_code: platform, amount_cents: amountCents, is_paid: isPaid } = row;
  if (platform === null || amountCents === null || isPaid === null)
    throw new Error(`request ${row.id} is about nothing left`);
  return { memberId: memberOf(row), platform, amountCents, isPaid };
}
