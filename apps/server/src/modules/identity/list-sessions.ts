import type { DataOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { idleMs, lifeMs } from './open-session.ts';

const dayMs = 86_400_000;
/** As many are told as are of use to who looks for a stranger among them. */
const crowdedShownMax = 20;

interface Row {
  readonly id: string;
  readonly device: string;
  readonly ip: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

/** Open sessions of the member, newest first, and which ended in the last day because one more was opened. */
export async function listSessions(
  house: House,
  _input: unknown,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.sessions>> {
  const { memberId, sessionId } = caller.member;
  const now = house.clock.now().getTime();
  const open = await house.db.query<Row>(
    `select id, device, ip, created_at, last_seen_at from session
      where member_id = $1 and ended_at is null and last_seen_at > $2 and created_at > $3
      order by created_at desc, id desc limit 100`,
    [memberId, new Date(now - idleMs), new Date(now - lifeMs)],
  );
  const crowded = await house.db.query<Row & { ended_at: Date }>(
    `select id, device, ip, created_at, last_seen_at, ended_at from session
      where member_id = $1 and end_reason = 'crowded' and ended_at > $2 and last_seen_at > $3
      order by ended_at desc, id desc limit $4`,
    [memberId, new Date(now - dayMs), new Date(now - dayMs - lifeMs), crowdedShownMax],
  );
  return {
    items: open.rows.map((row) => ({ ...present(row), is_current: row.id === sessionId })),
    max: house.env.SESSIONS_MAX,
    crowded_out: crowded.rows.map((row) => ({ ...present(row), ended_at: row.ended_at.toISOString() })),
  };
}

const present = ({ created_at, last_seen_at, ...row }: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
  last_seen_at: last_seen_at.toISOString(),
});
