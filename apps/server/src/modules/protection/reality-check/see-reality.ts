import type { DataOf, protection } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { checkReality } from './check-reality.ts';

/** Notes that a due reality check was seen; one that is not due cannot be put off. */
export async function seeReality(
  house: House,
  caller: MemberCaller,
): Promise<DataOf<typeof protection.realityCheckSeen>> {
  const check = await checkReality(house, caller);
  if (!check.is_due) return check;
  await house.db.query(
    `insert into protection_reality_seen (session_id, seen_at) values ($1, $2)
     on conflict (session_id) do update set seen_at = excluded.seen_at`,
    [caller.member.sessionId, house.clock.now()],
  );
  return checkReality(house, caller);
}
