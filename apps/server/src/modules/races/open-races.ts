import type { House } from '../../house.ts';
import { policyOf } from '../../plugins/jurisdiction.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** True where the market allows races. */
export const areRacesAllowed = (house: House) => policyOf(house.env.JURISDICTION).promotions.races;

/**
 * Begins the races of these São Paulo days, once each: a day's race with the day, a week's with its Monday, or with the plan
 * when that came later. What is promised then stays as it is. Where one of a plan before has begun, none begins beside it.
 */
export async function openRaces(tx: Queryable, house: House, days: readonly string[]): Promise<void> {
  if (!areRacesAllowed(house)) return;
  await tx.query(
    `insert into race (plan_id, period, measure, first_day, last_day, starts_at, ends_at, prizes_cents, stake_min_cents,
                       turnover_min_cents)
     select p.id, p.period, p.measure, s.first_day, s.last_day,
            greatest(s.first_day, p.starts_on)::timestamp at time zone 'America/Sao_Paulo',
            (s.last_day + 1)::timestamp at time zone 'America/Sao_Paulo', p.prizes_cents, p.stake_min_cents,
            p.turnover_min_cents
       from race_plan p
      cross join unnest($1::date[]) as d(day)
      cross join lateral (
        select case p.period when 'day' then d.day else date_trunc('week', d.day)::date end as first_day,
               case p.period when 'day' then d.day else date_trunc('week', d.day)::date + 6 end as last_day) s
      where p.is_on and p.starts_on <= d.day
        and not exists (select 1 from race r
                         where r.period = p.period and r.measure = p.measure and r.first_day = s.first_day)
       -- A plan that is being stopped begins a race before that, or none.
       for share of p
     on conflict (plan_id, first_day) do nothing`,
    [days],
  );
}
