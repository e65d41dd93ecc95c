import type { DataOf, InputOf, staffReports } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { type LanguageCode, phrase } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { fieldError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { addDays, daysOf, type Period } from './period.ts';
import { noRetention, type Retention, retentionBy } from './retention.ts';
import { firstInPeriod, playSums, type RowFigure, sources } from './sources.ts';
import { nothingYet, type Sums, sumsByDay } from './summary.ts';

type Breakdown = DataOf<typeof staffReports.reportBreakdown>;
type Input = InputOf<typeof staffReports.reportBreakdown>;

/** One line of a breakdown; a figure is absent where the dimension does not know it. */
interface Line extends Partial<Sums> {
  readonly key: string;
  readonly name?: string;
  readonly turnover: bigint;
  readonly retention?: Retention;
}

/** The figures of a period by day, category, game or agent, a page at a time. */
export async function breakDown(house: House, input: Input, lang: LanguageCode): Promise<Breakdown> {
  const period = { from: input.from, to: input.to };
  if (input.by === 'day') return byDay(house, period, input);
  const lines =
    input.by === 'category'
      ? await byCategory(house.db, period, lang)
      : input.by === 'game'
        ? await byGame(house.db, period, input, lang)
        : await byAgent(house, period, input);
  return pageOf(lines, input);
}

/** Days need no sorting: the page is the stretch of days before `after`. */
async function byDay(house: House, period: Period, input: Input): Promise<Breakdown> {
  const to = input.after === undefined ? period.to : addDays(dayIn(input.after), -1);
  if (to < period.from) return { items: [], next: null };
  const longest = { from: addDays(to, 1 - input.page_size), to };
  const page = longest.from < period.from ? { ...longest, from: period.from } : longest;
  const sums = await sumsByDay(house.db, page);
  const retention = await retentionBy(house.db, page, house.clock.now(), 'day');
  const lines = daysOf(page)
    .reverse()
    .map(
      (day): Line => ({
        key: day,
        ...(sums.get(day) ?? nothingYet),
        retention: retention.get(day) ?? noRetention,
      }),
    );
  return { items: lines.map(present), next: page.from > period.from ? page.from : null };
}

function dayIn(after: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(after)) throw fieldError({ after: 'field_invalid' });
  return after;
}

async function byCategory(db: Queryable, period: Period, lang: LanguageCode): Promise<Line[]> {
  const days = [period.from, period.to];
  const { rows } = await db.query<{ key: string; turnover: bigint; ggr: bigint; rounds: bigint }>(
    `select category as key, ${playSums} from report_game_day where day between $1 and $2 group by category
      order by turnover desc, key desc`,
    days,
  );
  const active = await db.query<{ key: string; members: bigint }>(
    `select category as key, sum(members)::bigint as members from report_active_day
      where category <> '' and ${firstInPeriod} group by category`,
    days,
  );
  const rebates = await db.query<{ key: string; cents: bigint }>(
    `select what as key, sum(cents)::bigint as cents from report_figure
      where day between $1 and $2 and figure = 'rebates_cost' group by what`,
    days,
  );
  return rows.map((row) => ({
    ...row,
    name: phrase(lang, `shell.category_${row.key}`),
    active_members: active.rows.find(({ key }) => key === row.key)?.members ?? 0n,
    rebates_cost: rebates.rows.find(({ key }) => key === row.key)?.cents ?? 0n,
  }));
}

async function byGame(db: Queryable, period: Period, input: Input, lang: LanguageCode): Promise<Line[]> {
  const { rows } = await db.query<{
    key: string;
    name: string;
    turnover: bigint;
    ggr: bigint;
    rounds: bigint;
  }>(
    `select p.*, coalesce(g.title ->> $3, g.title ->> 'en', p.key) as name
       from (select game as key, ${playSums} from report_game_day where day between $1 and $2 group by game) as p
       left join game g on g.slug = p.key
      where $4::bigint is null or (p.turnover, p.key) < ($4, $5)
      order by p.turnover desc, p.key desc limit $6`,
    [period.from, period.to, lang, ...cursorOf(input.after), input.page_size + 1],
  );
  return rows;
}

// Its keys are the figures.
const agentFigures = Object.keys(sources) as RowFigure[];

/** Agents by the turnover of those they invited themselves; those without turnover come by their ids. */
async function byAgent(house: House, period: Period, input: Input): Promise<Line[]> {
  const sumOf = (figure: RowFigure) =>
    `coalesce(sum(cents) filter (where figure = '${figure}'), 0)::bigint as ${figure}`;
  const { rows } = await house.db.query<Sums & { key: string; name: string }>(
    `with counted as (
       select agent_id, stake_cents as turnover, stake_cash_cents - payout_cash_cents as ggr, rounds, 0 as members,
              '' as figure, 0 as cents, rounds as items
         from report_agent_day where day between $1 and $2
       union all
       select agent_id, 0, 0, 0, members, '', 0, 0 from report_active_agent_day where ${firstInPeriod}
       union all
       select agent_id, 0, 0, 0, 0, figure, cents, items from report_agent_figure where day between $1 and $2),
     line as (
       select coalesce(agent_id::text, 'none') as key, agent_id, sum(turnover)::bigint as turnover, sum(ggr)::bigint as ggr,
              sum(rounds)::bigint as rounds, sum(members)::bigint as active_members, ${agentFigures.map(sumOf).join(', ')}
         from counted group by agent_id having sum(items) > 0)
     select l.*, coalesce(a.account, '') as name
       from line l left join member a on a.id = l.agent_id
      where $3::bigint is null or (l.turnover, l.key) < ($3, $4)
      order by l.turnover desc, l.key desc limit $5`,
    [period.from, period.to, ...cursorOf(input.after), input.page_size + 1],
  );
  const retention = await retentionBy(house.db, period, house.clock.now(), 'agent');
  return rows.map((row) => ({ ...row, retention: retention.get(row.key) ?? noRetention }));
}

/** `after` as turnover and key: the last line of the page before. */
function cursorOf(after: string | undefined): [bigint | null, string | null] {
  if (after === undefined) return [null, null];
  const [, turnover, key] = /^(\d{1,18})\.([a-z0-9_-]{1,80})$/.exec(after) ?? [];
  if (turnover === undefined || key === undefined) throw fieldError({ after: 'field_invalid' });
  return [BigInt(turnover), key];
}

/** Lines were asked for with one to spare, which tells whether there is a page after. */
function pageOf(lines: readonly Line[], input: Input): Breakdown {
  const isWhole = input.by === 'category';
  const shown = isWhole ? lines : lines.slice(0, input.page_size);
  const last = shown.at(-1);
  const hasMore = !isWhole && lines.length > input.page_size && last !== undefined;
  return { items: shown.map(present), next: hasMore ? `${last.turnover}.${last.key}` : null };
}

function present(line: Line): Breakdown['items'][number] {
  const money = (cents: bigint | undefined) => (cents === undefined ? null : formatAmount(cents));
  const count = (heads: bigint | undefined) => (heads === undefined ? null : Number(heads));
  return {
    key: line.key,
    name: line.name ?? '',
    rounds: Number(line.rounds ?? 0n),
    ggr: formatAmount(line.ggr ?? 0n),
    turnover: formatAmount(line.turnover),
    deposits: money(line.deposits),
    withdrawals: money(line.withdrawals),
    bonus_cost: money(line.bonus_cost),
    rebates_cost: money(line.rebates_cost),
    active_members: count(line.active_members),
    new_members: count(line.new_members),
    retention: line.retention ?? null,
  };
}
