import type { Queryable } from '../../../plugins/transaction.ts';
import { momentsOf } from './period.ts';
import { type Asked, type FoundPage, type FoundRow, type Mark, markOf } from './row-page.ts';

const hourMs = 3_600_000;

/**
 * Settled rounds behind turnover or GGR, newest first. Rounds are found by block ranges of their moment: the days that have any
 * are walked from the newest, in stretches that begin with an hour and grow, so that a page looks at as little as it needs.
 */
export async function roundRows(
  db: Queryable,
  asked: Asked,
  after: Mark | null,
  limit: number,
): Promise<FoundPage> {
  const rows: FoundRow[] = [];
  let stretchMs = hourMs;
  for (const { day, games } of await daysOfPlay(db, asked, after)) {
    const [begins, ends] = momentsOf({ from: day, to: day });
    for (let until = beginOf(after, ends); until > begins && rows.length < limit; stretchMs *= 4) {
      const since = new Date(Math.max(begins.getTime(), until.getTime() - stretchMs));
      rows.push(...(await roundsOf(db, { asked, since, until, games, after, limit: limit - rows.length })));
      until = since;
    }
    if (rows.length === limit) break;
  }
  return { rows, next: markOf(rows, limit) };
}

/** Where a page begins: at its mark, where that lies within the day. A mark is finer than a millisecond. */
function beginOf(after: Mark | null, ends: Date): Date {
  const marked = after === null ? Number.POSITIVE_INFINITY : Date.parse(after.at) + 1;
  return new Date(Math.min(ends.getTime(), marked));
}

/** How many rounds there are, and what the figure makes of them. */
export async function roundSums(db: Queryable, asked: Asked): Promise<{ total: bigint; cents: bigint }> {
  const cents = asked.figure === 'ggr' ? 'stake_cash_cents - payout_cash_cents' : 'stake_cents';
  const { rows } = await db.query<{ total: bigint; cents: bigint }>(
    asked.agent === undefined
      ? `select coalesce(sum(rounds), 0)::bigint as total, coalesce(sum(${cents}), 0)::bigint as cents
           from report_game_day
          where day between $1 and $2 and ($3::text is null or category = $3) and ($4::text is null or game = $4)`
      : `select coalesce(sum(rounds), 0)::bigint as total, coalesce(sum(${cents}), 0)::bigint as cents
           from report_agent_day where day between $1 and $2 and agent_id is not distinct from $3::uuid`,
    asked.agent === undefined
      ? [asked.from, asked.to, asked.category ?? null, asked.game ?? null]
      : [asked.from, asked.to, agentId(asked)],
  );
  return rows[0] ?? { total: 0n, cents: 0n };
}

const agentId = ({ agent }: Asked): string | null => (agent === undefined || agent === 'none' ? null : agent);

interface DayOfPlay {
  readonly day: string;
  readonly games: string[];
}

/** Days on which there was play that counts, newest first, with its games: a game may have changed its category since. */
async function daysOfPlay(db: Queryable, asked: Asked, after: Mark | null): Promise<DayOfPlay[]> {
  const { rows } = await db.query<DayOfPlay>(
    `select day::text, array_agg(distinct game) as games from report_game_day d
      where day between $1 and least($2::date, coalesce(house_day($3::timestamptz), $2::date))
        and ($4::text is null or category = $4) and ($5::text is null or game = $5)
        and ($6 or exists (select from report_agent_day a where a.day = d.day and a.agent_id is not distinct from $7::uuid))
      group by day order by day desc`,
    [
      asked.from,
      asked.to,
      after?.at ?? null,
      asked.category ?? null,
      asked.game ?? null,
      asked.agent === undefined,
      agentId(asked),
    ],
  );
  return rows;
}

interface Stretch {
  readonly asked: Asked;
  readonly since: Date;
  readonly until: Date;
  readonly games: readonly string[];
  readonly after: Mark | null;
  readonly limit: number;
}

async function roundsOf(
  db: Queryable,
  { asked, since, until, games, after, limit }: Stretch,
): Promise<FoundRow[]> {
  const isCash = asked.figure === 'ggr';
  const { rows } = await db.query<FoundRow>(
    `select page.id::text as id, at, at::text as at_text, page.member_id, m.account, game as what, true as is_counted,
            ${isCash ? 'stake_cash as stake, payout_cash as payout, stake_cash - payout_cash' : 'stake, payout, stake'} as cents
       from (
         select r.id, r.settled_at as at, r.member_id, r.game, r.stake_cents as stake, r.payout_cents as payout,
                r.stake_cents - r.stake_bonus_cents as stake_cash,
                r.payout_cents - r.payout_cents * r.stake_bonus_cents / r.stake_cents as payout_cash
           from round r
          where r.settled_at >= $1 and r.settled_at < $2 and not r.is_open and r.game = any($3)
            and ($4::timestamptz is null or (r.settled_at, r.id) < ($4, $5::uuid))
            -- Of the rounds of a stretch a page is shown: its members are looked up, and of the others only whether they count.
            and not exists (select from member x where x.id = r.member_id and x.is_demo)
            ${asked.agent === undefined ? '' : 'and exists (select from member x where x.id = r.member_id and x.top_id is not distinct from $7::uuid)'}
          order by r.settled_at desc, r.id desc limit $6) as page
       join member m on m.id = page.member_id
      order by at desc, page.id desc`,
    [
      since,
      until,
      games,
      after?.at ?? null,
      after?.id ?? null,
      limit,
      ...(asked.agent === undefined ? [] : [agentId(asked)]),
    ],
  );
  return rows;
}
