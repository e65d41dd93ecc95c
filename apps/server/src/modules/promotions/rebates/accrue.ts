import { houseAccounts } from '@arara/ledger';
import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { settledNow } from '../../games/index.ts';
import { holdLevels } from '../vip/index.ts';

/**
 * Accrues the rebate of settled rounds: the cash part of each stake times the rate that its category then had at the level the
 * member then had. Frozen, excluded and demo members earn none. Fractions of a centavo stay in `rebate_member.units` until whole.
 */
export const accrueRebates: Listener<House, 'rounds.settled'> = {
  name: 'rebates',
  topic: 'rounds.settled',
  needs: settledNow,
  movesMoney: true,
  hear: async (_house, tx, events) => {
    const [first] = events;
    if (!first) return;
    // A rise, or rates, that are being written have begun before rounds that they should count for: they are waited for.
    await holdLevels(tx);
    const due = await countRebates(tx);
    if (due.members.length > 0) await postRebates(tx, due, first.id);
  },
};

interface Due {
  readonly members: string[];
  readonly cents: bigint[];
}

/**
 * Adds the rounds to their day, category and rate and gives the whole centavos that have become due. The row whose stake
 * completes a centavo gets it, so that rows and postings add up to the same.
 */
async function countRebates(tx: Queryable): Promise<Due> {
  const { rows } = await tx.query<{ member_id: string; cents: bigint }>(
    `with refused as materialized (
       select member_id from reward_refusals(array(select distinct member_id from settled_now)) where refusal is not null),
     -- By itself: beside the rates PostgreSQL would look the level up once for each rate of a category, eleven times a round.
     levelled as materialized (
       select r.member_id, r.day, r.category, r.stake_cents - r.stake_bonus_cents as cash_cents,
              r.settled_at, coalesce(l.to_level, 0) as level
         from settled_now r
         left join lateral (
           select to_level from vip_move where member_id = r.member_id and moved_at < r.settled_at
            order by moved_at desc, id desc limit 1) l on true
        where r.stake_cents > r.stake_bonus_cents and r.member_id not in (select member_id from refused)),
     -- Each with the time it was in force; those that ended before the first of these rounds are left out.
     rates as materialized (
       select level, category, basis_points, until,
              lag(until, 1, '-infinity') over (partition by level, category order by until) as since
         from (select level, category, basis_points, 'infinity'::timestamptz as until from vip_rebate
               union all
               select level, category, basis_points, until from vip_rebate_past
                where until >= (select min(settled_at) from settled_now)) as r),
     played as materialized (
       select r.member_id, r.day, r.category, v.basis_points, count(*) as rounds,
              sum(r.cash_cents)::bigint as stake_cents, (sum(r.cash_cents) * v.basis_points)::bigint as units
         from levelled r
         join rates v on v.category = r.category and v.level = r.level and v.since < r.settled_at and v.until >= r.settled_at
        where v.basis_points > 0
        group by 1, 2, 3, 4),
     carried as (
       insert into rebate_member (member_id, units, posted_cents)
       select member_id, sum(units), div(sum(units), 10000) from played group by 1 order by 1
       on conflict (member_id) do update set units = rebate_member.units + excluded.units,
         posted_cents = (rebate_member.units + excluded.units) / 10000
       returning member_id, units),
     shared as materialized (
       select p.*, (c.units - sum(p.units) over (partition by p.member_id)
                    + sum(p.units) over (partition by p.member_id order by p.day, p.category, p.basis_points))::bigint as upto
         -- Both hold the same members. Of a full join PostgreSQL makes no loop of each with each, which an inner one was.
         from played p full join carried c on c.member_id = p.member_id),
     added as (
       insert into rebate_day (member_id, day, category, basis_points, rounds, stake_cents, units, cents)
       select member_id, day, category, basis_points, rounds, stake_cents, units, upto / 10000 - (upto - units) / 10000
         from shared order by 1, 2, 3, 4
       on conflict (member_id, day, category, basis_points) do update set rounds = rebate_day.rounds + excluded.rounds,
         stake_cents = rebate_day.stake_cents + excluded.stake_cents, units = rebate_day.units + excluded.units,
         cents = rebate_day.cents + excluded.cents)
     select member_id, sum(upto / 10000 - (upto - units) / 10000)::bigint as cents from shared
      group by 1 having sum(upto / 10000 - (upto - units) / 10000) > 0 order by 1`,
    [],
  );
  return { members: rows.map((row) => row.member_id), cents: rows.map((row) => row.cents) };
}

/**
 * One posting a member; its reference follows from what was heard. The gate to a member's money is not taken: with it, whoever
 * bets would wait until everybody's rebates are committed.
 */
async function postRebates(tx: Queryable, due: Due, eventId: bigint): Promise<void> {
  await tx.query(
    `select ledger_post_rebates(${houseAccounts.rebates}, $1::uuid[], $2::bigint[],
       array(select md5('rebate:' || member_id || ':' || $3)::uuid
               from unnest($1::uuid[]) with ordinality as d(member_id, n) order by n))`,
    [due.members, due.cents, String(eventId)],
  );
}
