import type { DataOf, InputOf, protection } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { confirmPassword } from '../../identity/index.ts';
import { closePlay } from '../close-play.ts';
import { lockPlay } from '../lock-play.ts';
import { settingsOf } from '../settings.ts';

/**
 * Stops a member's bets, deposits and rewards from this moment for months or for ever. When the time is over nothing
 * opens by itself. Fails with `password_wrong`, `locked_out`, and `pause_shorter` when a longer one runs.
 */
export async function excludeSelf(
  house: House,
  input: InputOf<typeof protection.protectionExclude>,
  caller: MemberCaller,
): Promise<DataOf<typeof protection.protectionSettings>> {
  const { memberId } = caller.member;
  await confirmPassword(house, memberId, input.password);
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await lockPlay(tx, memberId);
    const running = await compareWithRunning(tx, memberId, now, input.months);
    if (running === 'longer') throw new AppError('pause_shorter');
    if (running !== 'same') {
      await tx.query(
        `insert into protection_pause (member_id, kind, starts_at, ends_at)
         values ($1, 'self_exclusion', $2, coalesce($2::timestamptz + make_interval(months => $3), 'infinity'))`,
        [memberId, now, input.months],
      );
      await closePlay(tx, house, memberId);
    }
    return settingsOf(tx, house, memberId);
  });
}

/** How the longest self-exclusion that has not been come back from compares with the one asked for. */
async function compareWithRunning(
  tx: Queryable,
  memberId: string,
  now: Date,
  months: number | null,
): Promise<'longer' | 'same' | 'none'> {
  const { rows } = await tx.query<{ compared: 'longer' | 'same' | 'none' }>(
    `select case when ends_at > wanted then 'longer' when ends_at = wanted then 'same' else 'none' end as compared
       from protection_pause,
            coalesce($2::timestamptz + make_interval(months => $3), 'infinity') as wanted
      where member_id = $1 and kind = 'self_exclusion' and returns_at is null
      order by ends_at desc limit 1`,
    [memberId, now, months],
  );
  return rows[0]?.compared ?? 'none';
}
