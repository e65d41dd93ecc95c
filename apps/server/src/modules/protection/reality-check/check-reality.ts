import type { DataOf, protection } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { sessionPlay } from '../../wallet/index.ts';
import { intervalOf } from './interval.ts';

const minuteMs = 60_000;

/** How long this session has lasted, what play in it has brought, and whether the interval since the last look is over. */
export async function checkReality(
  house: House,
  caller: MemberCaller,
): Promise<DataOf<typeof protection.realityCheck>> {
  const { memberId, sessionId } = caller.member;
  const play = await sessionPlay(house, caller);
  const everyMinutes = await intervalOf(house.db, memberId);
  const { rows } = await house.db.query<{ seen_at: Date }>(
    'select seen_at from protection_reality_seen where session_id = $1',
    [sessionId],
  );
  const now = house.clock.now().getTime();
  const startedAt = new Date(play.started_at).getTime();
  const dueAt = (rows[0]?.seen_at.getTime() ?? startedAt) + everyMinutes * minuteMs;
  return {
    started_at: play.started_at,
    elapsed_minutes: Math.max(0, Math.floor((now - startedAt) / minuteMs)),
    net: play.net,
    turnover: play.turnover,
    every_minutes: everyMinutes,
    is_due: now >= dueAt,
    due_at: new Date(dueAt).toISOString(),
  };
}
