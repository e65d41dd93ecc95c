import type { DataOf, InputOf, staffReports } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { dayOf } from '../../../plugins/clock.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { activeRows, activeSum } from './active-rows.ts';
import { momentsOf } from './period.ts';
import { cohort } from './retention.ts';
import { roundRows, roundSums } from './round-rows.ts';
import {
  type Asked,
  type FoundPage,
  type FoundRow,
  type Mark,
  markOf,
  readIdMark,
  readMark,
  writeMark,
} from './row-page.ts';
import { type RowFigure, sources } from './sources.ts';

type Rows = DataOf<typeof staffReports.reportRows>;

/** The rows behind a figure, a page at a time; the first page tells what all of them add up to. */
export async function listRows(
  house: House,
  input: InputOf<typeof staffReports.reportRows>,
  lang: LanguageCode,
): Promise<Rows> {
  const after = markIn(input);
  const now = house.clock.now();
  const page = await findRows(house.db, input, { after, limit: input.page_size, now });
  const sums = after === null ? await sumRows(house.db, input, now) : null;
  const names = isPlay(input) ? await gameNames(house.db, page.rows, lang) : new Map<string, string>();
  const isMoney = isMoneyFigure(input.figure);
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      member_id: row.member_id,
      account: row.account,
      what: row.what,
      name: names.get(row.what) ?? '',
      stake: money(row.stake),
      payout: money(row.payout),
      amount: money(row.cents),
      is_counted: row.is_counted,
    })),
    next: page.next && writeMark(page.next),
    total: sums && Number(sums.total),
    sum: sums && (isMoney ? formatAmount(sums.cents) : String(sums.cents)),
  };
}

/** Rounds and members are known by UUIDs. */
function markIn(input: InputOf<typeof staffReports.reportRows>): Mark | null {
  if (input.after === undefined) return null;
  return isPlay(input) || input.figure === 'active_members' ? readIdMark(input.after) : readMark(input.after);
}

async function gameNames(
  db: Queryable,
  rows: readonly FoundRow[],
  lang: LanguageCode,
): Promise<ReadonlyMap<string, string>> {
  const found = await db.query<{ slug: string; name: string }>(
    `select slug, coalesce(title ->> $2, title ->> 'en', slug) as name from game where slug = any($1)`,
    [[...new Set(rows.map(({ what }) => what))], lang],
  );
  return new Map(found.rows.map(({ slug, name }) => [slug, name]));
}

const money = (cents: bigint | null) => (cents === null ? null : formatAmount(cents));

const heads: readonly string[] = [
  'active_members',
  'new_members',
  'retention_1',
  'retention_7',
  'retention_30',
];
const isMoneyFigure = (figure: Asked['figure']) => !heads.includes(figure);

interface Page {
  readonly after: Mark | null;
  readonly limit: number;
  readonly now: Date;
}

/** A page of rows after a mark. */
export async function findRows(db: Queryable, asked: Asked, page: Page): Promise<FoundPage> {
  if (isPlay(asked)) return roundRows(db, asked, page.after, page.limit);
  if (asked.figure === 'active_members') return activeRows(db, asked, page.after, page.limit);
  const { text, values } = sourceOf(asked, page.now);
  const { rows } = await db.query<FoundRow>(
    `select s.id, s.at, s.at::text as at_text, s.member_id, m.account, s.what, s.stake, s.payout, s.cents, s.is_counted
       from (${text}) as s join member m on m.id = s.member_id
      where ($6::timestamptz is null or (s.at, s.id) < ($6, $7)) and ${byAgent}
      order by s.at desc, s.id desc limit $8`,
    [...values, ...agentOf(asked), page.after?.at ?? null, page.after?.id ?? null, page.limit],
  );
  return { rows, next: markOf(rows, page.limit) };
}

/** How many rows there are, and the figure: centavos, or how many of them count. */
async function sumRows(db: Queryable, asked: Asked, now: Date): Promise<{ total: bigint; cents: bigint }> {
  if (isPlay(asked)) return roundSums(db, asked);
  if (asked.figure === 'active_members') return activeSum(db, asked);
  const { text, values } = sourceOf(asked, now);
  const { rows } = await db.query<{ total: bigint; cents: bigint }>(
    `select count(*) as total, coalesce(sum(case when s.is_counted then coalesce(s.cents, 1) else 0 end), 0)::bigint as cents
       from (${text}) as s join member m on m.id = s.member_id where ${byAgent}`,
    [...values, ...agentOf(asked)],
  );
  return rows[0] ?? { total: 0n, cents: 0n };
}

const isPlay = ({ figure }: Asked) => figure === 'ggr' || figure === 'turnover';

const byAgent = '($4 or m.top_id is not distinct from $5::uuid)';
const agentOf = ({ agent }: Asked): [boolean, string | null] => [
  agent === undefined,
  agent === undefined || agent === 'none' ? null : agent,
];

/** Rows of a figure that is not play: $1 to $3 are its own, $4 and $5 the agent. */
function sourceOf(asked: Asked, now: Date): { text: string; values: unknown[] } {
  const { figure } = asked;
  const moments = momentsOf(asked);
  switch (figure) {
    case 'retention_1':
    case 'retention_7':
    case 'retention_30':
      return {
        text: `select member_id::text as id, member_id, at, back_on::text as what, null::bigint as stake,
                      null::bigint as payout, null::bigint as cents, returned as is_counted
                 from (${cohort.replace('$4::integer[]', `array[${figure.split('_')[1]}]`)}) as c`,
        values: [...moments, dayOf(now)],
      };
    case 'ggr':
    case 'turnover':
    case 'active_members':
      throw new Error(`${figure} is read from play`);
    default:
      return {
        text: `select id, member_id, at, what, null::bigint as stake, null::bigint as payout,
                      ${figure === 'new_members' ? 'null::bigint' : 'cents'} as cents, true as is_counted
                 from (${sources[figure satisfies RowFigure]}) as s where $3::text is null or what = $3`,
        values: [...moments, asked.category ?? null],
      };
  }
}
