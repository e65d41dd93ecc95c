import { houseAccounts, post } from '@arara/ledger';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';

/** Takes cash from a member for a case, once, and at most what is there. Gives how many centavos it was. */
export async function deductCash(
  tx: Queryable,
  house: House,
  deduction: { memberId: string; wantedCents: bigint; caseId: string },
): Promise<bigint> {
  const { memberId, wantedCents, caseId } = deduction;
  const { cash } = (await lockedBalances(tx, memberId)).wallets;
  const missing = wantedCents - cash.balanceCents;
  const amountCents = wantedCents - (missing > 0n ? missing : 0n);
  if (amountCents === 0n) return 0n;
  await post(tx, {
    from: cash.accountId,
    to: houseAccounts.adjustments,
    amountCents,
    kind: 'abuse_deduction',
    reference: caseId,
  });
  await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
  return amountCents;
}
