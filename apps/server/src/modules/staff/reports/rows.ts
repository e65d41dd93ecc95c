import type { DataOf, InputOf, staffReports } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { dayOf } from '../../../plugins/clock.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { activeRows, activeSum } from './active-rows.ts';
import { figureRows, figureSum } from './figure-rows.ts';
import { momentsOf } from './period.ts';
import { cohort, noRetention, type Retention, retentionBy } from './retention.ts';
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
  const names = await titlesOf(house.db, input, page.rows, lang);
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

/** The titles of the games of rows; none where they are not about play. */
export async function titlesOf(
  db: Queryable,
  asked: Pick<Asked, 'figure'>,
  rows: readonly FoundRow[],
  lang: LanguageCode,
): Promise<ReadonlyMap<string, string>> {
  if (!isPlay(asked)) return new Map();
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
  switch (asked.figure) {
    case 'ggr':
    case 'turnover':
      return roundRows(db, asked, page.after, page.limit);
    case 'active_members':
      return activeRows(db, asked, page.after, page.limit);
    case 'retention_1':
    case 'retention_7':
    case 'retention_30':
      return cohortRows(db, asked, asked.figure, page);
    default:
      return figureRows(db, { ...asked, figure: asked.figure }, page.after, page.limit);
  }
}

/** How many rows there are, and the figure: centavos, or how many of them count. */
async function sumRows(db: Queryable, asked: Asked, now: Date): Promise<{ total: bigint; cents: bigint }> {
  switch (asked.figure) {
    case 'ggr':
    case 'turnover':
      return roundSums(db, asked);
    case 'active_members':
      return activeSum(db, asked);
    case 'retention_1':
    case 'retention_7':
    case 'retention_30': {
      const found = await retentionBy(db, asked, now, asked.agent === undefined ? 'all' : 'agent');
      const { members, returned } = (found.get(asked.agent ?? '') ?? noRetention)[asked.figure];
      return { total: BigInt(members), cents: BigInt(returned) };
    }
    default:
      return figureSum(db, { ...asked, figure: asked.figure });
  }
}

const isPlay = ({ figure }: Pick<Asked, 'figure'>) => figure === 'ggr' || figure === 'turnover';

/** Members of the cohorts of a period, each with whether they came back. */
async function cohortRows(
  db: Queryable,
  asked: Asked,
  figure: keyof Retention,
  { after, limit, now }: Page,
): Promise<FoundPage> {
  const { rows } = await db.query<FoundRow>(
    `select c.member_id::text as id, c.at, c.at::text as at_text, c.member_id, c.account, c.back_on::text as what,
            null::bigint as stake, null::bigint as payout, null::bigint as cents, c.returned as is_counted
       from (${cohort}) as c
      where ($5::timestamptz is null or (c.at, c.member_id::text) < ($5, $6))
        and ($7 or c.agent_id is not distinct from $8::uuid)
      order by c.at desc, c.member_id::text desc limit $9`,
    [
      ...momentsOf(asked),
      dayOf(now),
      [Number(figure.split('_')[1])],
      after?.at ?? null,
      after?.id ?? null,
      asked.agent === undefined,
      asked.agent === undefined || asked.agent === 'none' ? null : asked.agent,
      limit,
    ],
  );
  return { rows, next: markOf(rows, limit) };
}
