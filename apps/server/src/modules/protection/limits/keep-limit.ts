import type { DataOf, InputOf, protection } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { settingsOf } from '../settings.ts';
import { lockLimit, writeLimit } from './limit.ts';

/** Cancels a loosening that waits. Fails with `limit_change_unset` when none does, or when it holds already. */
export async function keepLimit(
  house: House,
  input: InputOf<typeof protection.protectionKeepLimit>,
  caller: MemberCaller,
): Promise<DataOf<typeof protection.protectionSettings>> {
  const key = { memberId: caller.member.memberId, kind: input.kind, period: input.period };
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const limit = await lockLimit(tx, key, now);
    if (!limit?.pending) throw new AppError('limit_change_unset');
    await writeLimit(tx, key, { amount: limit.amount, pending: null }, now);
    return settingsOf(tx, house, key.memberId);
  });
}
