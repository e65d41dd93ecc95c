import type { promotions } from '@arara/contract';
import { z } from 'zod';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';

export type PromotionCode = (typeof promotions.promotionCodes)[number];

/** A promotion as the house offers it now, with its figures. */
export interface Promotion<Params = unknown> {
  readonly code: PromotionCode;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly params: Params;
}

/** An amount in the figures of a promotion: whole centavos. */
export const cents = z.int().nonnegative().transform(BigInt);
/** A share in the figures of a promotion: basis points. */
export const basisPoints = z.int().min(0).max(100_000);
export const times = z.int().min(0).max(100);
export const days = z.int().min(1).max(3650);

/** The smaller of two amounts. */
export function lesserOf(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

interface Row {
  readonly code: PromotionCode;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly params: unknown;
}

// What is closed, has not begun, is over, or is forbidden where the house works, is not there at all.
const onNow = `select code, starts_at, ends_at, params from promotion
  where is_open and coalesce(starts_at <= $1, true) and coalesce(ends_at > $1, true) and not $2 = any(off_in)`;

/** Every promotion that is on, in the order they are shown. */
export async function promotionsOn(house: House, db: Queryable = house.db): Promise<Promotion[]> {
  const { rows } = await db.query<Row>(`${onNow} order by position`, [
    house.clock.now(),
    house.env.JURISDICTION,
  ]);
  return rows.map((row) => present(row, row.params));
}

/** A promotion that is on, or null. */
export async function findPromotion<Schema extends z.ZodType>(
  house: House,
  db: Queryable,
  code: PromotionCode,
  schema: Schema,
): Promise<Promotion<z.output<Schema>> | null> {
  const { rows } = await db.query<Row>(`${onNow} and code = $3`, [
    house.clock.now(),
    house.env.JURISDICTION,
    code,
  ]);
  const [row] = rows;
  return row ? present(row, schema.parse(row.params)) : null;
}

/** A promotion that is on; fails with `promotion_off` otherwise. */
export async function openPromotion<Schema extends z.ZodType>(
  house: House,
  db: Queryable,
  code: PromotionCode,
  schema: Schema,
): Promise<Promotion<z.output<Schema>>> {
  const promotion = await findPromotion(house, db, code, schema);
  if (!promotion) throw new AppError('promotion_off');
  return promotion;
}

function present<Params>(row: Row, params: Params): Promotion<Params> {
  return { code: row.code, startsAt: row.starts_at, endsAt: row.ends_at, params };
}
