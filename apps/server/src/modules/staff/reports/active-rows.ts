import type { Queryable } from '../../../plugins/transaction.ts';
import { type Asked, beforeNewest, type FoundPage, type FoundRow, type Mark, markOf } from './row-page.ts';
import { firstInPeriod } from './sources.ts';

/**
 * Members who played in a period, a row each with what they staked in it, by the last day they played on, the latest first. The
 * days are walked one by one from the newest: a page looks at as little as it needs.
 */
export async function activeRows(
  db: Queryable,
  asked: Asked,
  after: Mark | null,
  limit: number,
): Promise<FoundPage> {
  const rows: FoundRow[] = [];
  const marked = after === null ? null : await dayOfMark(db, after);
  for (const day of await daysWithPlay(db, asked, marked)) {
    const below = day === marked && after ? after.id : beforeNewest.id;
    rows.push(...(await membersOfDay(db, { asked, day, below, limit: limit - rows.length })));
    if (rows.length === limit) break;
  }
  return { rows, next: markOf(rows, limit) };
}

/** How many they are: every one of them is a row, and counts as one. */
export async function activeSum(db: Queryable, asked: Asked): Promise<{ total: bigint; cents: bigint }> {
  const { rows } = await db.query<{ members: bigint }>(
    asked.agent === undefined
      ? `select coalesce(sum(members), 0)::bigint as members from report_active_day where category = $3 and ${firstInPeriod}`
      : `select coalesce(sum(members), 0)::bigint as members from report_active_agent_day
          where agent_id is not distinct from $3::uuid and ${firstInPeriod}`,
    [asked.from, asked.to, asked.agent === undefined ? (asked.category ?? '') : agentId(asked)],
  );
  const total = rows[0]?.members ?? 0n;
  return { total, cents: total };
}

const agentId = ({ agent }: Asked): string | null => (agent === undefined || agent === 'none' ? null : agent);

async function dayOfMark(db: Queryable, { at }: Mark): Promise<string | null> {
  const { rows } = await db.query<{ day: string }>('select house_day($1::timestamptz)::text as day', [at]);
  return rows[0]?.day ?? null;
}

/** Days of the period until the mark on which anybody played, newest first. */
async function daysWithPlay(db: Queryable, asked: Asked, marked: string | null): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    `select distinct day::text from report_active_day
      where category = $4 and day between $1 and least($2::date, $3::date) order by day desc`,
    [asked.from, asked.to, marked, asked.category ?? ''],
  );
  return rows.map(({ day }) => day);
}

interface DayPage {
  readonly asked: Asked;
  readonly day: string;
  /** Members come by their ids, the newest first. */
  readonly below: string;
  readonly limit: number;
}

/** Members whose last day of play within the period this is. */
async function membersOfDay(db: Queryable, { asked, day, below, limit }: DayPage): Promise<FoundRow[]> {
  const { rows } = await db.query<FoundRow>(
    `select m.id::text as id, m.id as member_id, m.account, $3::date::timestamp at time zone 'America/Sao_Paulo' as at,
            ($3::date::timestamp at time zone 'America/Sao_Paulo')::text as at_text, s.what, s.stake, s.payout,
            null::bigint as cents, true as is_counted
       from (select distinct p.member_id from play_day p
              where p.day = $3 and p.member_id < $4::uuid and ($5::text is null or p.category = $5)
                and not exists (select from play_day l where l.member_id = p.member_id and l.day > $3 and l.day <= $2
                                   and ($5::text is null or l.category = $5))
                and exists (select from member x where x.id = p.member_id and not x.is_demo
                               and ($6 or x.top_id is not distinct from $7::uuid))
              order by p.member_id desc limit $8) as page
       join member m on m.id = page.member_id
       cross join lateral (
         select string_agg(distinct p.category, ', ') as what, sum(p.stake_cents)::bigint as stake,
                sum(p.payout_cents)::bigint as payout
           from play_day p
          where p.member_id = m.id and p.day between $1 and $2 and ($5::text is null or p.category = $5)) as s
      order by m.id desc`,
    [
      asked.from,
      asked.to,
      day,
      below,
      asked.category ?? null,
      asked.agent === undefined,
      agentId(asked),
      limit,
    ],
  );
  return rows;
}
