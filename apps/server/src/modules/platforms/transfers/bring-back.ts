import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import type { Platform } from '../platform.ts';
import { sendTransfer } from './send-transfer.ts';
import { type NewTransfer, startTransfer } from './start-transfer.ts';
import { findOpenTransfer, type Transfer } from './transfer.ts';

/**
 * Brings an amount home from a platform and tells how it stands after the first try. Where another transfer is on its way, that
 * one is given instead; null when it has ended meanwhile.
 */
export async function bringBack(
  house: House,
  memberId: string,
  platform: Platform,
  amountCents: bigint,
  cause: NewTransfer['cause'],
): Promise<Transfer | null> {
  try {
    const id = await inTransaction(house.db, (tx) =>
      startTransfer(tx, house, { memberId, platform, direction: 'out', amountCents, cause }),
    );
    return await sendTransfer(house, id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'transfer_in_progress') throw error;
    return findOpenTransfer(house.db, memberId, platform.code);
  }
}
