import type { DataOf, InputOf, races } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type pg from 'pg';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { StaffCaller } from '../../plugins/caller.ts';
import { dayOf } from '../../plugins/clock.ts';
import { brokenConstraint, inTransaction, type Queryable } from '../../plugins/transaction.ts';
import { actorOf, editsOf, recordAudit, takeTurn } from '../staff/index.ts';
import { areRacesAllowed, openRaces } from './open-races.ts';

type Plan = DataOf<typeof races.staffRaceCreate>;
type Figures = Pick<
  InputOf<typeof races.staffRaceEdit>,
  'prizes' | 'budget' | 'stake_min' | 'turnover_min' | 'reason'
>;

interface PlanRow {
  readonly id: string;
  readonly period: Plan['period'];
  readonly measure: Plan['measure'];
  readonly prizes: readonly string[];
  readonly budget_cents: bigint;
  readonly stake_min_cents: bigint;
  readonly turnover_min_cents: bigint;
  readonly starts_on: string;
  readonly is_on: boolean;
  readonly paid_races: bigint;
  readonly paid_cents: bigint;
  readonly running_until: Date | null;
}

type EditOf = Awaited<ReturnType<typeof editsOf>>;

const subjectOf = (id: string) => `race:${id}`;

const planRows = `
  select p.id, p.period, p.measure, p.prizes_cents::text[] as prizes, p.budget_cents, p.stake_min_cents,
         p.turnover_min_cents, p.starts_on::text, p.is_on,
         (select count(*) from race x where x.plan_id = p.id and x.state = 'paid') as paid_races,
         (select coalesce(sum(z.amount_cents), 0)::bigint from race x join race_prize z on z.race_id = x.id
           where x.plan_id = p.id) as paid_cents,
         (select max(x.ends_at) from race x where x.plan_id = p.id and x.state = 'running') as running_until
    from race_plan p`;

/** Every plan, those that go on first. */
export async function listPlans(house: House): Promise<DataOf<typeof races.staffRaces>> {
  const { rows } = await house.db.query<PlanRow>(
    `${planRows} order by p.is_on desc, p.created_at desc, p.id limit 200`,
  );
  const editOf = await editsOf(
    house.db,
    rows.map(({ id }) => subjectOf(id)),
  );
  return { items: rows.map((row) => present(row, editOf)) };
}

/**
 * Begins races that come again; the first one runs from today, or follows the last race of a plan that was stopped before. Fails with `race_on_already` for a second plan of the same kind,
 * `race_over_budget` and `promotion_off`.
 */
export async function createPlan(
  house: House,
  input: InputOf<typeof races.staffRaceCreate>,
  caller: StaffCaller,
): Promise<Plan> {
  if (!areRacesAllowed(house)) throw new AppError('promotion_off');
  const cents = centsOf(input);
  const today = dayOf(house.clock.now());
  try {
    return await inTransaction(house.db, async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        `insert into race_plan (period, measure, prizes_cents, budget_cents, stake_min_cents, turnover_min_cents, starts_on)
         select $1, $2, $3, $4, $5, $6, coalesce(
           (select max(last_day) + 1 from race where period = $1 and measure = $2 and last_day >= $7::date), $7::date)
         returning id`,
        [
          input.period,
          input.measure,
          cents.prizes,
          cents.budget,
          cents.stakeMin,
          cents.turnoverMin ?? 0n,
          today,
        ],
      );
      const id = rows[0]?.id ?? '';
      await openRaces(tx, house, [today]);
      return finish(tx, house, caller, { id, action: 'race.create', detail: detailOf(input) });
    });
  } catch (error) {
    if (brokenConstraint(error) === 'race_plan_one') throw new AppError('race_on_already');
    throw error;
  }
}

/**
 * Changes a plan for the races that begin after it. Fails with `race_unknown` and `race_over_budget`, and with `state_changed` when it
 * goes on no more or somebody was faster.
 */
