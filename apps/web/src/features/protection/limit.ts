import type { DataOf, protection } from '@arara/contract';
import { toCents } from '../../lib/format.ts';

export type Settings = DataOf<typeof protection.protectionSettings>;
export type Limit = Settings['limits'][number];
export type LimitKind = Limit['kind'];
export type LimitPeriod = Limit['period'];

export const periodsOf: Readonly<Record<LimitKind, readonly LimitPeriod[]>> = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  stake: ['round', 'day', 'week', 'month'],
  session: ['day', 'week', 'month'],
};

interface Value {
  readonly money: string | null;
  readonly minutes: number | null;
}

/** Centavos or minutes, to compare and to divide. */
export function sizeOf({ money, minutes }: Value): number {
  return minutes ?? Number(toCents(money ?? '0.00'));
}

/** How much of a limit is used, from 0 to 1. */
export function shareOf(limit: Limit): number {
  return Math.min(1, sizeOf(limit.used) / Math.max(1, sizeOf(limit)));
}
