import type { DataOf, InputOf, loyalty } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { startOfRange } from '../../../plugins/clock.ts';
import { levelName } from '../../identity/index.ts';

const happened = `
  select id, case when to_level > from_level then 'rise' else 'fall' end as kind, to_level as level, from_level,
         null as month, 0 as amount_cents, moved_at as at
    from vip_move where member_id = $1 and moved_at >= $2
  union all
  select id, kind, level, null, to_char(month, 'YYYY-MM'), amount_cents, claimed_at
    from vip_reward where member_id = $1 and claimed_at >= $2`;

type Kind = DataOf<typeof loyalty.vipHistory>['items'][number]['kind'];

/** Each rise, fall and claimed reward of a member, newest first, with what the rewards add up to. */
export async function vipHistory(
  house: House,
  input: InputOf<typeof loyalty.vipHistory>,
  caller: MemberCaller,
): Promise<DataOf<typeof loyalty.vipHistory>> {
  const since = input.range ? startOfRange(input.range, house.clock.now()) : new Date(0);
  const values = [caller.member.memberId, since];
  const sums = await house.db.query<{ total: bigint; amount: bigint }>(
    `select count(*) as total, coalesce(sum(amount_cents), 0)::bigint as amount from (${happened}) as one`,
    values,
  );
  const { rows } = await house.db.query<{
    id: string;
    kind: Kind;
    level: number;
    from_level: number | null;
    month: string | null;
    amount_cents: bigint;
    at: Date;
  }>(`${happened} order by at desc, id desc limit $3 offset $4`, [
    ...values,
    input.page_size,
    (input.page - 1) * input.page_size,
  ]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      level: row.level,
      level_name: levelName(caller.lang, row.level),
      from_level: row.from_level,
      month: row.month,
      amount: formatAmount(row.amount_cents),
      created_at: row.at.toISOString(),
    })),
    page: input.page,
    page_size: input.page_size,
    total: Number(sums.rows[0]?.total ?? 0),
    total_reward: formatAmount(sums.rows[0]?.amount ?? 0n),
  };
}
