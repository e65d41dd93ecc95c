import type { House } from '../../house.ts';
import { dayOf } from '../../plugins/clock.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { areRacesAllowed, openRaces } from './open-races.ts';

/** In centavos, by place: R$ 500.00 a day and R$ 1,000.00 a week. */
const daily = [20_000, 10_000, 6000, 4000, 3000, 2000, 1500, 1500, 1000, 1000];
const weekly = [40_000, 20_000, 12_000, 8000, 6000, 4000, 3000, 3000, 2000, 2000];

/** What is staked in cash before a prize is one's own, in centavos. */
const turnoverMin = { daily: 10_000, weekly: 30_000 };

/** A house that has never had a race gets one of each kind; what staff makes of them afterwards stays. */
export async function ensureFirstRaces(house: House): Promise<void> {
  if (!areRacesAllowed(house)) return;
  const today = dayOf(house.clock.now());
  await inTransaction(house.db, async (tx) => {
    await tx.query('lock table race_plan in share row exclusive mode');
    const { rowCount } = await tx.query('select 1 from race_plan limit 1');
    if (rowCount !== 0) return;
    await tx.query(
      `insert into race_plan (period, measure, prizes_cents, budget_cents, turnover_min_cents, starts_on)
       values ('day', 'wager', $1, 50000, $4, $3), ('week', 'multiplier', $2, 100000, $5, $3)`,
      [daily, weekly, today, turnoverMin.daily, turnoverMin.weekly],
    );
    await openRaces(tx, house, [today]);
  });
}
