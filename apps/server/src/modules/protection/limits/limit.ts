import type { protection } from '@arara/contract';
import type { Queryable } from '../../../plugins/transaction.ts';
import { lockPlay } from '../lock-play.ts';

export type LimitKind = (typeof protection.limitKinds)[number];
export type LimitPeriod = (typeof protection.limitPeriods)[number];

/** Which limit of a member. */
export interface LimitKey {
  readonly memberId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** A loosening holds this long after it was asked for. */
export const looseningMs = 24 * 3_600_000;

export interface Limit {
  /** Centavos, or minutes for `session`. */
  readonly amount: bigint;
  /** A loosening that waits; its amount null: the limit goes away. */
  readonly pending: { readonly amount: bigint | null; readonly at: Date } | null;
}

/**
 * One limit as it holds now, behind the member's gate until the transaction ends: no bet and no deposit comes between.
 * Null when there is none, or when its removal has come into force.
 */
export async function lockLimit(tx: Queryable, key: LimitKey, now: Date): Promise<Limit | null> {
  await lockPlay(tx, key.memberId);
  const { rows } = await tx.query<{
    amount: bigint;
    pending_amount: bigint | null;
    pending_at: Date | null;
  }>(
    `select amount, pending_amount, pending_at from protection_limit
      where member_id = $1 and kind = $2 and period = $3 for update`,
    [key.memberId, key.kind, key.period],
  );
  const [row] = rows;
  if (!row) return null;
  const { amount, pending_amount: next, pending_at: at } = row;
  if (at === null) return { amount, pending: null };
  if (at > now) return { amount, pending: { amount: next, at } };
  return next === null ? null : { amount: next, pending: null };
}

/** Writes a limit with what waits behind it. */
export async function writeLimit(tx: Queryable, key: LimitKey, limit: Limit, now: Date): Promise<void> {
  await tx.query(
    `insert into protection_limit (member_id, kind, period, amount, pending_amount, pending_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (member_id, kind, period) do update set amount = excluded.amount,
       pending_amount = excluded.pending_amount, pending_at = excluded.pending_at, changed_at = excluded.changed_at`,
    [
      key.memberId,
      key.kind,
      key.period,
      limit.amount,
      limit.pending?.amount ?? null,
      limit.pending?.at ?? null,
      now,
    ],
  );
}
