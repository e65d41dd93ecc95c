import type { promotions } from '@arara/contract';
import { z } from 'zod';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { paramsOf } from './kept-params.ts';

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
  readonly params: string;
}

/**
 * Every promotion that is on, in the order they are shown. What is closed, has not begun, is over, or is forbidden where
 * the house works, is not there at all.
 */
export async function promotionsOn(house: House, db: Queryable = house.db): Promise<Promotion[]> {
  const rows = await rowsOn(house, db);
  return rows.map((row) => promotionOf(row, paramsOf(row.params).plain));
}

async function rowsOn(house: House, db: Queryable): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select code, starts_at, ends_at, params::text from promotion
      where is_open and coalesce(starts_at <= house_now(), true) and coalesce(ends_at > house_now(), true)
        and not $1 = any(off_in)
      order by position`,
    [house.env.JURISDICTION],
  );
  return rows;
}

function promotionOf<Params>(row: Row, params: Params): Promotion<Params> {
  return { code: row.code, startsAt: row.starts_at, endsAt: row.ends_at, params };
}

/** A promotion that is on, or null. It is asked for with all others, so that an answer about several asks once. */
export async function findPromotion<Schema extends z.ZodType>(
  house: House,
  db: Queryable,
  code: PromotionCode,
  schema: Schema,
): Promise<Promotion<z.output<Schema>> | null> {
  const row = (await rowsOn(house, db)).find((on) => on.code === code);
  return row ? promotionOf(row, paramsOf(row.params).by(schema)) : null;
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
