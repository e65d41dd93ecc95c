import type { DataOf, platforms } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { keepForgotten, listWalletPlatforms, platformOf } from '../platform.ts';
import { askBalances, type KnownBalance } from '../read-balances.ts';
import { bringBack } from './bring-back.ts';
import { findOpenTransfer, presentTransfer, type Transfer } from './transfer.ts';

/**
 * Brings everything home from one platform or all of them at the same time; one that does not answer holds up no other. A
 * transfer that is open on a platform, there or back, stands in the answer as it is: nothing else can move before it is known.
 */
export async function transferAllBack(
  house: House,
  memberId: string,
  code: string | undefined,
): Promise<DataOf<typeof platforms.transferAllBack>> {
  if (code) await platformOf(house.db, code);
  const wanted = await listWalletPlatforms(house.db, code || undefined);
  const balances = await askBalances(house, memberId, wanted);
  const found = await Promise.all(balances.map((there) => bringOrFind(house, memberId, there)));
  const transfers = found.filter((transfer) => transfer !== null);
  const arrivedCents = transfers
    .filter(({ state, direction }) => state === 'done' && direction === 'out')
    .reduce((sum, transfer) => sum + transfer.amount_cents, 0n);
  return {
    items: transfers.map(presentTransfer),
    money: formatAmount(arrivedCents),
    unreachable: balances.filter(({ isKnown }) => !isKnown).map(({ platform }) => platform.code),
  };
}

async function bringOrFind(house: House, memberId: string, there: KnownBalance): Promise<Transfer | null> {
  const { platform, isKnown, isForgotten, balanceCents } = there;
  if (isForgotten) await keepForgotten(house.db, platform.code, memberId);
  return isKnown && balanceCents > 0n
    ? bringBack(house, memberId, platform, balanceCents, 'all_back')
    : findOpenTransfer(house.db, memberId, platform.code);
}
