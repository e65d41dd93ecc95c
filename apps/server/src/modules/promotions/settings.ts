import type { staffGrowth } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { fieldError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { assertFiguresFit, refused } from './figures-fit.ts';
import type { PromotionCode } from './promotion.ts';

type Unit = (typeof staffGrowth.fieldUnits)[number];
type Params = Record<string, unknown>;

/** One figure of a promotion: where it stands, and its value as people write it. */
interface PromotionField {
  readonly path: string;
  readonly unit: Unit;
  readonly value: string;
}

/** A promotion as staff sees it, whether it is on or not. */
export interface PromotionSettings {
  readonly code: PromotionCode;
  readonly isOpen: boolean;
  readonly isOn: boolean;
  readonly isAllowed: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly budgetCents: bigint | null;
  /** What claims have brought members, cash and bonus money. */
  readonly costCents: bigint;
  readonly claims: number;
  readonly fields: readonly PromotionField[];
}

interface Row {
  readonly code: PromotionCode;
  readonly is_open: boolean;
  readonly is_on: boolean;
  readonly is_allowed: boolean;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly budget_cents: bigint | null;
  readonly params: Params;
  readonly cost_cents: bigint;
  readonly claims: bigint;
}

/** All promotions in the order they are shown, or one. */
export async function promotionSettings(
  house: House,
  db: Queryable,
  code: PromotionCode | null = null,
): Promise<PromotionSettings[]> {
  const { rows } = await db.query<Row>(
    `select p.code, p.is_open, p.starts_at, p.ends_at, p.budget_cents, p.params, not $2 = any(p.off_in) as is_allowed,
            p.is_open and coalesce(p.starts_at <= $1, true) and coalesce(p.ends_at > $1, true)
              and not $2 = any(p.off_in) as is_on,
            coalesce(c.cents, 0)::bigint as cost_cents, coalesce(c.claims, 0) as claims
       from promotion p
       left join lateral (select sum(amount_cents) as cents, count(*) as claims from promotion_claim
                           where promotion = p.code) as c on true
      where $3::text is null or p.code = $3 order by p.position`,
    [house.clock.now(), house.env.JURISDICTION, code],
  );
  return rows.map((row) => ({
    code: row.code,
    isOpen: row.is_open,
    isOn: row.is_on,
    isAllowed: row.is_allowed,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    budgetCents: row.budget_cents,
    costCents: row.cost_cents,
    claims: Number(row.claims),
    fields: fieldsOf(row.params),
  }));
}

interface PromotionChange {
  readonly code: PromotionCode;
  readonly isOpen: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly budgetCents: bigint | null;
  /** Figures that change, as people write them, by path. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Changes a promotion from now on: how it stood is kept with the moment it ended. Figures are checked by what the promotion
 * reads them with and by each other; one that does not stand there, or does not fit, is refused by its field. A promotion that
 * is switched off may keep figures of before that do not fit.
 */
export async function changePromotion(tx: Queryable, house: House, change: PromotionChange): Promise<void> {
  const { code, startsAt, endsAt } = change;
  if (startsAt && endsAt && endsAt <= startsAt) throw fieldError({ ends_at: 'end_before_start' });
  const { rows } = await tx.query<{ params: Params }>(
    'select params from promotion where code = $1 for update',
    [code],
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no promotion ${code}`);
  const params = changed(row.params, change.fields);
  if (change.isOpen || Object.keys(change.fields).length > 0) assertFiguresFit(code, params);
  // Of several changes of one moment the first tells how it stood before it.
  await tx.query(
    `insert into promotion_past (code, until, is_open, starts_at, ends_at, params)
     select code, $2, is_open, starts_at, ends_at, params from promotion where code = $1 on conflict do nothing`,
    [code, house.clock.now()],
  );
  await tx.query(
    `update promotion set is_open = $2, starts_at = $3, ends_at = $4, budget_cents = $5, params = $6, updated_at = house_now()
      where code = $1`,
    [code, change.isOpen, startsAt, endsAt, change.budgetCents, JSON.stringify(params)],
  );
}

/** What is counted in what, by name; a name that is not here is not a figure. */
const units: Readonly<Record<string, Unit>> = {
  bonus_max: 'money',
  deposit_min: 'money',
  reward: 'money',
  reward_max: 'money',
  step: 'money',
  stake_max: 'money',
  from: 'money',
  to: 'money',
  share: 'percent',
  share_from: 'percent',
  share_to: 'percent',
  rollover_times: 'times',
  turnover_times: 'times',
  claim_days: 'days',
  bonus_days: 'days',
  weight: 'count',
  quantity: 'count',
};

/** In the order of `units`, which people read more easily than that of the database; lists come last. */
function fieldsOf(params: Params, before = ''): PromotionField[] {
  const names = Object.keys(units);
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  const entries = Object.entries(params).toSorted(([a], [b]) => place(a) - place(b));
  return entries.flatMap(([name, value]) => {
    const path = before + name;
    if (typeof value === 'object' && value !== null) return fieldsOf(value as Params, `${path}.`);
    const unit = unitOf(params, name);
    return unit && typeof value === 'number' ? [{ path, unit, value: written(value, unit) }] : [];
  });
}

/** A prize of cash has a quantity of centavos. */
function unitOf(params: Params, name: string): Unit | undefined {
  return name === 'quantity' && params.reward === 'cash' ? 'money' : units[name];
}

const isDecimal = (unit: Unit) => unit === 'money' || unit === 'percent';
const written = (value: number, unit: Unit) =>
  isDecimal(unit) ? formatAmount(BigInt(value)) : String(value);

function changed(params: Params, fields: Readonly<Record<string, string>>): Params {
  const next = structuredClone(params);
  for (const [path, text] of Object.entries(fields)) {
    const steps = path.split('.');
    const name = steps.pop() ?? '';
    const parent = steps.reduce<unknown>((at, step) => own(at, step), next);
    const unit = typeof own(parent, name) === 'number' ? unitOf(parent as Params, name) : undefined;
    if (unit === undefined) throw refused(path, 'field_invalid');
    const value = read(text, unit);
    if (value === null) throw refused(path, isDecimal(unit) ? 'amount_format' : 'field_invalid');
    (parent as Params)[name] = value;
  }
  return next;
}

const own = (at: unknown, name: string): unknown =>
  typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? (at as Params)[name] : undefined;

function read(text: string, unit: Unit): number | null {
  if (!isDecimal(unit)) return /^\d{1,7}$/.test(text) ? Number(text) : null;
  const value = parseAmount(text);
  return value === null || value > 1_000_000_000_000n ? null : Number(value);
}
