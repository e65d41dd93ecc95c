import { agency, type DataOf } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { maskAccount } from '../../plugins/mask-account.ts';
import { isRechargeOn } from './jurisdiction.ts';

interface Agent {
  readonly invite_code: string;
  readonly created_at: Date;
  readonly top_id: string | null;
  readonly agent_id: string | null;
  readonly inviter_account: string | null;
  readonly inviter_joined_at: Date | null;
}

/** The member as an agent. */
export async function summary(house: House, caller: MemberCaller): Promise<DataOf<typeof agency.summary>> {
  const { memberId } = caller.member;
  const agent = await agentOf(house, memberId);
  const earned = await earnedBy(house, memberId);
  return {
    my_id: memberId,
    inviter_id: agent.top_id,
    inviter: presentInviter(agent),
    agent_id: agent.agent_id,
    invitation_code: agent.invite_code,
    share_url: `${house.publicUrl()}/?code=${agent.invite_code}`,
    mechanisms: agency.mechanisms.filter((mechanism) => mechanism !== 'recharge' || isRechargeOn(house)),
    registered_at: agent.created_at.toISOString(),
    levels: await levelsOf(house, memberId),
    earned: formatAmount(earned.claimed + earned.claimable),
    claimed: formatAmount(earned.claimed),
    claimable: formatAmount(earned.claimable),
  };
}

async function agentOf(house: House, memberId: string): Promise<Agent> {
  const { rows } = await house.db.query<Agent>(
    `select m.invite_code, m.created_at, m.top_id, m.agent_id, i.account as inviter_account,
            i.created_at as inviter_joined_at
       from member m left join member i on i.id = m.top_id where m.id = $1`,
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} is gone`);
  return row;
}

function presentInviter({ top_id: id, inviter_account: account, inviter_joined_at: joinedAt }: Agent) {
  if (id === null || account === null || joinedAt === null) return null;
  return { id, account: maskAccount(account), joined_at: joinedAt.toISOString() };
}

/** Every level, those without members too. */
async function levelsOf(house: House, memberId: string) {
  const { rows } = await house.db.query<{ level: number; members: bigint }>(
    `select l.level, count(k.member_id) as members
       from generate_series(1, $2::integer) as l(level)
       left join agency_link k on k.agent_id = $1 and k.level = l.level
      group by l.level order by l.level`,
    [memberId, agency.levels],
  );
  return rows.map(({ level, members }) => ({ level, members: Number(members) }));
}

async function earnedBy(house: House, memberId: string) {
  const { rows } = await house.db.query<{ claimed: bigint; claimable: bigint }>(
    `select coalesce(sum(amount_cents) filter (where state = 'claimed'), 0)::bigint as claimed,
            coalesce(sum(amount_cents) filter (where state = 'claimable'), 0)::bigint as claimable
       from agency_settlement where agent_id = $1`,
    [memberId],
  );
  return rows[0] ?? { claimed: 0n, claimable: 0n };
}
