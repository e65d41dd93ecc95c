import type { Queryable } from '../../../plugins/transaction.ts';

/** Basis points by level and category. */
export type Rates = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** What share of a stake comes back, by level and category. */
export async function readRates(db: Queryable): Promise<Rates> {
  const { rows } = await db.query<{ level: number; category: string; basis_points: number }>(
    'select level, category, basis_points from vip_rebate',
    [],
  );
  const rates = new Map<number, Map<string, number>>();
  for (const row of rows) {
    const ofLevel = rates.get(row.level) ?? new Map<string, number>();
    rates.set(row.level, ofLevel.set(row.category, row.basis_points));
  }
  return rates;
}
