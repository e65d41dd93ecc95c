import type { DataOf, races } from '@arara/contract';
import { formatAmount } from '@arara/money';

type Shown = DataOf<typeof races.raceView>['race'];

export interface RaceRow {
  readonly id: string;
  readonly period: Shown['period'];
  readonly measure: Shown['measure'];
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly state: Shown['state'];
  /** Centavos as text: arrays of large integers come so. */
  readonly prizes: readonly string[];
  readonly stake_min_cents: bigint;
  readonly turnover_min_cents: bigint;
}

/** What is read of a race; `x` is its row. */
export const raceColumns = `x.id, x.period, x.measure, x.starts_at, x.ends_at, x.state, x.prizes_cents::text[] as prizes,
  x.stake_min_cents, x.turnover_min_cents`;

export const prizesOf = (row: Pick<RaceRow, 'prizes'>): bigint[] => row.prizes.map(BigInt);

export function presentRace(row: RaceRow): Shown {
  const prizes = prizesOf(row);
  return {
    id: row.id,
    period: row.period,
    measure: row.measure,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    state: row.state,
    prizes: prizes.map(formatAmount),
    total_money: formatAmount(prizes.reduce((sum, cents) => sum + cents, 0n)),
    stake_min: formatAmount(row.stake_min_cents),
    turnover_min: formatAmount(row.turnover_min_cents),
  };
}
