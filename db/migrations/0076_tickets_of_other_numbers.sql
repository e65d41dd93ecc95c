-- A ticket of a lottery wins its highest prize where exactly its numbers are drawn, and tickets of other numbers do not then. A round
-- counted the highest prize of every ticket as if all could win at once: a hundred tickets of R$ 5 filled a draw, so that five people
-- could keep everybody out of it and take their stakes back.
alter table live_bet
  -- The one outcome with which the bet wins more than `most_cents`, and what it wins beyond it then; null where there is none.
  add column prize text,
  add column prize_cents bigint check (prize_cents >= 0),
  add constraint live_bet_prize check ((prize is null) = (prize_cents is null));
create index live_bet_prize on live_bet (round_id, prize) where prize is not null;

-- As in 0062, but for that; the function of before stays for instances of the release before, and goes with the next one. What all
-- bets can win on any outcome (`exposure_cents`), and once what those of one and the same prize may win beyond it, stay within the
-- table's risk. Bets of one prize may win a tenth of the risk beyond it, or the most that one bet may win.
-- status: as before, or named (beyond what bets of this prize may win)
create function live_place(
  p_member uuid[], p_id uuid[], p_round uuid[], p_slot smallint[], p_stake bigint[], p_target integer[], p_ceiling integer[],
  p_most bigint[], p_bets_max integer, p_bet jsonb[], p_key text[], p_name text[], p_at timestamptz, p_prize text[],
  p_prize_cents bigint[]
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
    select * from unnest(p_member, p_id, p_round, p_slot, p_stake, p_target, p_ceiling, p_most, p_bet, p_key, p_name, p_prize,
        p_prize_cents)
      with ordinality as i(member_id, id, round_id, slot, stake, target, ceiling, most, bet, key, name, prize, prize_cents, n)
  ),
  judged as materialized (
    select i.*, t.game, t.risk_cap_cents, l.exposure_cents, greatest(t.max_payout_cents, t.risk_cap_cents / 10) as prize_cap_cents,
      play.cash_account_id, play.bonus_account_id,
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
  named as materialized (
    select j.*, case when j.verdict = 'ok' and j.prize is not null and not j.is_demo and (
        select coalesce(sum(o.prize_cents), 0) from live_bet o
         where o.round_id = j.round_id and o.prize = j.prize and o.state <> 'cancelled' and not o.is_demo)
        + sum(j.prize_cents) filter (where j.verdict = 'ok' and not j.is_demo)
            over (partition by j.round_id, j.prize order by j.n)
        > j.prize_cap_cents
      then 'named' else j.verdict end as told
    from judged j
  ),
  weighed as materialized (
    select j.*, case when j.told = 'ok' and not j.is_demo and j.exposure_cents
        + case when j.prize is null then 0 else j.prize_cap_cents end
        + sum(j.most) filter (where j.told = 'ok' and not j.is_demo) over (partition by j.round_id order by j.n)
        > j.risk_cap_cents
      then 'full' else j.told end as status
    from named j
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
    insert into live_bet (id, round_id, member_id, is_demo, slot, name, stake_cents, target, ceiling, most_cents, prize, prize_cents,
      created_at)
    select g.id, g.round_id, g.member_id, g.is_demo, g.slot, g.name, g.stake, g.target, g.ceiling, g.most, g.prize, g.prize_cents,
      moment
    from good g
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
