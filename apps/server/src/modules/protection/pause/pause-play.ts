import type { DataOf, InputOf, protection } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { closePlay } from '../close-play.ts';
import { lockPlay } from '../lock-play.ts';
import { settingsOf } from '../settings.ts';

const dayMs = 86_400_000;

/**
 * Stops a member's bets and deposits from this moment, in every open session. It ends by itself and cannot be shortened:
 * fails with `pause_shorter` when play is closed for longer already.
 */
export async function pausePlay(
  house: House,
  input: InputOf<typeof protection.protectionPause>,
  caller: MemberCaller,
): Promise<DataOf<typeof protection.protectionSettings>> {
  const { memberId } = caller.member;
  const now = house.clock.now();
  const endsAt = new Date(now.getTime() + input.days * dayMs);
  return inTransaction(house.db, async (tx) => {
    await lockPlay(tx, memberId);
    const { rows } = await tx.query<{ longer: boolean; same: boolean }>(
      `select coalesce(paused_until > $2, false) as longer, coalesce(paused_until = $2, false) as same
         from member_play where member_id = $1`,
      [memberId, endsAt],
    );
    if (rows[0]?.longer) throw new AppError('pause_shorter');
    if (!rows[0]?.same) {
      await tx.query(
        `insert into protection_pause (member_id, kind, starts_at, ends_at) values ($1, 'pause', $2, $3)`,
        [memberId, now, endsAt],
      );
      await closePlay(tx, house, memberId);
    }
    return settingsOf(tx, house, memberId);
  });
}
