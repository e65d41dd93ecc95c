-- As in 0022, each bet looked up by itself: of a round with thousands of bets each part of 500 was held against all of them, so that
-- what a bet took grew with how many there were.
create or replace function live_settle_draw(p_round uuid, p_id uuid[], p_payout bigint[], p_outcome jsonb[])
returns table (bet_id uuid, payout bigint)
language plpgsql set arara.ledger = 'posting'
-- One plan for every part of a round, as in settle_bets.
set plan_cache_mode = 'force_generic_plan' set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
set enable_material = off
as $$
declare
  moment timestamptz := house_now();
begin
  perform 1 from member_play p where p.member_id in (select b.member_id from live_bet b where b.id = any(p_id))
    order by p.member_id for update;
  return query
  with due as materialized (
    select b.id, b.member_id, b.stake_cents as stake, i.win, i.outcome, r.stake_bonus_cents,
      i.win * r.stake_bonus_cents / b.stake_cents as win_bonus, i.win - i.win * r.stake_bonus_cents / b.stake_cents as win_cash,
      r.game
    from unnest(p_id, p_payout, p_outcome) as i(id, win, outcome)
    -- By itself each: of a round PostgreSQL expects next to no bets, and it held each of a part against all that were placed.
    cross join lateral (select * from live_bet where id = i.id limit 1) as b
    cross join lateral (select * from round where member_id = b.member_id and id = b.id limit 1) as r
    where b.round_id = p_round and b.state = 'placed' and r.is_open
  ),
  good as materialized (
    select d.*, play.cash_account_id, play.bonus_account_id,
      (c.balance_cents + sum(d.win_cash) over past)::bigint as cash_after,
      (b.balance_cents + sum(d.win_bonus) over past)::bigint as bonus_after,
      d.stake * case when play.stake_max_cents is null then 100 else coalesce(share.percent, 100) end / 100 as counts,
      row_number() over (order by d.member_id, d.id) as n
    from due d
    join member_play play on play.member_id = d.member_id
    join ledger_account c on c.id = play.cash_account_id
    join ledger_account b on b.id = play.bonus_account_id
    left join game g on g.slug = d.game
    left join contribution share on share.category = g.category
    window past as (partition by d.member_id order by d.id)
  ),
  summed as materialized (
    select g.member_id, g.cash_account_id, g.bonus_account_id, sum(g.win_cash)::bigint as win_cash,
      sum(g.win_bonus)::bigint as win_bonus, sum(g.win)::bigint as win, sum(g.stake)::bigint as stake, sum(g.counts)::bigint as counts
    from good g group by 1, 2, 3
  ),
  cash_moved as (
    update ledger_account a set balance_cents = a.balance_cents + s.win_cash
    from summed s where s.win_cash > 0 and a.id = s.cash_account_id
  ),
  bonus_moved as (
    update ledger_account a set balance_cents = a.balance_cents + s.win_bonus
    from summed s where s.win_bonus > 0 and a.id = s.bonus_account_id
  ),
  played as (
    update member_play p set turnover_cents = p.turnover_cents + s.stake, counted_cents = p.counted_cents + s.counts,
      payout_cents = p.payout_cents + s.win
    from summed s where p.member_id = s.member_id
  ),
  rounds as (
    update round r set is_open = false, payout_cents = g.win, settled_at = moment, outcome = g.outcome,
      money_after_cents = g.cash_after, bonus_after_cents = g.bonus_after
    from good g where r.member_id = g.member_id and r.id = g.id
  ),
  bets as (
    update live_bet b set state = case when g.win > 0 then 'won' else 'lost' end, payout_cents = g.win, ended_at = moment
    from good g where b.id = g.id
  ),
  moved as (
    insert into ledger_transfer
      (from_account_id, to_account_id, amount_cents, to_balance_cents, kind, reference, created_at)
    select s.from_id, s.to_id, s.amount, s.balance, s.kind, g.id, moment
    from good g
    cross join lateral (values
      (1, 2, 1, g.stake, null::bigint, 'stake_settled'),
      (2, 1, g.cash_account_id, g.win_cash, g.cash_after, 'payout'),
      (3, 1, g.bonus_account_id, g.win_bonus, g.bonus_after, 'payout_bonus')
    ) as s(part, from_id, to_id, amount, balance, kind)
    where s.amount > 0 order by g.n, s.part
  ),
  told as (
    insert into outbox (topic, payload, created_at)
    select 'rounds.settled', jsonb_build_object('members', array_agg(g.member_id), 'rounds', array_agg(g.id)), moment
      from good g having count(*) > 0
  )
  select g.id, g.win from good g order by g.n;
end $$;
