-- Rounds of platforms are counted in short steps: whoever plays waits for a member's gate no longer than a step lasts. The members
-- to go on with are the next in the index; before, it was read again from its beginning for every step.
create or replace function seamless_count(p_finished timestamptz, p_silent timestamptz, p_limit integer, p_after uuid)
returns table (counted integer, up_to uuid)
language plpgsql set arara.ledger = 'posting'
-- One plan for every step: each is a look into the indexes.
set plan_cache_mode = 'force_generic_plan' set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  members uuid[];
begin
  select array_agg(distinct due.member_id), case when count(*) >= p_limit then (array_agg(due.member_id order by due.member_id desc))[1] end
    into members, up_to
    from (select r.member_id from seamless_round r
           -- No member has the lowest id of all.
           where r.settled_at is null and r.member_id > coalesce(p_after, '00000000-0000-0000-0000-000000000000')
             and (r.finished_at <= p_finished or r.finished_at is null and r.last_at <= p_silent)
           order by r.member_id limit p_limit) as due;
  counted := 0;
  if members is null then return next; return; end if;
  perform 1 from member_play p where p.member_id = any(members) order by p.member_id for update;
  with due as materialized (
    select r.*, p.seed_id, p.stake_max_cents, b.balance_cents as bonus, coalesce(c.percent, 100) as percent
      from seamless_round r
      join member_play p on p.member_id = r.member_id
      join ledger_account b on b.id = p.bonus_account_id
      join game g on g.slug = r.game
      left join contribution c on c.category = g.category
     where r.member_id = any(members) and r.settled_at is null
       and (r.finished_at <= p_finished or r.finished_at is null and r.last_at <= p_silent)
  ),
  marked as (
    update seamless_round r set settled_at = house_now(), finished_at = coalesce(r.finished_at, house_now())
      from due d where r.member_id = d.member_id and r.platform = d.platform and r.round = d.round
  ),
  played as (
    update member_play p set turnover_cents = p.turnover_cents + s.stake, payout_cents = p.payout_cents + s.payout,
        counted_cents = p.counted_cents + s.counted
      from (select d.member_id, sum(d.stake_cents)::bigint as stake, sum(d.payout_cents)::bigint as payout,
                   sum(d.stake_cents * case when d.stake_max_cents is null then 100 else d.percent end / 100)::bigint as counted
              from due d where d.stake_cents > 0 group by 1) s
     where p.member_id = s.member_id
  ),
  rounds as (
    insert into round (id, member_id, game, version, is_open, stake_cents, payout_cents, money_before_cents,
                       money_after_cents, bonus_after_cents, seed_id, nonce, bet, idempotency_key, created_at, settled_at)
    select d.id, d.member_id, d.game, 0, false, d.stake_cents, d.payout_cents, d.money_before_cents, d.money_after_cents,
           d.bonus, d.seed_id, 0, jsonb_build_object('platform', d.platform, 'round', d.round),
           'seamless:' || d.id, d.created_at, house_now()
      from due d where d.stake_cents > 0
  ),
  moved as (
    insert into ledger_transfer (from_account_id, to_account_id, amount_cents, kind, reference)
    select t.from_id, t.to_id, t.amount, t.kind, d.id from due d
     cross join lateral (values
       (1, 11, 1, d.stake_cents, 'stake'),
       -- What was paid on bets that were all taken back is no round, but the house has paid it.
       (2, 1, 11, d.payout_cents, case when d.stake_cents > 0 then 'payout' else 'seamless_unmatched' end)
     ) as t(part, from_id, to_id, amount, kind)
     where t.amount > 0 order by d.id, t.part
  ),
  told as (
    insert into outbox (topic, payload)
    select 'rounds.settled', jsonb_build_object('members', array_agg(d.member_id), 'rounds', array_agg(d.id))
      from due d where d.stake_cents > 0 having count(*) > 0
  )
  select count(*) into counted from due;
  return next;
end $$;
