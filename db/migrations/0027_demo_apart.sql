-- Demo members play at shared tables with play money: their bets are played as any other, and stand apart from real ones.

alter table live_bet add column is_demo boolean not null default false;
-- How many of a round's `bets` are of demo members. What is staked, paid and risked in a round is real money alone.
alter table live_round add column demo_bets integer not null default 0;

update live_bet b set is_demo = true from member m where m.id = b.member_id and m.is_demo;
update live_round l set demo_bets = d.bets, stake_cents = l.stake_cents - d.stake, payout_cents = l.payout_cents - d.payout,
    exposure_cents = l.exposure_cents - d.most
  from (select b.round_id, count(*) as bets, sum(b.stake_cents) as stake,
          sum(case when r.settled_at is null then 0 else b.payout_cents end) as payout,
          sum(coalesce(b.most_cents, b.stake_cents * b.ceiling / 100)) as most
          from live_bet b join live_round r on r.id = b.round_id
         where b.is_demo and b.state <> 'cancelled' group by 1) d
 where d.round_id = l.id;

-- As before it, but for demo members: they neither use up the risk of a round nor are refused for it.
create or replace function live_place(
  p_member uuid[], p_id uuid[], p_round uuid[], p_slot smallint[], p_stake bigint[], p_target integer[], p_ceiling integer[],
  p_most bigint[], p_bets_max integer, p_bet jsonb[], p_key text[], p_name text[], p_at timestamptz
) returns table (n integer, status text, bet_id uuid, cash bigint, bonus bigint)
language plpgsql set arara.ledger = 'posting' as $$
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
        when i.stake > play.stake_max_cents then 'bonus_stake'
        when c.balance_cents + b.balance_cents < i.stake then 'poor'
        when play.has_limits and protection_refuses_bet(i.member_id, i.stake) then 'limit'
        else 'ok'
      end as verdict
    from given i
    join member m on m.id = i.member_id
    join member_play play on play.member_id = i.member_id
    join ledger_account c on c.id = play.cash_account_id
    join ledger_account b on b.id = play.bonus_account_id
    left join live_round l on l.id = i.round_id
    left join live_table t on t.slug = l.table_slug
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

-- As before it: what a demo member takes back was counted as a demo member's.
create or replace function live_cancel(p_member_id uuid, p_id uuid) returns void language plpgsql as $$
declare
  r round;
  play member_play;
begin
  select * into strict play from member_play where member_id = p_member_id for update;
  select * into strict r from round where member_id = p_member_id and id = p_id for update;
  if not r.is_open then raise exception 'round % is settled', p_id using errcode = 'ARG01'; end if;
  if r.stake_cents > r.stake_bonus_cents then
    perform ledger_post(2, play.cash_account_id, r.stake_cents - r.stake_bonus_cents, 'payout', r.id);
  end if;
  if r.stake_bonus_cents > 0 then
    perform ledger_post(2, play.bonus_account_id, r.stake_bonus_cents, 'payout_bonus', r.id);
  end if;
  update round set is_open = false, payout_cents = stake_cents, outcome = '{"cancelled": true}',
    money_after_cents = (select balance_cents from ledger_account where id = play.cash_account_id),
    bonus_after_cents = (select balance_cents from ledger_account where id = play.bonus_account_id)
    where member_id = p_member_id and id = p_id;
  update live_bet set state = 'cancelled', ended_at = house_now() where id = p_id;
  update live_round l set bets = l.bets - 1, demo_bets = l.demo_bets - case when b.is_demo then 1 else 0 end,
    stake_cents = l.stake_cents - case when b.is_demo then 0 else b.stake_cents end,
    exposure_cents = l.exposure_cents
      - case when b.is_demo then 0 else coalesce(b.most_cents, b.stake_cents * b.ceiling / 100) end
    from live_bet b where b.id = p_id and l.id = b.round_id;
end $$;
