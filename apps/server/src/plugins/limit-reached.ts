import { formatAmount } from '@arara/money';
import { AppError } from './app-error.ts';

/** The limit that stands in the way, as `protection_bet_refusal` and `protection_refuses_deposit` name it. */
export interface ReachedLimit {
  readonly kind: 'deposit' | 'loss' | 'stake' | 'session';
  readonly period: 'round' | 'day' | 'week' | 'month';
  /** Centavos, or minutes for `session`. */
  readonly amount: bigint;
  readonly used: bigint;
}

/** A `limit_reached` failure that says in its data which limit it was and how much of it is used. */
export function limitReached(limit: ReachedLimit | undefined): AppError {
  if (!limit) return new AppError('limit_reached');
  const used = limit.used > 0n ? limit.used : 0n;
  const isTime = limit.kind === 'session';
  return new AppError('limit_reached', {
    kind: limit.kind,
    period: limit.period,
    money: isTime ? null : formatAmount(limit.amount),
    minutes: isTime ? Number(limit.amount) : null,
    used_money: isTime ? null : formatAmount(used),
    used_minutes: isTime ? Number(used) : null,
  });
}
