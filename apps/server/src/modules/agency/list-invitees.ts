import type { agency, DataOf, InputOf } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { startOfRange } from '../../plugins/clock.ts';
import { maskAccount } from '../../plugins/mask-account.ts';

const where = `l.agent_id = $1 and ($2::timestamptz is null or l.registered_at >= $2)
  and ($3::integer is null or l.level = $3)`;

/** What a member has deposited so far; what went back to its payer is a deposit no more. */
const deposited = `select coalesce(sum(d.amount_cents), 0)::bigint as cents from counted_deposit d
  where d.member_id = l.member_id`;

/**
 * The same of all at once, as `counted_deposit` counts. What went back is read from its own side: it is little, and to ask of each deposit
 * whether something of it went back takes ten times as long.
 */
const allDeposited = `select (
    select coalesce(sum(d.amount_cents), 0) from agency_link l
      join deposit d on d.member_id = l.member_id and d.state = 'credited'
      join deposit_turnover t on t.deposit_id = d.id where ${where}
  ) - (
    select coalesce(sum(c.amount_cents), 0) from pix_clawback c
      join pix_received r on r.end_to_end_id = c.end_to_end_id
      join deposit d on d.id = r.deposit_id and d.state = 'credited'
      join deposit_turnover t on t.deposit_id = d.id
      join agency_link l on l.member_id = d.member_id where ${where}
  )`;

/** Who registered under a member, newest first, with what all of them have deposited and staked. */
export async function listInvitees(
  house: House,
  input: InputOf<typeof agency.inviteRecord>,
  caller: MemberCaller,
): Promise<DataOf<typeof agency.inviteRecord>> {
  const since = input.range === 'all' ? null : startOfRange(input.range, house.clock.now());
  const values = [caller.member.memberId, since, input.level ?? null];
  const sums = await house.db.query<{ total: bigint; deposited: bigint; turnover: bigint }>(
    `select count(*) as total, coalesce(sum(p.turnover_cents), 0)::bigint as turnover,
            (${allDeposited})::bigint as deposited
       from agency_link l join member_play p on p.member_id = l.member_id where ${where}`,
    values,
  );
  const { rows } = await house.db.query<{
    uid: string;
    account: string;
    level: number;
    registered_at: Date;
    deposited: bigint;
    turnover: bigint;
  }>(
    `select l.member_id as uid, m.account, l.level, l.registered_at, d.cents as deposited, p.turnover_cents as turnover
       from (select * from agency_link l where ${where}
              order by l.registered_at desc, l.member_id desc limit $4 offset $5) as l
       join member m on m.id = l.member_id
       join member_play p on p.member_id = l.member_id
      cross join lateral (${deposited}) as d
      order by l.registered_at desc, l.member_id desc`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  const sum = sums.rows[0] ?? { total: 0n, deposited: 0n, turnover: 0n };
  return {
    items: rows.map((row) => ({
      uid: row.uid,
      account: maskAccount(row.account),
      level: row.level,
      registered_at: row.registered_at.toISOString(),
      deposited: formatAmount(row.deposited),
      turnover: formatAmount(row.turnover),
    })),
    page: input.page,
    page_size: input.page_size,
    total: Number(sum.total),
    total_deposited: formatAmount(sum.deposited),
    total_turnover: formatAmount(sum.turnover),
  };
}
