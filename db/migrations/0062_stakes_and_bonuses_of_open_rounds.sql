-- What a member may stake at once, by their own limit or with a bonus, holds for all their bets on one shared round: it was asked of each
-- of twenty by itself. As in 0027 and 0044, but for that.
create or replace function live_place(
  p_member uuid[], p_id uuid[], p_round uuid[], p_slot smallint[], p_stake bigint[], p_target integer[], p_ceiling integer[],
  p_most bigint[], p_bets_max integer, p_bet jsonb[], p_key text[], p_name text[], p_at timestamptz
) returns table (n integer, status text, bet_id uuid, cash bigint, bonus bigint)
language plpgsql
set arara.ledger = 'posting'
set plan_cache_mode = 'force_generic_plan'
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set enable_material = off
as $$
declare
  members uuid[];
  moment timestamptz := house_now();
begin
  perform 1 from live_round l where l.id = any(p_round) order by l.id for update;
  select array_agg(p.member_id) into members
    from (select m.member_id from member_play m where m.member_id = any(p_member) order by m.member_id for update) as p;
  if members is distinct from p_member then
    raise exception 'a batch has one bet of each member, in the order of member ids' using errcode = 'ARG02';
  end if;
  -- A new statement sees what others committed while this one waited.
  return query
  with given as materialized (
    select * from unnest(p_member, p_id, p_round, p_slot, p_stake, p_target, p_ceiling, p_most, p_bet, p_key, p_name)
      with ordinality as i(member_id, id, round_id, slot, stake, target, ceiling, most, bet, key, name, n)
  ),
  judged as materialized (
    select i.*, t.game, t.risk_cap_cents, l.exposure_cents, play.cash_account_id, play.bonus_account_id,
      c.balance_cents as cash, b.balance_cents as bonus, least(i.stake, c.balance_cents) as stake_cash,
      i.stake - least(i.stake, c.balance_cents) as stake_bonus, prior.id as prior_id, t.version, m.is_demo,
      case when i.slot is null then l.number else 0 end as nonce,
      case
        when prior.id is not null then
          case when prior.bet = i.bet and exists (select 1 from live_bet o where o.id = prior.id and o.round_id = i.round_id)
            then 'repeated' else 'conflict' end
        when l.id is null or l.phase not in ('waiting', 'open') or not (l.locks_at is null or l.locks_at > p_at)
          or not t.is_on then 'closed'
        when exists (select 1 from live_bet o where o.round_id = i.round_id and o.member_id = i.member_id and o.slot = i.slot
          and o.state <> 'cancelled') then 'taken'
        when i.slot is null and (select count(*) from live_bet o where o.round_id = i.round_id and o.member_id = i.member_id
          and o.state <> 'cancelled') >= p_bets_max then 'many'
        when not play.is_active then 'blocked'
        when play.paused_until > moment then 'paused'
        when i.stake + before.laid > play.stake_max_cents then 'bonus_stake'
        when c.balance_cents + b.balance_cents < i.stake then 'poor'
        when play.has_limits and protection_refuses_bet(i.member_id, i.stake, before.laid) then 'limit'
        else 'ok'
      end as verdict
    from given i
    join member m on m.id = i.member_id
    join member_play play on play.member_id = i.member_id
    join ledger_account c on c.id = play.cash_account_id
    join ledger_account b on b.id = play.bonus_account_id
    left join live_round l on l.id = i.round_id
    left join live_table t on t.slug = l.table_slug
    cross join lateral (
      select case when play.has_limits or play.stake_max_cents is not null then (
        select coalesce(sum(o.stake_cents), 0)::bigint from live_bet o
         where o.round_id = i.round_id and o.member_id = i.member_id and o.state <> 'cancelled') else 0 end as laid) before
    left join round prior on prior.member_id = i.member_id and prior.idempotency_key = i.key
  ),
  weighed as materialized (
    select j.*, case when j.verdict = 'ok' and not j.is_demo and j.exposure_cents
        + sum(j.most) filter (where j.verdict = 'ok' and not j.is_demo) over (partition by j.round_id order by j.n)
        > j.risk_cap_cents
      then 'full' else j.verdict end as status
    from judged j
  ),
  good as materialized (
    select * from weighed w where w.status = 'ok'
  ),
  cash_moved as (
    update ledger_account a set balance_cents = a.balance_cents - g.stake_cash
    from good g where g.stake_cash > 0 and a.id = g.cash_account_id
  ),
  bonus_moved as (
    update ledger_account a set balance_cents = a.balance_cents - g.stake_bonus
    from good g where g.stake_bonus > 0 and a.id = g.bonus_account_id
  ),
  rounds as (
    insert into round (id, member_id, game, version, is_open, stake_cents, stake_bonus_cents, money_before_cents,
      money_after_cents, bonus_after_cents, nonce, bet, idempotency_key, created_at)
    select g.id, g.member_id, g.game, g.version, true, g.stake, g.stake_bonus, g.cash, g.cash - g.stake_cash,
      g.bonus - g.stake_bonus, g.nonce, g.bet, g.key, moment
    from good g
  ),
  bets as (
    insert into live_bet (id, round_id, member_id, is_demo, slot, name, stake_cents, target, ceiling, most_cents, created_at)
    select g.id, g.round_id, g.member_id, g.is_demo, g.slot, g.name, g.stake, g.target, g.ceiling, g.most, moment from good g
  ),
  counted as (
    update live_round l set bets = l.bets + s.bets, demo_bets = l.demo_bets + s.demo_bets,
      stake_cents = l.stake_cents + s.stake, exposure_cents = l.exposure_cents + s.most
    from (select g.round_id, count(*) as bets, count(*) filter (where g.is_demo) as demo_bets,
            coalesce(sum(g.stake) filter (where not g.is_demo), 0) as stake,
            coalesce(sum(g.most) filter (where not g.is_demo), 0) as most from good g group by 1) s
    where l.id = s.round_id
  ),
  moved as (
    insert into ledger_transfer
      (from_account_id, to_account_id, amount_cents, from_balance_cents, kind, reference, created_at)
    select s.from_id, 2, s.amount, s.balance, s.kind, g.id, moment
    from good g
    cross join lateral (values
      (1, g.cash_account_id, g.stake_cash, g.cash - g.stake_cash, 'stake'),
      (2, g.bonus_account_id, g.stake_bonus, g.bonus - g.stake_bonus, 'stake_bonus')
    ) as s(part, from_id, amount, balance, kind)
    where s.amount > 0 order by g.n, s.part
  )
  select w.n::integer, w.status, coalesce(w.prior_id, w.id),
    w.cash - case when w.status = 'ok' then w.stake_cash else 0 end,
    w.bonus - case when w.status = 'ok' then w.stake_bonus else 0 end
  from weighed w;
