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

/**
 * A promotion that is on; fails with `promotion_off` otherwise. It is asked for with all others, so that an answer about several
 * asks once.
 */
export async function openPromotion<Schema extends z.ZodType>(
  house: House,
  db: Queryable,
  code: PromotionCode,
  schema: Schema,
): Promise<Promotion<z.output<Schema>>> {
  const row = (await rowsOn(house, db)).find((on) => on.code === code);
  if (!row) throw new AppError('promotion_off');
  return promotionOf(row, paramsOf(row.params).by(schema));
}

/**
 * A promotion as it stood at a moment, or null when it was not on then: what is heard of later is judged by what held at its
 * own moment, whatever staff has changed since.
 */
export async function promotionAt<Schema extends z.ZodType>(
  house: House,
  db: Queryable,
  { code, schema, at }: { readonly code: PromotionCode; readonly schema: Schema; readonly at: Date },
): Promise<Promotion<z.output<Schema>> | null> {
  const { rows } = await db.query<Row>(
    `select p.code, v.starts_at, v.ends_at, v.params::text
       from promotion p
       cross join lateral (
         select is_open, starts_at, ends_at, params, until from promotion_past where code = p.code and until > $2
         union all select p.is_open, p.starts_at, p.ends_at, p.params, 'infinity'
         order by until limit 1) v
      where p.code = $1 and not $3 = any(p.off_in)
        and v.is_open and coalesce(v.starts_at <= $2, true) and coalesce(v.ends_at > $2, true)`,
    [code, at, house.env.JURISDICTION],
  );
  const [row] = rows;
  return row ? promotionOf(row, paramsOf(row.params).by(schema)) : null;
}
