import type { DataOf, payments } from '@arara/contract';
import { formatAmount, parseAmount, shareOf } from '@arara/money';
import { type LanguageCode, phrase } from '@arara/phrases';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';

export interface Method {
  readonly id: string;
  readonly direction: 'deposit' | 'withdrawal';
  readonly payment_type: string;
  readonly min_cents: bigint;
  readonly max_cents: bigint;
  /** An array column arrives as text. */
  readonly quick_cents: readonly string[];
  readonly fee_basis_points: number;
  readonly fee_fixed_cents: bigint;
  readonly is_open: boolean;
}

const columns =
  'id, direction, payment_type, min_cents, max_cents, quick_cents, fee_basis_points, fee_fixed_cents, is_open';

/** Every method of a direction, or of both, in the order they are shown. */
export async function listMethods(db: Queryable, direction: Method['direction'] | null): Promise<Method[]> {
  const { rows } = await db.query<Method>(
    `select ${columns} from payment_method where $1::text is null or direction = $1 order by direction, position`,
    [direction],
  );
  return rows;
}

/** One open method, by id or by what it pays with; fails with `payment_method_unknown`. */
export async function findMethod(
  db: Queryable,
  by: { direction: Method['direction']; id?: string; type?: string },
): Promise<Method> {
  const { rows } = await db.query<Method>(
    `select ${columns} from payment_method
      where direction = $1 and ($2::uuid is null or id = $2) and ($3::text is null or payment_type = $3) and is_open`,
    [by.direction, by.id ?? null, by.type ?? null],
  );
  const [method] = rows;
  if (!method) throw new AppError('payment_method_unknown');
  return method;
}

/** One method, open or not, or null. */
export async function methodById(db: Queryable, id: string): Promise<Method | null> {
  const { rows } = await db.query<Method>(`select ${columns} from payment_method where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Writes the limits, fees and the switch of a method, in the caller's transaction. */
export async function changeMethod(tx: Queryable, method: Method): Promise<void> {
  await tx.query(
    `update payment_method set min_cents = $2, max_cents = $3, quick_cents = $4, fee_basis_points = $5,
            fee_fixed_cents = $6, is_open = $7 where id = $1`,
    [
      method.id,
      method.min_cents,
      method.max_cents,
      method.quick_cents,
      method.fee_basis_points,
      method.fee_fixed_cents,
      method.is_open,
    ],
  );
}

/** The amount of a request in centavos, inside the method's limits. */
export function amountWithin(method: Method, text: string): bigint {
  const cents = parseAmount(text) ?? 0n;
  const values = { min: formatAmount(method.min_cents), max: formatAmount(method.max_cents) };
  if (cents < method.min_cents) throw new AppError('amount_below_minimum', values, values);
  if (cents > method.max_cents) throw new AppError('amount_above_maximum', values, values);
  return cents;
}

/** What a method takes of an amount: the general percentage, rounded down, and the mandatory flat fee. */
export function feeOf(method: Method, amountCents: bigint): bigint {
  return shareOf(amountCents, method.fee_basis_points) + method.fee_fixed_cents;
}

/** A method by the wire's names. */
export function presentMethod(
  method: Method,
  lang: LanguageCode,
): DataOf<typeof payments.paymentsList>['items'][number] {
  return {
    id: method.id,
    direction: method.direction,
    payment_type: method.payment_type,
    name: phrase(lang, `wallet.method_${method.payment_type}`),
    payment_desc: phrase(lang, `wallet.method_${method.payment_type}_about`),
    min_amount: formatAmount(method.min_cents),
    max_amount: formatAmount(method.max_cents),
    quick_amounts: method.quick_cents.map((cents) => formatAmount(BigInt(cents))),
    fee_percent: formatAmount(BigInt(method.fee_basis_points)),
    fee_fixed: formatAmount(method.fee_fixed_cents),
    is_open: method.is_open,
  };
}