end $$;

-- What a round pays into the bonus wallet after its bonus has ended goes where the bonus went, in the same transaction. It waited for a
-- listener, and whoever staked it on another open round before that kept it, under no rollover, until the next bonus released it.
create index bonus_open_rounds on bonus (member_id) where open_rounds <> '{}';

-- The caller holds the gates of the members.
create function bonus_send_on(p_members uuid[], p_rounds uuid[]) returns void language plpgsql as $$
declare
  late record;
begin
  for late in
    select r.id, r.member_id, t.amount_cents, b.state = 'met' as is_met, p.cash_account_id, p.bonus_account_id
      from bonus b
      join round r on r.member_id = b.member_id and r.id = any(b.open_rounds) and r.id = any(p_rounds)
      join ledger_transfer t on t.reference = r.id and t.kind = 'payout_bonus'
      join member_play p on p.member_id = b.member_id
     where b.member_id = any(p_members) and b.open_rounds <> '{}'
     order by r.member_id, r.id
  loop
    perform ledger_post(late.bonus_account_id, case when late.is_met then late.cash_account_id else 6 end, late.amount_cents,
      case when late.is_met then 'bonus_released' else 'bonus_withdrawn' end, late.id);
    update round r set money_after_cents = c.balance_cents, bonus_after_cents = b.balance_cents
      from ledger_account c, ledger_account b
      where r.member_id = late.member_id and r.id = late.id and c.id = late.cash_account_id and b.id = late.bonus_account_id;
  end loop;
