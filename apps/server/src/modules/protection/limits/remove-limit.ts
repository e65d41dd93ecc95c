import type { DataOf, InputOf, protection } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { policyOf } from '../../../plugins/jurisdiction.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { settingsOf } from '../settings.ts';
import { type LimitKey, lockLimit, looseningMs, writeLimit } from './limit.ts';

/**
 * Takes a limit away 24 hours later. Fails with `limit_unset`, and with `limits_required` for the last one of a kind
 * that the jurisdiction makes mandatory.
 */
export async function removeLimit(
  house: House,
  input: InputOf<typeof protection.protectionRemoveLimit>,
  caller: MemberCaller,
): Promise<DataOf<typeof protection.protectionSettings>> {
  const key = { memberId: caller.member.memberId, kind: input.kind, period: input.period };
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const limit = await lockLimit(tx, key, now);
    if (!limit) throw new AppError('limit_unset');
    const isMandatory = policyOf(house.env.JURISDICTION).limits.mandatory.includes(key.kind);
    if (isMandatory && !(await hasAnother(tx, key))) throw new AppError('limits_required');
    const isAskedAgain = limit.pending !== null && limit.pending.amount === null;
    if (!isAskedAgain) {
      const at = new Date(now.getTime() + looseningMs);
      await writeLimit(tx, key, { amount: limit.amount, pending: { amount: null, at } }, now);
    }
    return settingsOf(tx, house, key.memberId);
  });
}

/** Another limit of the same kind that stays. */
async function hasAnother(tx: Queryable, key: LimitKey): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select 1 from protection_limit
      where member_id = $1 and kind = $2 and period <> $3 and (pending_at is null or pending_amount is not null)`,
    [key.memberId, key.kind, key.period],
  );
  return (rowCount ?? 0) > 0;
}
