import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';

/** The time this session has lasted and what play in it has brought: always one glance away. */
export async function sessionPlay(house: House, caller: MemberCaller) {
  const { rows } = await house.db.query<{ started_at: Date; stake: bigint; payout: bigint }>(
    `select s.created_at as started_at,
            coalesce(sum(r.stake_cents), 0)::bigint as stake, coalesce(sum(r.payout_cents), 0)::bigint as payout
       from session s left join round r on r.member_id = s.member_id and r.created_at >= s.created_at
      where s.id = $1 group by s.id`,
    [caller.member.sessionId],
  );
  const [row] = rows;
  if (!row) throw new Error('the session of a served request is gone');
  return {
    session_id: caller.member.sessionId,
    started_at: row.started_at.toISOString(),
    net: formatAmount(row.payout - row.stake),
    turnover: formatAmount(row.stake),
  };
}