end $$;

-- As in 0006, but for that.
create or replace function settle_step(
  p_member_id uuid, p_round_id uuid, p_payout bigint, p_outcome jsonb, p_secret jsonb, p_view jsonb, p_contribution smallint
)
returns table(cash bigint, bonus bigint)
language plpgsql
set arara.ledger = 'posting'
as $$
declare
  r round;
  play member_play;
  stake_cash bigint;
  payout_bonus bigint;
begin
  select * into strict r from round where member_id = p_member_id and id = p_round_id for update;
  if not r.is_open then raise exception 'round % is settled', p_round_id using errcode = 'ARG01'; end if;
  select * into strict play from member_play where member_id = r.member_id for update;
  if p_payout is null then
    update round set secret = p_secret, view = p_view where member_id = p_member_id and id = p_round_id;
  else
    stake_cash := r.stake_cents - r.stake_bonus_cents;
    payout_bonus := p_payout * r.stake_bonus_cents / r.stake_cents;
    perform ledger_post(2, 1, r.stake_cents, 'stake_settled', r.id);
    if p_payout - payout_bonus > 0 then
      perform ledger_post(1, play.cash_account_id, p_payout - payout_bonus, 'payout', r.id);
    end if;
    if payout_bonus > 0 then
      perform ledger_post(1, play.bonus_account_id, payout_bonus, 'payout_bonus', r.id);
      perform bonus_send_on(array[r.member_id], array[r.id]);
    end if;
    update member_play set turnover_cents = turnover_cents + r.stake_cents,
      counted_cents = counted_cents
        + r.stake_cents * case when play.stake_max_cents is null then 100 else p_contribution end / 100,
      payout_cents = payout_cents + p_payout
      where member_id = r.member_id;
    update round set is_open = false, payout_cents = p_payout, outcome = p_outcome, secret = null, view = p_view,
      settled_at = house_now(),
      money_after_cents = (select balance_cents from ledger_account where id = play.cash_account_id),
      bonus_after_cents = (select balance_cents from ledger_account where id = play.bonus_account_id)
      where member_id = p_member_id and id = p_round_id;
    insert into outbox (topic, payload) values ('rounds.settled',
      jsonb_build_object('members', array[r.member_id], 'rounds', array[p_round_id]));
  end if;
  return query select c.balance_cents, b.balance_cents from ledger_account c, ledger_account b
    where c.id = play.cash_account_id and b.id = play.bonus_account_id;
end $$;

-- As in 0022 and 0044, but for that.
create or replace function live_settle(p_round uuid, p_reached integer, p_is_over boolean, p_outcome jsonb, p_max integer)
returns table(bet_id uuid, member_id uuid, multiplier integer, payout bigint)
language plpgsql
set arara.ledger = 'posting'
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set enable_material = off
as $$
declare
  members uuid[];
  moment timestamptz := house_now();
