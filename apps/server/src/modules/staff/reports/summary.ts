import type { DataOf, InputOf, staffReports } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { daysOf, type Period, periodBefore } from './period.ts';
import { noRetention, retentionBy } from './retention.ts';
import { firstInPeriod, playSums, type RowFigure } from './sources.ts';

type Summary = DataOf<typeof staffReports.reportSummary>;

/** What happened on a day or in a period, in centavos and heads. */
export interface Sums {
  turnover: bigint;
  ggr: bigint;
  rounds: bigint;
  deposits: bigint;
  withdrawals: bigint;
  bonus_cost: bigint;
  rebates_cost: bigint;
  active_members: bigint;
  new_members: bigint;
}

export const nothingYet: Sums = {
  turnover: 0n,
  ggr: 0n,
  rounds: 0n,
  deposits: 0n,
  withdrawals: 0n,
  bonus_cost: 0n,
  rebates_cost: 0n,
  active_members: 0n,
  new_members: 0n,
};

/** The figures of a period and of the one before it, from one still picture of the database. */
export async function summarise(
  house: House,
  input: InputOf<typeof staffReports.reportSummary>,
): Promise<Summary> {
  const period = { from: input.from, to: input.to };
  const before = periodBefore(period);
  return inTransaction(house.db, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const byDay = await sumsByDay(tx, { from: before.from, to: period.to });
    const now = await whole(tx, period, byDay, house.clock.now());
    const earlier = await whole(tx, before, byDay, house.clock.now());
    return {
      ...period,
      before_from: before.from,
      before_to: before.to,
      now: now.total,
      before: earlier.total,
      days: now.days,
      before_days: earlier.days,
    };
  });
}

async function whole(
  db: Queryable,
  period: Period,
  byDay: ReadonlyMap<string, Sums>,
  now: Date,
): Promise<{ total: Summary['now']; days: Summary['days'] }> {
  const days = daysOf(period).map((day) => ({ day, sums: byDay.get(day) ?? nothingYet }));
  const total = { ...nothingYet };
  for (const { sums } of days)
    for (const key of Object.keys(total) as (keyof Sums)[]) total[key] += sums[key];
  total.active_members = await activeIn(db, period);
  const retention = (await retentionBy(db, period, now, 'all')).get('') ?? noRetention;
  return {
    total: { ...present(total), retention },
    days: days.map(({ day, sums }) => ({ day, ...present(sums) })),
  };
}

/** Every figure by day; days on which nothing happened are left out. */
export async function sumsByDay(db: Queryable, period: Period): Promise<ReadonlyMap<string, Sums>> {
  const found = new Map<string, Sums>();
  const add = (day: string, part: Partial<Sums>) =>
    found.set(day, { ...(found.get(day) ?? nothingYet), ...part });
  const days = [period.from, period.to];
  const play = await db.query<{ day: string; turnover: bigint; ggr: bigint; rounds: bigint }>(
    `select day::text, ${playSums} from report_game_day where day between $1 and $2 group by day`,
    days,
  );
  for (const { day, ...sums } of play.rows) add(day, sums);
  const active = await db.query<{ day: string; active_members: bigint }>(
    `select day::text, sum(members)::bigint as active_members from report_active_day
      where category = '' and day between $1 and $2 group by day`,
    days,
  );
  for (const { day, active_members } of active.rows) add(day, { active_members });
  const figures = await db.query<{ day: string; figure: RowFigure; cents: bigint }>(
    `select day::text, figure, sum(cents)::bigint as cents from report_figure where day between $1 and $2 group by 1, 2`,
    days,
  );
  for (const { day, figure, cents } of figures.rows) add(day, { [figure]: cents });
  return found;
}

async function activeIn(db: Queryable, { from, to }: Period): Promise<bigint> {
  const { rows } = await db.query<{ members: bigint }>(
    `select coalesce(sum(members), 0)::bigint as members from report_active_day where category = '' and ${firstInPeriod}`,
    [from, to],
  );
  return rows[0]?.members ?? 0n;
}

/** Figures by the wire's names. */
function present(sums: Sums) {
  return {
    ggr: formatAmount(sums.ggr),
    turnover: formatAmount(sums.turnover),
    deposits: formatAmount(sums.deposits),
    withdrawals: formatAmount(sums.withdrawals),
    bonus_cost: formatAmount(sums.bonus_cost),
    rebates_cost: formatAmount(sums.rebates_cost),
    active_members: Number(sums.active_members),
    new_members: Number(sums.new_members),
  };
}
