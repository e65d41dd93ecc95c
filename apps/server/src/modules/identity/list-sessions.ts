import type { DataOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { idleMs, lifeMs } from './open-session.ts';

/** Open sessions of the member, newest first, at most a hundred. */
export async function listSessions(
  house: House,
  _input: unknown,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.sessions>> {
  const { rows } = await house.db.query<{
    id: string;
    device: string;
    ip: string;
    created_at: Date;
    last_seen_at: Date;
  }>(
    `select id, device, ip, created_at, last_seen_at from session
      where member_id = $1 and ended_at is null and last_seen_at > $2 and created_at > $3
      order by created_at desc, id desc limit 100`,
    [
      caller.member.memberId,
      new Date(house.clock.now().getTime() - idleMs),
      new Date(house.clock.now().getTime() - lifeMs),
    ],
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      is_current: row.id === caller.member.sessionId,
      device: row.device,
      ip: row.ip,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
    })),
  };
}