begin
  select array_agg(due.m order by due.m) into members from (
    select distinct b.member_id as m from live_bet b
     where b.round_id = p_round and b.state = 'placed' and (p_is_over or b.ceiling <= p_reached)
     order by 1 limit p_max) due;
  if members is null then return; end if;
  perform 1 from member_play p where p.member_id = any(members) order by p.member_id for update;
  return query
  with due as materialized (
    select distinct on (b.member_id) b.id, b.member_id, b.ceiling, b.ceiling <= p_reached as is_won, b.stake_cents as stake
      from live_bet b
     where b.round_id = p_round and b.state = 'placed' and b.member_id = any(members) and (p_is_over or b.ceiling <= p_reached)
     order by b.member_id, b.slot
  ),
  good as materialized (
    select d.*, w.win, w.win * r.stake_bonus_cents / d.stake as win_bonus, w.win - w.win * r.stake_bonus_cents / d.stake as win_cash,
      play.cash_account_id, play.bonus_account_id, c.balance_cents as cash, b.balance_cents as bonus,
      d.stake * case when play.stake_max_cents is null then 100 else coalesce(share.percent, 100) end / 100 as counts,
      row_number() over (order by d.member_id) as n
    from due d
    cross join lateral (select case when d.is_won then d.stake * d.ceiling / 100 else 0 end as win) w
    join round r on r.member_id = d.member_id and r.id = d.id and r.is_open
    join member_play play on play.member_id = d.member_id
    join ledger_account c on c.id = play.cash_account_id
    join ledger_account b on b.id = play.bonus_account_id
    left join game g on g.slug = r.game
    left join contribution share on share.category = g.category
  ),
  cash_moved as (
    update ledger_account a set balance_cents = a.balance_cents + g.win_cash
    from good g where g.win_cash > 0 and a.id = g.cash_account_id
  ),
  bonus_moved as (
    update ledger_account a set balance_cents = a.balance_cents + g.win_bonus
    from good g where g.win_bonus > 0 and a.id = g.bonus_account_id
  ),
  played as (
    update member_play p set turnover_cents = p.turnover_cents + g.stake, counted_cents = p.counted_cents + g.counts,
      payout_cents = p.payout_cents + g.win
    from good g where p.member_id = g.member_id
  ),
  rounds as (
    update round r set is_open = false, payout_cents = g.win, settled_at = moment,
      outcome = p_outcome || jsonb_build_object('multiplier', case when g.is_won then g.ceiling end),
      money_after_cents = g.cash + g.win_cash, bonus_after_cents = g.bonus + g.win_bonus
    from good g where r.member_id = g.member_id and r.id = g.id
  ),
  bets as (
    update live_bet b set state = case when g.is_won then 'cashed' else 'lost' end, payout_cents = g.win,
      multiplier = case when g.is_won then g.ceiling end, is_auto = g.is_won, ended_at = moment
    from good g where b.id = g.id
  ),
  moved as (
    insert into ledger_transfer
      (from_account_id, to_account_id, amount_cents, to_balance_cents, kind, reference, created_at)
    select s.from_id, s.to_id, s.amount, s.balance, s.kind, g.id, moment
    from good g
    cross join lateral (values
      (1, 2, 1, g.stake, null::bigint, 'stake_settled'),
      (2, 1, g.cash_account_id, g.win_cash, g.cash + g.win_cash, 'payout'),
      (3, 1, g.bonus_account_id, g.win_bonus, g.bonus + g.win_bonus, 'payout_bonus')
    ) as s(part, from_id, to_id, amount, balance, kind)
    where s.amount > 0 order by g.n, s.part
  ),
  told as (
    insert into outbox (topic, payload, created_at)
    select 'rounds.settled', jsonb_build_object('members', array_agg(g.member_id), 'rounds', array_agg(g.id)), moment
      from good g having count(*) > 0
  )
  select g.id, g.member_id, case when g.is_won then g.ceiling end, g.win from good g order by g.n;
  -- The bets of a round are looked at once more only where it is needed.
  if exists (select 1 from bonus b where b.member_id = any(members) and b.open_rounds <> '{}') then
    perform bonus_send_on(members, array(
      select b.id from live_bet b where b.round_id = p_round and b.member_id = any(members) and b.payout_cents > 0));
  end if;
end $$;

-- As in 0045, but for that.
create or replace function live_settle_draw(p_round uuid, p_id uuid[], p_payout bigint[], p_outcome jsonb[])
returns table(bet_id uuid, payout bigint)
language plpgsql
set arara.ledger = 'posting'
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set enable_material = off
as $$
declare
  members uuid[];
  moment timestamptz := house_now();
begin
  select array_agg(p.member_id) into members from (
    select m.member_id from member_play m where m.member_id in (select b.member_id from live_bet b where b.id = any(p_id))
     order by m.member_id for update) p;
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
  perform bonus_send_on(members, p_id);
end $$;
