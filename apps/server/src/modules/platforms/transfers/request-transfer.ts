import type { DataOf, InputOf, platforms } from '@arara/contract';
import { parseAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { once, requestHash } from '../../../plugins/idempotency.ts';
import { openClient, platformOf } from '../platform.ts';
import { hearIfLimited } from '../read-balances.ts';
import { sendTransfer } from './send-transfer.ts';
import { startTransfer } from './start-transfer.ts';
import { presentTransfer } from './transfer.ts';

/** Moves an amount to a platform or back, once for its key, and tells how it stands after the first try. */
export async function requestTransfer(
  house: House,
  direction: 'in' | 'out',
  input: InputOf<typeof platforms.transferIn>,
  caller: MemberCaller,
): Promise<DataOf<typeof platforms.transferIn>> {
  const { memberId } = caller.member;
  const platform = await platformOf(house.db, input.platType);
  if (direction === 'in') openClient(house, platform);
  if (direction === 'in') await hearIfLimited(house, memberId, platform);
  const amountCents = parseAmount(input.money);
  const key = {
    memberId,
    call: `transfer_${direction}`,
    key: caller.idempotencyKey,
    hash: requestHash(input),
  };
  const { id } = await once(house.db, key, async (tx) => ({
    id: await startTransfer(tx, house, { memberId, platform, direction, amountCents, cause: 'member' }),
  }));
  return presentTransfer(await sendTransfer(house, id));
}
