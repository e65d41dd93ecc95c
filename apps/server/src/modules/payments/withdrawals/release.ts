import { post } from '@arara/ledger';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { noticeWithdrawal, type Withdrawal, type WithdrawalState } from './withdrawal.ts';

/** Gives held funds back to the member's cash and says in which state the withdrawal ended. Once per withdrawal. */
export async function releaseFunds(
  tx: Queryable,
  house: House,
  row: Withdrawal,
  state: WithdrawalState,
): Promise<void> {
  const { wallets } = await lockedBalances(tx, row.member_id);
  await post(tx, {
    from: wallets.held.accountId,
    to: wallets.cash.accountId,
    amountCents: row.amount_cents,
    kind: 'withdrawal_release',
    reference: row.id,
  });
  await noticeWithdrawal(tx, house, row, state);
}
