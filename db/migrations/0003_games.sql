-- Games, seeds, rounds, and the statement that settles a batch of bets.

create table game (
  id uuid primary key default uuidv7(),
  slug text not null unique,
  platform text not null default 'arara',
  category text not null,
  position integer not null default 0,
  is_open boolean not null default true,
  is_new boolean not null default true,
  created_at timestamptz not null default now()
);

create table favourite (
  member_id uuid not null references member,
  game_id uuid not null references game,
  created_at timestamptz not null default now(),
  primary key (member_id, game_id)
);

-- A member has one active and one next seed; a rotation reveals the active one. The hash is shown before any bet.
create table fair_seed (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null default '',
  state text not null check (state in ('next', 'active', 'revealed')),
  rounds integer not null default 0,
  created_at timestamptz not null default now(),
  revealed_at timestamptz
);
create unique index fair_seed_one_active on fair_seed (member_id) where state = 'active';
create unique index fair_seed_one_next on fair_seed (member_id) where state = 'next';
create index fair_seed_member on fair_seed (member_id, revealed_at desc);

-- What every bet of a member reads and changes, in one row: the seed in force, the next nonce, and the sums that
-- rollover is measured against. A reward's or deposit's rollover occupies a stretch of turnover (table rollover), so
-- what remains is rollover_end_cents - turnover_cents and no bet has to touch a rollover row.
create table member_play (
  member_id uuid primary key references member,
  cash_account_id bigint not null references ledger_account,
  bonus_account_id bigint not null references ledger_account,
  seed_id uuid not null references fair_seed,
  nonce integer not null default 0,
  turnover_cents bigint not null default 0,
  payout_cents bigint not null default 0,
  rollover_end_cents bigint not null default 0,
  -- A copy of member.status = 'active', kept by the trigger below, so that a bet need not look the member up.
  is_active boolean not null default true
) with (fillfactor = 70);

create function member_play_follow_status() returns trigger language plpgsql as $$
begin
  update member_play set is_active = (new.status = 'active') where member_id = new.id;
  return null;
end $$;
create trigger member_status_to_play after update of status on member
  for each row when (old.status is distinct from new.status) execute function member_play_follow_status();

create table rollover (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  cause text not null check (cause in ('deposit', 'reward')),
  reference uuid not null,
  base_cents bigint not null check (base_cents > 0),
  required_cents bigint not null check (required_cents > 0),
  -- The stretch of the member's turnover that covers it: [starts_at, starts_at + required).
  starts_at_cents bigint not null,
  created_at timestamptz not null default now(),
  unique (cause, reference)
);
create index rollover_member on rollover (member_id, starts_at_cents);

-- Adds a rollover requirement behind those still open; once for its cause.
create function rollover_add(p_member_id uuid, p_cause text, p_reference uuid, p_base_cents bigint, p_times integer)
returns void language plpgsql as $$
declare
  play member_play;
  start_cents bigint;
begin
  select * into strict play from member_play where member_id = p_member_id for update;
  if exists (select 1 from rollover where cause = p_cause and reference = p_reference) then return; end if;
  start_cents := greatest(play.rollover_end_cents, play.turnover_cents);
  insert into rollover (member_id, cause, reference, base_cents, required_cents, starts_at_cents)
    values (p_member_id, p_cause, p_reference, p_base_cents, p_base_cents * p_times, start_cents);
  update member_play set rollover_end_cents = start_cents + p_base_cents * p_times where member_id = p_member_id;
end $$;

-- A round belongs to its member: together they are the key, which also lists a member's rounds in the order of time.
create table round (
  id uuid not null,
  member_id uuid not null,
  game text not null,
  version smallint not null,
  is_open boolean not null,
  stake_cents bigint not null check (stake_cents > 0),
  stake_bonus_cents bigint not null default 0,
  payout_cents bigint not null default 0 check (payout_cents >= 0),
  money_before_cents bigint not null,
  money_after_cents bigint not null,
  bonus_after_cents bigint not null,
  seed_id uuid not null,
  nonce integer not null,
  bet jsonb not null,
  -- Settled: the outcome. Open: null; what is drawn but not shown stands in secret.
  outcome jsonb,
  secret jsonb,
  view jsonb,
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (member_id, id),
  constraint round_once unique (member_id, idempotency_key)
);
create unique index round_one_open on round (member_id, game) where is_open;

create table round_action (
  member_id uuid not null,
  round_id uuid not null,
  seq smallint not null,
  action jsonb not null,
  view jsonb not null,
  created_at timestamptz not null default now(),
  primary key (round_id, seq),
  foreign key (member_id, round_id) references round (member_id, id)
);

