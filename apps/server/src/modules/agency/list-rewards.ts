import { agency, type DataOf, type InputOf } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { dayOf, startOfRange } from '../../plugins/clock.ts';

type Input = InputOf<typeof agency.reward>;
type Item = DataOf<typeof agency.reward>['items'][number];

interface Row {
  readonly day: string;
  readonly mechanism: Item['mechanism'];
  readonly level: number;
  readonly base_cents: bigint;
  readonly commission_cents: bigint;
  readonly amount_cents: bigint;
  readonly active: number;
  readonly state: Item['state'];
  readonly reason: string;
}

const chartDaysMax = 30;
const dayMs = 86_400_000;
// A day is settled on the one after it.
const where = 'agent_id = $1 and ($2::date is null or day >= $2::date - 1)';

/** What was settled for a member, newest day first, with the sums of the whole range and of each day. */
export async function listRewards(
  house: House,
  input: Input,
  caller: MemberCaller,
): Promise<DataOf<typeof agency.reward>> {
  const now = house.clock.now();
  const since = input.range === 'all' ? null : dayOf(startOfRange(input.range, now));
  const values = [caller.member.memberId, since];
  const sums = await house.db.query<{ total: bigint; amount: bigint; claimed: bigint; claimable: bigint }>(
    `select count(*) as total, coalesce(sum(amount_cents), 0)::bigint as amount,
            coalesce(sum(amount_cents) filter (where state = 'claimed'), 0)::bigint as claimed,
            coalesce(sum(amount_cents) filter (where state = 'claimable'), 0)::bigint as claimable
       from agency_settlement where ${where}`,
    values,
  );
  const { rows } = await house.db.query<Row>(
    `select day::text, mechanism, level, base_cents, commission_cents, amount_cents, active, state, reason
       from agency_settlement where ${where} order by day desc, mechanism desc, level limit $3 offset $4`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  const sum = sums.rows[0] ?? { total: 0n, amount: 0n, claimed: 0n, claimable: 0n };
  return {
    items: rows.map(presentRow),
    page: input.page,
    page_size: input.page_size,
    total: Number(sum.total),
    total_amount: formatAmount(sum.amount),
    total_claimed: formatAmount(sum.claimed),
    total_claimable: formatAmount(sum.claimable),
    days: await daysOf(house, caller.member.memberId, input.range, now),
  };
}

function presentRow(row: Row): Item {
  const known = agency.reasons.find((reason) => reason === row.reason);
  return {
    day: row.day,
    mechanism: row.mechanism,
    level: row.level,
    base: formatAmount(row.base_cents),
    commission: formatAmount(row.commission_cents),
    amount: formatAmount(row.amount_cents),
    active: row.active,
    state: row.state,
    // Why the agent may not be rewarded is told where a claim is refused.
    reason: known ?? 'not_eligible',
  };
}

/** The days that the range settles, each with its sum. */
async function daysOf(house: House, memberId: string, range: Input['range'], now: Date) {
  const count = { today: 1, '3days': 3, '7days': 7, all: chartDaysMax }[range];
  const last = dayOf(new Date(now.getTime() - dayMs));
  const { rows } = await house.db.query<{ day: string; amount: bigint }>(
    `select d.day::date::text as day, coalesce(sum(s.amount_cents), 0)::bigint as amount
       from generate_series($2::date - ($3::integer - 1), $2::date, interval '1 day') as d(day)
       left join agency_settlement s on s.agent_id = $1 and s.day = d.day::date
      group by d.day order by d.day`,
    [memberId, last, count],
  );
  return rows.map(({ day, amount }) => ({ day, amount: formatAmount(amount) }));
}
