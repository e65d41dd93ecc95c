import type { Queryable } from '../../../plugins/transaction.ts';
import { momentsOf } from './period.ts';
import { type Asked, beforeNewest, type FoundPage, type FoundRow, type Mark, markOf } from './row-page.ts';
import { type RowFigure, sources } from './sources.ts';

/**
 * Rows of a figure that is not play, newest first. The days that have any are walked one by one from the newest: a page looks at as
 * little as it needs, and so does the page after it.
 */
export async function figureRows(
  db: Queryable,
  asked: Asked & { figure: RowFigure },
  after: Mark | null,
  limit: number,
): Promise<FoundPage> {
  const rows: FoundRow[] = [];
  const mark = after ?? beforeNewest;
  for (const day of await daysWithRows(db, asked, after)) {
    rows.push(...(await rowsOfDay(db, { asked, day, mark, limit: limit - rows.length })));
    if (rows.length === limit) break;
  }
  return { rows, next: markOf(rows, limit) };
}

/** How many rows there are, and what they come to. */
export async function figureSum(
  db: Queryable,
  asked: Asked & { figure: RowFigure },
): Promise<{ total: bigint; cents: bigint }> {
  const { rows } = await db.query<{ total: bigint; cents: bigint }>(
    `select coalesce(sum(items), 0)::bigint as total, coalesce(sum(cents), 0)::bigint as cents from ${counted(asked)}`,
    [asked.from, asked.to, asked.figure, narrowing(asked)],
  );
  return rows[0] ?? { total: 0n, cents: 0n };
}

/** What a figure comes to by day: $1 to $2 are the days, $3 the figure, $4 the agent or the category. */
const counted = ({ agent }: Asked) =>
  agent === undefined
    ? `report_figure where day between $1 and $2 and figure = $3 and ($4::text is null or what = $4)`
    : `report_agent_figure where day between $1 and $2 and figure = $3 and agent_id is not distinct from $4::uuid`;
const narrowing = ({ agent, category }: Asked): string | null =>
  agent === undefined ? (category ?? null) : agent === 'none' ? null : agent;

/** Days on which the figure has rows, until the mark, newest first. */
async function daysWithRows(
  db: Queryable,
  asked: Asked & { figure: RowFigure },
  after: Mark | null,
): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    `select day::text from ${counted(asked)} and ($5::timestamptz is null or day <= house_day($5))
      group by day having sum(items) > 0 order by day desc`,
    [asked.from, asked.to, asked.figure, narrowing(asked), after?.at ?? null],
  );
  return rows.map(({ day }) => day);
}

interface DayPage {
  readonly asked: Asked & { figure: RowFigure };
  readonly day: string;
  readonly mark: Mark;
  readonly limit: number;
}

async function rowsOfDay(db: Queryable, { asked, day, mark, limit }: DayPage): Promise<FoundRow[]> {
  const { rows } = await db.query<FoundRow>(
    `select page.id, page.at, page.at::text as at_text, page.member_id, m.account, page.what, null::bigint as stake,
            null::bigint as payout, ${asked.figure === 'new_members' ? 'null::bigint' : 'page.cents'} as cents, true as is_counted
       from (
         select * from (${sources[asked.figure]}) as s
          where (s.at, s.id) < ($3::timestamptz, $4::text) and ${narrowedBy(asked)}
          order by s.at desc, s.id desc limit $6) as page
       join member m on m.id = page.member_id
      order by page.at desc, page.id desc`,
    [...momentsOf({ from: day, to: day }), mark.at, mark.id, narrowing(asked), limit],
  );
  return rows;
}

/** What narrows the rows `s`: $5 is the agent or the category. */
function narrowedBy({ agent }: Asked): string {
  if (agent === undefined) return `($5::text is null or s.what = $5)`;
  return `exists (select from member x where x.id = s.member_id and x.top_id is not distinct from $5::uuid)`;
}
