-- Of a game that is played in steps one round is open at a time. Only deals that stayed open were refused beside another one, so
-- whoever kept a hand of blackjack open was dealt the others that were over at once, naturals above all, and staked on no other.
-- A bet at a shared table, which is an open round too, stands in the way of none.
-- A bet that was drawn and does not stand, or repeats another, spends its nonce with it; whether one would stand can be asked without a
-- draw. As in 0033 and 0043, but for that.
create or replace function settle_bets(
  p_member uuid[], p_round uuid[], p_seed uuid[], p_nonce integer[], p_game text[], p_version smallint[],
  p_stake bigint[], p_payout bigint[], p_bet jsonb[], p_outcome jsonb[], p_secret jsonb[], p_view jsonb[], p_key text[],
  p_contribution smallint[]
) returns table (n integer, status text, round_id uuid, cash bigint, bonus bigint, seed_id uuid, nonce integer)
language plpgsql
set arara.ledger = 'posting'
-- One plan for every batch: planning this statement costs more than running it, and each bet is a few index lookups
-- whatever the tables hold.
set plan_cache_mode = 'force_generic_plan'
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set enable_material = off
as $$
declare
  members uuid[];
  cash_ids bigint[];
  bonus_ids bigint[];
  seeds uuid[];
  nonces integer[];
  actives boolean[];
  pauses timestamptz[];
  limited boolean[];
  stakes_max bigint[];
  moment timestamptz := house_now();
