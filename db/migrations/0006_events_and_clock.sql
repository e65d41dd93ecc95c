-- One clock for the database, events that listeners read once each, and what a bet asks of bonus and protection.

-- The time as the product sees it. Tests and simulations move it by the session's setting arara.clock_shift.
create function house_now() returns timestamptz language sql stable as $$
  select now() + coalesce(nullif(current_setting('arara.clock_shift', true), ''), '0')::interval
$$;

-- The calendar day in Sao Paulo.
create function house_day(p_at timestamptz) returns date language sql immutable as $$
  select (p_at at time zone 'America/Sao_Paulo')::date
$$;

alter table bank_account alter column created_at set default house_now();
alter table deposit alter column created_at set default house_now();
alter table fair_seed alter column created_at set default house_now();
alter table favourite alter column created_at set default house_now();
alter table game alter column created_at set default house_now();
alter table idempotency alter column created_at set default house_now();
alter table ledger_transfer alter column created_at set default house_now();
alter table member alter column created_at set default house_now();
alter table member alter column updated_at set default house_now();
alter table outbox alter column created_at set default house_now();
alter table pix_clawback alter column created_at set default house_now();
alter table pix_received alter column created_at set default house_now();
alter table rollover alter column created_at set default house_now();
alter table round alter column created_at set default house_now();
alter table round_action alter column created_at set default house_now();
alter table withdrawal alter column created_at set default house_now();

-- Events are read in the order in which their transactions began to write, and only once every older one has ended:
-- a listener that goes by ids alone would pass over rows that commit late.
alter table outbox add column xid xid8 not null default pg_current_xact_id();
create index outbox_topic on outbox (topic, xid, id);
create index outbox_created on outbox using brin (created_at);

-- How far each listener has read. The row is locked while it works: one instance at a time.
create table outbox_cursor (
  listener text primary key,
  topic text not null,
  xid xid8 not null default '0',
  id bigint not null default 0,
  updated_at timestamptz not null default house_now()
);

-- Work done once a Sao Paulo day, with what came of it.
create table daily_run (
  task text not null,
  day date not null,
  started_at timestamptz not null default house_now(),
  finished_at timestamptz,
  attempts integer not null default 1,
  outcome jsonb not null default '{}',
  primary key (task, day)
);

-- What every bet is held to besides the balance, in the row that it locks anyway.
alter table member_play
  -- Turnover as rollover counts it: each stake by the share its game contributes.
  add column counted_cents bigint not null default 0,
  -- Bets wait until then: a pause or a self-exclusion. 'infinity' is for ever.
  add column paused_until timestamptz,
  -- The member has limits: protection_refuses_bet is asked.
  add column has_limits boolean not null default false,
  -- The largest stake while a bonus is active.
  add column stake_max_cents bigint;
update member_play set counted_cents = turnover_cents;

-- What share of a stake counts towards rollover while a bonus is active, by the game's category.
create table contribution (
  category text primary key,
  percent smallint not null check (percent between 0 and 100)
);
insert into contribution (category, percent) values
  ('slots', 100), ('live', 20), ('table', 20), ('arcade', 100), ('crash', 50), ('fish', 100), ('bingo', 100), ('card', 20),
  ('lottery', 100), ('sports', 50);

create or replace function rollover_add(p_member_id uuid, p_cause text, p_reference uuid, p_base_cents bigint, p_times integer)
returns void language plpgsql as $$
declare
  play member_play;
  start_cents bigint;
begin
  select * into strict play from member_play where member_id = p_member_id for update;
  if exists (select 1 from rollover where cause = p_cause and reference = p_reference) then return; end if;
  start_cents := greatest(play.rollover_end_cents, play.counted_cents);
  insert into rollover (member_id, cause, reference, base_cents, required_cents, starts_at_cents)
    values (p_member_id, p_cause, p_reference, p_base_cents, p_base_cents * p_times, start_cents);
  update member_play set rollover_end_cents = start_cents + p_base_cents * p_times where member_id = p_member_id;
end $$;

-- True when a limit of the member forbids this stake. Replaced by the migration that brings limits.
create function protection_refuses_bet(p_member_id uuid, p_stake_cents bigint) returns boolean language sql stable as $$
  select false
$$;

-- The contract's error code that keeps a member from being given a reward, or null. Replaced as reasons are added.
create function reward_refusal(p_member_id uuid) returns text language sql stable as $$
  select case when m.is_demo then 'demo_not_allowed' when m.status <> 'active' then 'member_frozen' end
    from member m where m.id = p_member_id
$$;

-- Plays of a member by Sao Paulo day and category: what promotions, agency and reports count from.
create table play_day (
  member_id uuid not null references member,
  day date not null,
  category text not null,
  rounds bigint not null default 0,
  stake_cents bigint not null default 0,
  stake_cash_cents bigint not null default 0,
  payout_cents bigint not null default 0,
  payout_cash_cents bigint not null default 0,
  primary key (member_id, day, category)
);
create index play_day_day on play_day (day);

drop function settle_bets(uuid[], uuid[], uuid[], integer[], text[], smallint[], bigint[], bigint[], jsonb[], jsonb[], jsonb[], jsonb[], text[]);

-- Settles a batch of first steps: at most one a member, in the order of member ids; each bet stands or falls by itself.
-- p_payout is null for a round that stays open; its stake waits on the house account open_rounds (2).
-- p_contribution: the percentage of the stake that counts towards rollover while a bonus is active.
-- status: ok | repeated | conflict | stale (seed or nonce moved on; draw again) | poor | blocked | open (one is unfinished) |
-- paused | limit (of the member's own) | bonus_stake (above the most a bonus allows)
create function settle_bets(
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
        when i.seed_now <> i.seed_id or i.nonce_now <> i.nonce then 'stale'
        when c.balance_cents + b.balance_cents < i.stake then 'poor'
        when i.payout is null and exists (
          select 1 from round o where o.member_id = i.member_id and o.game = i.game and o.is_open) then 'open'
        when i.has_limits and protection_refuses_bet(i.member_id, i.stake) then 'limit'
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
  good as materialized (
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
    select t.from_id, t.to_id, t.amount, t.from_balance, t.to_balance, t.kind, g.round_id, moment
    from good g
    cross join lateral (values
      (1, g.cash_account_id, case when g.is_open then 2 else 1 end, g.stake_cash, g.cash - g.stake_cash, null::bigint, 'stake'),
      (2, g.bonus_account_id, case when g.is_open then 2 else 1 end, g.stake_bonus, g.bonus - g.stake_bonus, null, 'stake_bonus'),
      (3, 1, g.cash_account_id, g.payout_cash, null, g.cash - g.stake_cash + g.payout_cash, 'payout'),
      (4, 1, g.bonus_account_id, g.payout_bonus, null, g.bonus - g.stake_bonus + g.payout_bonus, 'payout_bonus')
    ) as t(part, from_id, to_id, amount, from_balance, to_balance, kind)
    where t.amount > 0
    order by g.n, t.part
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

drop function settle_step(uuid, uuid, bigint, jsonb, jsonb, jsonb);

-- Takes the next step of an open round: p_payout null keeps it open. The caller has locked the round's row.
create function settle_step(p_member_id uuid, p_round_id uuid, p_payout bigint, p_outcome jsonb, p_secret jsonb, p_view jsonb,
  p_contribution smallint)
returns table (cash bigint, bonus bigint)
language plpgsql set arara.ledger = 'posting' as $$
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
