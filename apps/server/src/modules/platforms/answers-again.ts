import type { House } from '../../house.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { askTransfersAgain } from './transfers/ask-again.ts';

/** A platform that answered nobody answers again: whatever waited for it begins at once, on all instances. */
export async function answersAgain(house: House, platform: string): Promise<void> {
  await inTransaction(house.db, (tx) => askTransfersAgain(tx, house, platform));
}