-- Settles a batch of first steps: at most one a member, in the order of member ids; each bet stands or falls by itself.
-- p_payout is null for a round that stays open; its stake waits on the house account open_rounds (2).
-- status: ok | repeated | conflict | stale (seed or nonce moved on; draw again) | poor | blocked | open (one is unfinished)
create function settle_bets(
  p_member uuid[], p_round uuid[], p_seed uuid[], p_nonce integer[], p_game text[], p_version smallint[],
  p_stake bigint[], p_payout bigint[], p_bet jsonb[], p_outcome jsonb[], p_secret jsonb[], p_view jsonb[], p_key text[]
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
begin
  -- The row of plays is the gate to a member's money: ledger_post takes it too.
  select array_agg(p.member_id), array_agg(p.cash_account_id), array_agg(p.bonus_account_id), array_agg(p.seed_id),
         array_agg(p.nonce), array_agg(p.is_active)
    into members, cash_ids, bonus_ids, seeds, nonces, actives
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
        when i.seed_now <> i.seed_id or i.nonce_now <> i.nonce then 'stale'
        when c.balance_cents + b.balance_cents < i.stake then 'poor'
        when i.payout is null and exists (
          select 1 from round o where o.member_id = i.member_id and o.game = i.game and o.is_open) then 'open'
        else 'ok'
      end as status
    from unnest(p_member, p_round, p_seed, p_nonce, p_game, p_version, p_stake, p_payout, p_bet, p_outcome, p_secret,
                p_view, p_key, cash_ids, bonus_ids, seeds, nonces, actives)
      with ordinality as i(member_id, round_id, seed_id, nonce, game, version, stake, payout, bet, outcome, secret, view,
                           key, cash_account_id, bonus_account_id, seed_now, nonce_now, is_active, n)
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
      payout_cents = p.payout_cents + coalesce(g.payout, 0)
    from good g where p.member_id = g.member_id
  ),
  rounds as (
    insert into round (id, member_id, game, version, is_open, stake_cents, stake_bonus_cents, payout_cents,
      money_before_cents, money_after_cents, bonus_after_cents, seed_id, nonce, bet, outcome, secret, view,
      idempotency_key, settled_at)
    select g.round_id, g.member_id, g.game, g.version, g.is_open, g.stake, g.stake_bonus, coalesce(g.payout, 0),
      g.cash, g.cash - g.stake_cash + g.payout_cash, g.bonus - g.stake_bonus + g.payout_bonus, g.seed_id, g.nonce,
      g.bet, g.outcome, g.secret, g.view, g.key, case when g.is_open then null else now() end
    from good g
  ),
  moved as (
    insert into ledger_transfer
      (from_account_id, to_account_id, amount_cents, from_balance_cents, to_balance_cents, kind, reference)
    select t.from_id, t.to_id, t.amount, t.from_balance, t.to_balance, t.kind, g.round_id
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
    insert into outbox (topic, payload)
    select 'rounds.settled', jsonb_agg(g.round_id) from good g where not g.is_open having count(*) > 0
  )
  select j.n::integer, j.status, coalesce(j.prior_id, j.round_id),
    j.cash + case when j.status = 'ok' then j.payout_cash - j.stake_cash else 0 end,
    j.bonus + case when j.status = 'ok' then j.payout_bonus - j.stake_bonus else 0 end,
    j.seed_now, j.nonce_now
  from judged j;
end $$;

-- Takes the next step of an open round: p_payout null keeps it open. The caller has locked the round's row.
create function settle_step(p_member_id uuid, p_round_id uuid, p_payout bigint, p_outcome jsonb, p_secret jsonb, p_view jsonb)
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
    update member_play set turnover_cents = turnover_cents + r.stake_cents, payout_cents = payout_cents + p_payout
      where member_id = r.member_id;
    update round set is_open = false, payout_cents = p_payout, outcome = p_outcome, secret = null, view = p_view,
      settled_at = now(),
      money_after_cents = (select balance_cents from ledger_account where id = play.cash_account_id),
      bonus_after_cents = (select balance_cents from ledger_account where id = play.bonus_account_id)
      where member_id = p_member_id and id = p_round_id;
    insert into outbox (topic, payload) values ('rounds.settled', jsonb_build_array(p_round_id));
  end if;
  return query select c.balance_cents, b.balance_cents from ledger_account c, ledger_account b
    where c.id = play.cash_account_id and b.id = play.bonus_account_id;
end $$;
