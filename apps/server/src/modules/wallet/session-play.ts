import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { firstRoundIdAt } from '../../plugins/first-round-id.ts';

/**
 * The time this session has lasted and what play in it has brought: always one glance away. A bet that was taken back is a
 * round that is neither open nor settled: nobody played it. A round of a platform is no round of ours before it is counted, which
 * may be never, but its money has moved.
 */
export async function sessionPlay(house: House, caller: MemberCaller) {
  const { memberId, sessionId } = caller.member;
  const sessions = await house.db.query<{ started_at: Date }>(
    'select created_at as started_at from session where id = $1',
    [sessionId],
  );
  const startedAt = sessions.rows[0]?.started_at;
  if (!startedAt) throw new Error('the session of a served request is gone');
  const { rows } = await house.db.query<{ stake: bigint; payout: bigint }>(
    `select coalesce(sum(stake_cents), 0)::bigint as stake, coalesce(sum(payout_cents), 0)::bigint as payout
       from (select stake_cents, payout_cents from round
              where member_id = $1 and id >= $2 and (is_open or settled_at is not null)
             union all
             select stake_cents, payout_cents from seamless_round
              where member_id = $1 and id >= $2 and settled_at is null) as played`,
    [memberId, firstRoundIdAt(startedAt)],
  );
  const { stake, payout } = rows[0] ?? { stake: 0n, payout: 0n };
  return {
    session_id: sessionId,
    started_at: startedAt.toISOString(),
    net: formatAmount(payout - stake),
    turnover: formatAmount(stake),
  };
}
