import type pg from 'pg';
import { startOfDay } from '../../../plugins/clock.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { endOfDay } from './end-of-day.ts';

export interface SettledDay {
  readonly agents: number;
  readonly rows: number;
  /** What can be claimed of it. */
  readonly amountCents: bigint;
}

/**
 * Settles a day for all agents in one statement. Each row is what one level under an agent deposited or staked in cash,
 * by the rate of the tier that all three levels reached together, rounded down to a centavo once a row; what rounding
 * takes is paid to nobody. A day that is settled already stays as it is.
 */
export async function settleDay(
  db: pg.Pool,
  day: string,
  options: { withRecharge: boolean },
): Promise<SettledDay> {
  return inTransaction(db, async (tx) => {
    const opened = await tx.query(
      `insert into agency_day (day) values ($1)
       on conflict (day) do update set settled_at = house_now() where agency_day.settled_at = 'infinity'`,
      [day],
    );
    if (opened.rowCount === 1) {
      // Sorts of a large tree stay in memory; nothing else of the house asks for as much at a time.
      await tx.query(`set local work_mem = '64MB'`);
      await tx.query(settleSql, [day, startOfDay(day), endOfDay(day), options.withRecharge]);
      await tx.query(countSql, [day]);
    }
    const { rows } = await tx.query<{ agents: number; settled_rows: number; amount_cents: bigint }>(
      'select agents, settled_rows, amount_cents from agency_day where day = $1',
      [day],
    );
    const [row] = rows;
    if (!row) throw new Error(`the settlement of ${day} is gone`);
    return { agents: row.agents, rows: row.settled_rows, amountCents: row.amount_cents };
  });
}

/** Takes the settlement of a day back that is not over; what has been claimed of it stays as it was claimed. */
export async function reopenDay(db: pg.Pool, day: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.query(`update agency_day set settled_at = 'infinity' where day = $1`, [day]);
    await tx.query(`delete from agency_settlement where day = $1 and state <> 'claimed'`, [day]);
    await tx.query(countSql, [day]);
  });
}

const countSql = `
  update agency_day d set (agents, settled_rows, amount_cents) =
    (select count(distinct agent_id), count(*), coalesce(sum(amount_cents), 0)
       from agency_settlement s where s.day = d.day)
   where d.day = $1`;

/** $1 day, $2 where it begins, $3 where it ends, $4 whether deposits earn. */
const settleSql = `
  with
  -- What members did on the day. Play with bonus money earns nothing, nor do demo and blacklisted members.
  done as materialized (
    select 'betting' as mechanism, p.member_id, p.category, p.stake_cash_cents as cents
      from play_day p where p.day = $1 and p.stake_cash_cents > 0
    union all
    -- A deposit that its bank took back since earns for what is left of it.
    select 'recharge', d.member_id, '', sum(d.amount_cents - coalesce(b.cents, 0))::bigint
      from deposit d
      left join lateral (
        select sum(c.amount_cents)::bigint as cents
          from pix_received r join pix_clawback c on c.end_to_end_id = r.end_to_end_id
         where r.deposit_id = d.id and r.state = 'credited') as b on true
     where $4 and d.state = 'credited' and d.credited_at >= $2 and d.credited_at < $3
     group by d.member_id having sum(d.amount_cents - coalesce(b.cents, 0)) > 0
  ),
  counted as materialized (
    select l.agent_id, l.level, d.mechanism, d.category, d.cents, d.member_id
      from done d
      join member m on m.id = d.member_id and not m.is_demo and m.status <> 'blacklisted'
      join agency_link l on l.member_id = d.member_id
  ),
  active as (
    select agent_id, count(distinct member_id)::integer as active from counted group by agent_id
  ),
  -- The tier is found by what the three levels did together.
  bases as (
    select agent_id, mechanism, category, level, sum(cents)::bigint as cents,
           (sum(sum(cents)) over (partition by agent_id, mechanism, category))::bigint as reached
      from counted group by agent_id, mechanism, category, level
  ),
  tiers as materialized (
    select 'recharge' as mechanism, '' as category, from_cents, array[level_1_bp, level_2_bp, level_3_bp] as rates,
           lead(from_cents, 1, 9223372036854775807) over (order by from_cents) as to_cents
      from agency_recharge_tier
    union all
    select 'betting', category, from_cents, array[level_1_bp, level_2_bp, level_3_bp],
           lead(from_cents, 1, 9223372036854775807) over (partition by category order by from_cents)
      from agency_betting_tier
  ),
  earned as (
    select b.agent_id, b.mechanism, b.level, sum(b.cents)::bigint as base_cents,
           (sum(b.cents::numeric * t.rates[b.level]) / 10000)::numeric as exact_cents
      from bases b
      join tiers t on t.mechanism = b.mechanism and t.category = b.category
                  and b.reached >= t.from_cents and b.reached < t.to_cents
     group by b.agent_id, b.mechanism, b.level
  ),
  -- The cap of the day is used up in order: deposits before bets, near levels before far ones.
  capped as (
    select e.agent_id, e.mechanism, e.level, e.base_cents, c.cents,
           greatest(0, least(c.cents, r.cap_cents - (sum(c.cents) over before_this - c.cents)))::bigint as amount_cents,
           least(r.cap_cents, sum(c.cents) over (partition by e.agent_id)) as day_cents
      from earned e
     cross join agency_rule r
     cross join lateral (select floor(e.exact_cents)::bigint as cents) as c
     where c.cents > 0
    window before_this as (partition by e.agent_id order by e.mechanism desc, e.level)
  ),
  -- Asked once an agent, not once a row.
  agents as materialized (
    select a.agent_id, a.active,
           coalesce(reward_refusal(a.agent_id),
             case when a.active < r.min_active then 'too_few_active'
                  when a.day_cents < r.min_payout_cents then 'below_minimum' end) as refusal
      from (select c.agent_id, c.day_cents, a.active from (select distinct agent_id, day_cents from capped) as c
              join active a using (agent_id)) as a
     cross join agency_rule r
  )
  insert into agency_settlement (agent_id, day, mechanism, level, base_cents, commission_cents, amount_cents, active,
                                 state, reason)
  select c.agent_id, $1, c.mechanism, c.level, c.base_cents, c.cents,
         case when a.refusal is null then c.amount_cents else 0 end, a.active,
         case when a.refusal is null and c.amount_cents > 0 then 'claimable' else 'refused' end,
         case when a.refusal is not null then a.refusal when c.amount_cents < c.cents then 'capped' else '' end
    from capped c join agents a using (agent_id)
  -- Claimed before the day was over, by a clock that ran ahead.
  on conflict do nothing`;
