import { randomUUID } from 'node:crypto';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { inTransaction } from '../plugins/transaction.ts';
import type { TestHouse } from './house.ts';

/** Puts cash into a member's wallet through the ledger, without rollover: for tests that are not about deposits. */
export async function giveCash(test: TestHouse, memberId: string, amountCents: bigint): Promise<void> {
  await inTransaction(test.house.db, async (tx) => {
    const { cash } = await walletsOf(tx, memberId);
    await post(tx, {
      from: houseAccounts.adjustments,
      to: cash.accountId,
      amountCents,
      kind: 'adjustment',
      reference: randomUUID(),
    });
  });
}
