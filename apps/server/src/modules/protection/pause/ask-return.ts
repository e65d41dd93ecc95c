import type { DataOf, InputOf, protection } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { confirmPassword } from '../../identity/index.ts';
import { lockPlay } from '../lock-play.ts';
import { settingsOf } from '../settings.ts';

/** Between asking to come back and playing lies a day to think it over. */
const coolOffMs = 24 * 3_600_000;

/**
 * Asks to come back from a self-exclusion that is over; play opens 24 hours later. Asking again changes nothing.
 * Fails with `exclusion_not_over` while one runs, or when there is none, and with `password_wrong`, `locked_out`.
 */
export async function askReturn(
  house: House,
  input: InputOf<typeof protection.protectionReturn>,
  caller: MemberCaller,
): Promise<DataOf<typeof protection.protectionSettings>> {
  const { memberId } = caller.member;
  await confirmPassword(house, memberId, input.password);
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await lockPlay(tx, memberId);
    const { rows } = await tx.query<{ running: bigint; over: bigint; asked: bigint }>(
      `select count(*) filter (where returns_at is null and ends_at > $2) as running,
              count(*) filter (where returns_at is null and ends_at <= $2) as over,
              count(*) filter (where returns_at > $2) as asked
         from protection_pause where member_id = $1 and kind = 'self_exclusion'`,
      [memberId, now],
    );
    const { running, over, asked } = rows[0] ?? { running: 0n, over: 0n, asked: 0n };
    if (running > 0n || (over === 0n && asked === 0n)) throw new AppError('exclusion_not_over');
    await tx.query(
      `update protection_pause set returns_at = $2
        where member_id = $1 and kind = 'self_exclusion' and returns_at is null`,
      [memberId, new Date(now.getTime() + coolOffMs)],
    );
    return settingsOf(tx, house, memberId);
  });
}
