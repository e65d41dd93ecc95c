import type { DataOf, platforms } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { listWalletPlatforms, type Platform, platformOf } from '../platform.ts';
import { askBalances } from '../read-balances.ts';
import { sendTransfer } from './send-transfer.ts';
import { startTransfer } from './start-transfer.ts';
import { presentTransfer, type Transfer } from './transfer.ts';

/** Brings everything home from one platform or all of them at the same time; one that does not answer holds up no other. */
export async function transferAllBack(
  house: House,
  memberId: string,
  code: string | undefined,
): Promise<DataOf<typeof platforms.transferAllBack>> {
  if (code) await platformOf(house.db, code);
  const wanted = await listWalletPlatforms(house.db, code || undefined);
  const balances = await askBalances(house, memberId, wanted);
  const found = await Promise.all(
    balances.map(async ({ platform, isKnown, balanceCents }) =>
      isKnown && balanceCents > 0n ? bringBack(house, memberId, platform, balanceCents) : null,
    ),
  );
  const transfers = found.filter((transfer) => transfer !== null);
  const arrivedCents = transfers
    .filter(({ state }) => state === 'done')
    .reduce((sum, transfer) => sum + transfer.amount_cents, 0n);
  return {
    items: transfers.map(presentTransfer),
    money: formatAmount(arrivedCents),
    unreachable: balances.filter(({ isKnown }) => !isKnown).map(({ platform }) => platform.code),
  };
}

async function bringBack(
  house: House,
  memberId: string,
  platform: Platform,
  amountCents: bigint,
): Promise<Transfer | null> {
  try {
    const id = await inTransaction(house.db, (tx) =>
      startTransfer(tx, house, { memberId, platform, direction: 'out', amountCents, cause: 'all_back' }),
    );
    return await sendTransfer(house, id);
  } catch (error) {
    // Another one is on its way: it is told of by the list.
    if (error instanceof AppError && error.code === 'transfer_in_progress') return null;
    throw error;
  }
}
