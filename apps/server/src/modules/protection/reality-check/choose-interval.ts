import type { DataOf, InputOf, protection } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { settingsOf } from '../settings.ts';

/** Chooses how often the reality check comes; it holds for the session that is open too. */
export async function chooseInterval(
  house: House,
  input: InputOf<typeof protection.realityCheckEvery>,
  caller: MemberCaller,
): Promise<DataOf<typeof protection.protectionSettings>> {
  const { memberId } = caller.member;
  await house.db.query(
    `insert into protection_reality (member_id, every_minutes) values ($1, $2)
     on conflict (member_id) do update set every_minutes = excluded.every_minutes`,
    [memberId, input.minutes],
  );
  return settingsOf(house.db, house, memberId);
}
