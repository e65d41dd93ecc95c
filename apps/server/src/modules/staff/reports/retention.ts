import type { DataOf, staffReports } from '@arara/contract';
import { dayOf } from '../../../plugins/clock.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { Period } from './period.ts';

export type Retention = DataOf<typeof staffReports.reportSummary>['now']['retention'];

const retentionDays = [1, 7, 30] as const;

/**
 * Retention of registration cohorts, as the field counts it: of the members who registered on a day, those who settled a
 * round on exactly the Nth São Paulo day after it. Only cohorts whose Nth day has ended before `today` are counted.
 * Ledger: rounds by the day of their settlement (play_day). These are its members, each with what became of them.
 */
export const cohort = `
  select m.id as member_id, m.top_id as agent_id, m.account, m.created_at as at, house_day(m.created_at) as day,
         house_day(m.created_at) + n.days as back_on, n.days,
         exists (select from play_day p where p.member_id = m.id and p.day = house_day(m.created_at) + n.days) as returned
    from member m cross join unnest($4::integer[]) as n(days)
   where m.created_at >= $1 and m.created_at < $2 and not m.is_demo and house_day(m.created_at) + n.days < $3::date`;

interface Row {
  readonly key: string;
  readonly days: (typeof retentionDays)[number];
  readonly members: bigint;
  readonly returned: bigint;
}

/**
 * Retention of a period's cohorts, together or by day or agent (`none` for members without one): how many they are from the
 * figure of registrations, how many returned from `report_return_day`, which the trigger of play_day keeps.
 */
export async function retentionBy(
  db: Queryable,
  period: Period,
  now: Date,
  by: 'all' | 'day' | 'agent',
): Promise<ReadonlyMap<string, Retention>> {
  const isByAgent = by === 'agent';
  const registered = isByAgent ? 'report_agent_figure' : 'report_figure';
  const agent = isByAgent ? 'agent_id' : 'null::uuid';
  const key = { all: `''`, day: 'day::text', agent: `coalesce(agent_id::text, 'none')` }[by];
  const { rows } = await db.query<Row>(
    `with counted as (
       select day, ${agent} as agent_id, n.days, items as members, 0 as returned
         from ${registered} cross join unnest($4::integer[]) as n(days)
        where day between $1 and $2 and figure = 'new_members'
       union all
       select registered_on, agent_id, days, 0, members from report_return_day where registered_on between $1 and $2)
     select ${key} as key, days, sum(members)::bigint as members, sum(returned)::bigint as returned
       from counted where day + days < $3::date group by 1, 2 having sum(members) > 0`,
    [period.from, period.to, dayOf(now), [...retentionDays]],
  );
  const found = new Map<string, Retention>();
  for (const row of rows) {
    const counted = { members: Number(row.members), returned: Number(row.returned) };
    found.set(row.key, { ...(found.get(row.key) ?? noRetention), [`retention_${row.days}`]: counted });
  }
  return found;
}

const nobody = { members: 0, returned: 0 };
export const noRetention: Retention = { retention_1: nobody, retention_7: nobody, retention_30: nobody };
