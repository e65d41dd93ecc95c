import type { House } from '../../house.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { tryHomecomingsAgain } from './homecoming/start-homecomings.ts';
import { askTransfersAgain } from './transfers/ask-again.ts';

/** A platform that answered nobody answers again: whatever waited for it begins at once, on all instances. */
export async function answersAgain(house: House, platform: string): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    await askTransfersAgain(tx, house, platform);
    await tryHomecomingsAgain(tx, house, platform);
  });
}
