import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';

/**
 * Takes off commission that nobody has claimed yet what a deposit brought that went back to its payer after its day was settled: the row
 * keeps what was settled and is paid by the share of it that is still deposited. What was claimed stays claimed.
 */
export const commissionFollowsClawbacks: Listener<House, 'deposit.clawed_back'> = {
  name: 'agency-clawbacks',
  topic: 'deposit.clawed_back',
  hear: async (_house, tx, events) => {
    // A day that is being settled may not see the return any more: its rows are waited for. One that is settled later does.
    await tx.query('lock table agency_day in share mode');
    await tx.query(takeOff, [events.map(({ payload }) => payload.clawbackId)]);
  },
};

/** Worked out anew from what is deposited: hearing of a return twice, or of several, comes to the same. */
const takeOff = `
  with returned as (
    select distinct d.member_id, house_day(d.credited_at) as day
      from pix_clawback c join pix_received r using (end_to_end_id) join deposit d on d.id = r.deposit_id
     where c.id = any($1::uuid[])),
  touched as (
    select distinct l.agent_id, l.level, t.day from returned t join agency_link l on l.member_id = t.member_id),
  left_over as (
    select t.agent_id, t.level, t.day, coalesce(sum(d.amount_cents), 0)::bigint as cents
      from touched t
      join agency_link l on l.agent_id = t.agent_id and l.level = t.level
      -- Deposits of blacklisted members were not settled, and make up for none that was.
      left join member m on m.id = l.member_id and m.status <> 'blacklisted'
      left join counted_deposit d on d.member_id = m.id
       and d.credited_at >= t.day::timestamp at time zone 'America/Sao_Paulo'
       and d.credited_at < (t.day + 1)::timestamp at time zone 'America/Sao_Paulo'
     group by 1, 2, 3),
  due as (
    select s.agent_id, s.day, s.level,
           least(s.amount_cents, s.commission_cents::numeric * o.cents / s.base_cents)::numeric as cents
      from left_over o
      join agency_settlement s on s.agent_id = o.agent_id and s.day = o.day and s.level = o.level
     where s.mechanism = 'recharge' and s.state = 'claimable' and o.cents < s.base_cents)
  update agency_settlement s
     set amount_cents = floor(due.cents), reason = 'deposit_returned',
         state = case when floor(due.cents) > 0 then 'claimable' else 'refused' end
    from due
   where s.agent_id = due.agent_id and s.day = due.day and s.mechanism = 'recharge' and s.level = due.level
     and s.state = 'claimable'`;