begin
  -- The row of plays is the gate to a member's money: ledger_post takes it too.
  select array_agg(p.member_id), array_agg(p.cash_account_id), array_agg(p.bonus_account_id), array_agg(p.seed_id),
         array_agg(p.nonce), array_agg(p.is_active), array_agg(p.paused_until), array_agg(p.has_limits),
         array_agg(p.stake_max_cents)
    into members, cash_ids, bonus_ids, seeds, nonces, actives, pauses, limited, stakes_max
    from (select * from member_play where member_id = any(p_member) order by member_id for update) as p;
  if members is distinct from p_member then
    raise exception 'a batch has one bet of each member, in the order of member ids' using errcode = 'ARG02';
  end if;
  -- A new statement sees what others committed while this one waited for the gate.
  return query
  with judged as materialized (
    select i.*, i.payout is null as is_open,
      coalesce(i.payout, 0) - coalesce(i.payout, 0) * (i.stake - least(i.stake, c.balance_cents)) / i.stake as payout_cash,
      coalesce(i.payout, 0) * (i.stake - least(i.stake, c.balance_cents)) / i.stake as payout_bonus,
      c.ctid as cash_row,
      c.balance_cents as cash, b.balance_cents as bonus,
      least(i.stake, c.balance_cents) as stake_cash,
      i.stake - least(i.stake, c.balance_cents) as stake_bonus,
      prior.id as prior_id,
      case
        when prior.id is not null then
          case when prior.game = i.game and prior.bet = i.bet then 'repeated' else 'conflict' end
        when not i.is_active then 'blocked'
        when i.paused_until > moment then 'paused'
        when i.stake > i.stake_max then 'bonus_stake'
        when c.balance_cents + b.balance_cents < i.stake then 'poor'
        -- A game of steps shows a view from its first step on, and whether that one ends the round is not asked: else the
        -- refusal would tell what was drawn.
        when i.view is not null and exists (
          select 1 from round o where o.member_id = i.member_id and o.game = i.game and o.is_open and o.seed_id is not null)
          then 'open'
        when i.has_limits and protection_refuses_bet(i.member_id, i.stake) then 'limit'
        -- The last: a bet that is drawn from no nonce is told whether one would stand, and does not.
        when i.seed_now is distinct from i.seed_id or i.nonce_now is distinct from i.nonce then 'stale'
        else 'ok'
      end as status
    from unnest(p_member, p_round, p_seed, p_nonce, p_game, p_version, p_stake, p_payout, p_bet, p_outcome, p_secret,
                p_view, p_key, p_contribution, cash_ids, bonus_ids, seeds, nonces, actives, pauses, limited, stakes_max)
      with ordinality as i(member_id, round_id, seed_id, nonce, game, version, stake, payout, bet, outcome, secret, view,
                           key, contribution, cash_account_id, bonus_account_id, seed_now, nonce_now, is_active, paused_until,
                           has_limits, stake_max, n)
    join ledger_account c on c.id = i.cash_account_id
    join ledger_account b on b.id = i.bonus_account_id
    left join round prior on prior.member_id = i.member_id and prior.idempotency_key = i.key
  ),
  good as not materialized (
    select j.* from judged j where j.status = 'ok'
  ),
  cash_moved as (
    -- Behind the gate nobody else moves this row, so its place is found again without its index.
    update ledger_account a set balance_cents = a.balance_cents - g.stake_cash + g.payout_cash
    from good g where a.ctid = g.cash_row
  ),
  bonus_moved as (
    update ledger_account a set balance_cents = a.balance_cents - g.stake_bonus + g.payout_bonus
    from good g where g.stake_bonus > 0 and a.id = g.bonus_account_id
  ),
  played as (
    update member_play p set nonce = p.nonce + 1,
      turnover_cents = p.turnover_cents + case when g.is_open then 0 else g.stake end,
      counted_cents = p.counted_cents + case when g.is_open then 0 else g.stake * case when g.stake_max is null then 100 else g.contribution end / 100 end,
      payout_cents = p.payout_cents + coalesce(g.payout, 0)
    from good g where p.member_id = g.member_id
  ),
  drawn_in_vain as (
    -- Whoever could have the same draw refused before it is played would learn of it by how long it takes.
    update member_play p set nonce = p.nonce + 1
    from judged j where j.status <> 'ok' and j.seed_now = j.seed_id and j.nonce_now = j.nonce and p.member_id = j.member_id
  ),
  rounds as (
    insert into round (id, member_id, game, version, is_open, stake_cents, stake_bonus_cents, payout_cents,
      money_before_cents, money_after_cents, bonus_after_cents, seed_id, nonce, bet, outcome, secret, view,
      idempotency_key, created_at, settled_at)
    select g.round_id, g.member_id, g.game, g.version, g.is_open, g.stake, g.stake_bonus, coalesce(g.payout, 0),
      g.cash, g.cash - g.stake_cash + g.payout_cash, g.bonus - g.stake_bonus + g.payout_bonus, g.seed_id, g.nonce,
      g.bet, g.outcome, g.secret, g.view, g.key, moment, case when g.is_open then null else moment end
    from good g
  ),
  moved as (
    insert into ledger_transfer
      (from_account_id, to_account_id, amount_cents, from_balance_cents, to_balance_cents, kind, reference, created_at)
    -- By part: rows of values beside each bet would be made ready for each anew.
    select t.from_id, t.to_id, t.amount, t.from_balance, t.to_balance, t.kind, t.round_id, moment
    from (
      select g.n, 1 as part, g.cash_account_id as from_id, case when g.is_open then 2 else 1 end as to_id, g.stake_cash as amount,
             g.cash - g.stake_cash as from_balance, null::bigint as to_balance, 'stake' as kind, g.round_id
        from good g where g.stake_cash > 0
      union all
      select g.n, 2, g.bonus_account_id, case when g.is_open then 2 else 1 end, g.stake_bonus, g.bonus - g.stake_bonus, null,
             'stake_bonus', g.round_id
        from good g where g.stake_bonus > 0
      union all
      select g.n, 3, 1, g.cash_account_id, g.payout_cash, null, g.cash - g.stake_cash + g.payout_cash, 'payout', g.round_id
        from good g where g.payout_cash > 0
      union all
      select g.n, 4, 1, g.bonus_account_id, g.payout_bonus, null, g.bonus - g.stake_bonus + g.payout_bonus, 'payout_bonus',
             g.round_id
        from good g where g.payout_bonus > 0
    ) as t
    order by t.n, t.part
  ),
  told as (
    insert into outbox (topic, payload, created_at)
    select 'rounds.settled', jsonb_build_object('members', array_agg(g.member_id), 'rounds', array_agg(g.round_id)), moment
      from good g where not g.is_open having count(*) > 0
  )
  select j.n::integer, j.status, coalesce(j.prior_id, j.round_id),
    j.cash + case when j.status = 'ok' then j.payout_cash - j.stake_cash else 0 end,
    j.bonus + case when j.status = 'ok' then j.payout_bonus - j.stake_bonus else 0 end,
    j.seed_now, j.nonce_now
  from judged j;
end $$;