export async function editPlan(
  house: House,
  input: InputOf<typeof races.staffRaceEdit>,
  caller: StaffCaller,
): Promise<Plan> {
  const cents = centsOf(input);
  return inTransaction(house.db, async (tx) => {
    await lockPlan(tx, input.id);
    await takeTurn(tx, caller, subjectOf(input.id), input.version, house.clock.now());
    await tx.query(
      `update race_plan set prizes_cents = $2, budget_cents = $3, stake_min_cents = $4,
              turnover_min_cents = coalesce($5, turnover_min_cents) where id = $1`,
      [input.id, cents.prizes, cents.budget, cents.stakeMin, cents.turnoverMin],
    );
    return finish(tx, house, caller, { id: input.id, action: 'race.edit', detail: detailOf(input) });
  });
}

/** Lets no further race begin. Fails with `race_unknown` and `state_changed`. */
export async function stopPlan(
  house: House,
  { id, reason }: InputOf<typeof races.staffRaceStop>,
  caller: StaffCaller,
): Promise<Plan> {
  return inTransaction(house.db, async (tx) => {
    await lockPlan(tx, id);
    await tx.query('update race_plan set is_on = false where id = $1', [id]);
    return finish(tx, house, caller, { id, action: 'race.stop', detail: { reason } });
  });
}

async function lockPlan(tx: Queryable, id: string): Promise<void> {
  const { rows } = await tx.query<{ is_on: boolean }>(
    'select is_on from race_plan where id = $1 for update',
    [id],
  );
  const [plan] = rows;
  if (!plan) throw new AppError('race_unknown');
  if (!plan.is_on) throw new AppError('state_changed');
}

function centsOf({ prizes, budget, stake_min, turnover_min }: Figures) {
  const cents = {
    prizes: prizes.map((prize) => parseAmount(prize) ?? 0n),
    budget: parseAmount(budget) ?? 0n,
    stakeMin: parseAmount(stake_min) ?? 0n,
    /** Null where it is not said: a page of before does not know of it. */
    turnoverMin: turnover_min === undefined ? null : parseAmount(turnover_min),
  };
  if (cents.prizes.reduce((sum, prize) => sum + prize, 0n) > cents.budget)
    throw new AppError('race_over_budget');
  return cents;
}

const detailOf = ({ prizes, budget, stake_min, turnover_min, reason }: Figures) => ({
  prizes: prizes.join(', '),
  budget,
  stake_min,
  ...(turnover_min !== undefined && { turnover_min }),
  reason,
});

interface Deed {
  readonly id: string;
  readonly action: 'race.create' | 'race.edit' | 'race.stop';
  readonly detail: Readonly<Record<string, string>>;
}

async function finish(tx: pg.PoolClient, house: House, caller: StaffCaller, deed: Deed): Promise<Plan> {
  const { rows } = await tx.query<PlanRow>(`${planRows} where p.id = $1`, [deed.id]);
  const [row] = rows;
  if (!row) throw new Error(`plan ${deed.id} is gone`);
  await recordAudit(tx, actorOf(caller), house.clock.now(), {
    action: deed.action,
    subjectType: 'race',
    subjectId: deed.id,
    detail: deed.detail,
  });
  return present(row, await editsOf(tx, [subjectOf(deed.id)]));
}

function present(row: PlanRow, editOf: EditOf): Plan {
  const prizes = row.prizes.map(BigInt);
  return {
    id: row.id,
    period: row.period,
    measure: row.measure,
    prizes: prizes.map(formatAmount),
    total_money: formatAmount(prizes.reduce((sum, cents) => sum + cents, 0n)),
    budget: formatAmount(row.budget_cents),
    stake_min: formatAmount(row.stake_min_cents),
    turnover_min: formatAmount(row.turnover_min_cents),
    starts_on: row.starts_on,
    is_on: row.is_on,
    paid_races: Number(row.paid_races),
    paid_money: formatAmount(row.paid_cents),
    running_until: row.running_until?.toISOString() ?? null,
    ...editOf(subjectOf(row.id)),
  };
}
