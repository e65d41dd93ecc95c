-- Responsible gaming: limits, pause and self-exclusion, reality check; and the cases that abuse raises.

-- A limit of a member. `amount` is centavos, or minutes for `session`; the period `round` is one single stake.
-- Loosening waits in the three pending columns: from pending_at on it is what holds, null meaning no limit any more.
create table protection_limit (
  member_id uuid not null references member,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('round', 'day', 'week', 'month')),
  amount bigint not null check (amount > 0),
  pending_amount bigint check (pending_amount > 0),
  pending_at timestamptz,
  changed_at timestamptz not null default house_now(),
  primary key (member_id, kind, period),
  check (period <> 'round' or kind = 'stake'),
  check (pending_amount is null or pending_at is not null)
);
create index protection_limit_pending on protection_limit (pending_at) where pending_at is not null;

-- A bet asks for limits only where has_limits stands. Deposits ask by themselves.
create function protection_limit_to_play() returns trigger language plpgsql as $$
declare
  touched uuid := coalesce(new.member_id, old.member_id);
begin
  update member_play p set has_limits = s.has_limits
    from (select exists (select 1 from protection_limit where member_id = touched and kind <> 'deposit') as has_limits) s
    where p.member_id = touched and p.has_limits <> s.has_limits;
  return null;
end $$;
create trigger protection_limit_to_play after insert or update or delete on protection_limit
  for each row execute function protection_limit_to_play();

-- What members with limits have staked and been paid, by the Sao Paulo day of the settlement: kept by the row that every
-- settled bet changes, so that it is exact behind the member's gate whichever way the bet took.
create table protection_day (
  member_id uuid not null references member,
  day date not null,
  stake_cents bigint not null default 0,
  payout_cents bigint not null default 0,
  primary key (member_id, day)
);

create function protection_count_play() returns trigger language plpgsql as $$
begin
  insert into protection_day (member_id, day, stake_cents, payout_cents)
    values (new.member_id, house_day(house_now()), new.turnover_cents - old.turnover_cents, new.payout_cents - old.payout_cents)
    on conflict (member_id, day) do update set stake_cents = protection_day.stake_cents + excluded.stake_cents,
      payout_cents = protection_day.payout_cents + excluded.payout_cents;
  return null;
end $$;
create trigger protection_count_play after update of turnover_cents, payout_cents on member_play for each row
  when (new.has_limits and (new.turnover_cents <> old.turnover_cents or new.payout_cents <> old.payout_cents))
  execute function protection_count_play();

-- The days of the longest period, counted from what is on record, when a first limit makes them wanted. A day's read model
-- is heard a moment late and rounds are only those of our own games: of the two the fuller picture counts.
create function protection_recount() returns trigger language plpgsql as $$
declare
  since timestamptz := least(protection_period_start('week', house_now()), protection_period_start('month', house_now()));
begin
  delete from protection_day where member_id = new.member_id;
  insert into protection_day (member_id, day, stake_cents, payout_cents)
  select distinct on (seen.day) new.member_id, seen.day, seen.stake, seen.payout from (
    select d.day, sum(d.stake_cents)::bigint as stake, sum(d.payout_cents)::bigint as payout
      from play_day d where d.member_id = new.member_id and d.day >= house_day(since) group by d.day
    union all
    select house_day(r.settled_at), sum(r.stake_cents)::bigint, sum(r.payout_cents)::bigint
      from round r where r.member_id = new.member_id and not r.is_open and r.settled_at >= since
        -- Ids begin with their time: no round that was settled since is older than a month more.
        and r.id >= uuid_at(since - interval '31 days')
      group by 1
  ) seen order by seen.day, seen.stake desc;
  return null;
end $$;

-- The lowest id of a moment: ids begin with their millisecond (UUID version 7).
create function uuid_at(p_at timestamptz) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
$$;

-- The beginning of the Sao Paulo day, week (from Monday) or month that a moment lies in; null for a single round.
create function protection_period_start(p_period text, p_at timestamptz) returns timestamptz language sql immutable as $$
  select case when p_period in ('day', 'week', 'month')
    then date_trunc(p_period, p_at at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo' end
$$;

create trigger protection_recount after update of has_limits on member_play for each row
  when (new.has_limits and not old.has_limits) execute function protection_recount();

-- The limits that hold now.
create function protection_limits(p_member_id uuid) returns table (kind text, period text, amount bigint)
language sql stable as $$
  select l.kind, l.period, case when l.pending_at <= house_now() then l.pending_amount else l.amount end
    from protection_limit l
   where l.member_id = p_member_id and (l.pending_at is null or l.pending_at > house_now() or l.pending_amount is not null)
$$;

-- Stakes that have left the member and are not settled yet.
create function protection_open_cents(p_member_id uuid) returns bigint language sql stable as $$
  select coalesce(sum(r.stake_cents), 0)::bigint from round r where r.member_id = p_member_id and r.is_open
$$;

-- Minutes in which the member was here since a moment: sessions from their opening to their last use, laid over each other
-- so that two devices at once count once. The last use is written once a minute: two minutes are added, at most until now.
create function protection_session_minutes(p_member_id uuid, p_since timestamptz) returns bigint language sql stable as $$
  select coalesce(floor(sum(extract(epoch from upper(r) - lower(r))) / 60), 0)::bigint from unnest((
    select range_agg(tstzrange(s.begins, s.ends)) from (
      select greatest(created_at, p_since) as begins,
             least(coalesce(ended_at, house_now()), last_seen_at + interval '2 minutes', house_now()) as ends
        from session where member_id = p_member_id and last_seen_at >= p_since - interval '2 minutes') s
    where s.begins < s.ends)) r
$$;
create index session_member on session (member_id, last_seen_at);

-- Deposits of a period: what was credited in it, and what may still be paid.
create function protection_deposit_cents(p_member_id uuid, p_since timestamptz, p_without uuid default null) returns bigint
language sql stable as $$
  select coalesce(sum(d.amount_cents), 0)::bigint from deposit d
   where d.member_id = p_member_id and d.id is distinct from p_without
     and (d.state = 'credited' and d.credited_at >= p_since
       or d.state in ('created', 'waiting') and d.expires_at > house_now() or d.state = 'paid')
$$;
create index deposit_credited on deposit (member_id, credited_at) where state = 'credited';

-- How much of a limit is used up: centavos, or minutes for `session`.
create function protection_used(p_member_id uuid, p_kind text, p_period text) returns bigint language plpgsql stable as $$
declare
  since timestamptz := protection_period_start(p_period, house_now());
begin
  if since is null then return 0; end if;
  if p_kind = 'deposit' then return protection_deposit_cents(p_member_id, since); end if;
  if p_kind = 'session' then return protection_session_minutes(p_member_id, since); end if;
  return protection_open_cents(p_member_id) + (
    select coalesce(sum(case when p_kind = 'loss' then d.stake_cents - d.payout_cents else d.stake_cents end), 0)::bigint
      from protection_day d where d.member_id = p_member_id and d.day >= house_day(since));
end $$;

-- The first limit that a stake would go beyond, or none. A loss counts as if the stake were lost.
create function protection_bet_refusal(p_member_id uuid, p_stake_cents bigint)
returns table (kind text, period text, amount bigint, used bigint) language sql stable as $$
  select l.kind, l.period, l.amount, u.used
    from protection_limits(p_member_id) l
    cross join lateral (select protection_used(p_member_id, l.kind, l.period) as used) u
   where case l.kind when 'deposit' then false when 'session' then u.used >= l.amount else u.used + p_stake_cents > l.amount end
   order by l.kind = 'session', l.amount - u.used
   limit 1
$$;

create or replace function protection_refuses_bet(p_member_id uuid, p_stake_cents bigint) returns boolean language sql stable as $$
  select exists (select 1 from protection_bet_refusal(p_member_id, p_stake_cents))
$$;

-- Why a member may not open a deposit: `error` is the contract's code, the rest names the limit. The caller holds the gate.
create function protection_refuses_deposit(p_member_id uuid, p_amount_cents bigint)
returns table (error text, kind text, period text, amount bigint, used bigint) language sql stable as $$
  select r.* from (
    select 'play_paused' as error, null::text as kind, null::text as period, null::bigint as amount, null::bigint as used
      from member_play p where p.member_id = p_member_id and p.paused_until > house_now()
    union all
    select 'limit_reached', l.kind, l.period, l.amount, u.used
      from protection_limits(p_member_id) l
      cross join lateral (select protection_used(p_member_id, l.kind, l.period) as used) u
     where case l.kind when 'deposit' then u.used + p_amount_cents > l.amount when 'session' then u.used >= l.amount else false end
  ) r order by r.error = 'limit_reached', r.kind = 'session', r.amount - r.used limit 1
$$;

-- Why money that arrives for a deposit must go back: the member has paused meanwhile, or a limit that was tightened or a
-- code paid late would let more in than the member allows. Takes the member's gate.
create function protection_refuses_credit(p_member_id uuid, p_deposit_id uuid, p_amount_cents bigint) returns text
language plpgsql as $$
declare
  paused timestamptz;
begin
  select paused_until into paused from member_play where member_id = p_member_id for update;
  if paused > house_now() then return 'play_paused'; end if;
  if exists (
    select 1 from protection_limits(p_member_id) l
     where l.kind = 'deposit' and l.amount < p_amount_cents + (
       select coalesce(sum(d.amount_cents), 0) from deposit d
        where d.member_id = p_member_id and d.id <> p_deposit_id and d.state = 'credited'
          and d.credited_at >= protection_period_start(l.period, house_now()))
  ) then return 'limit_reached'; end if;
  return null;
end $$;

-- Pauses and self-exclusions. A pause ends by itself. A self-exclusion does not: after ends_at the member may ask to come
-- back, and plays again from returns_at on. None is ever shortened or removed.
create table protection_pause (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  kind text not null check (kind in ('pause', 'self_exclusion')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  returns_at timestamptz,
  check (ends_at > starts_at),
  check (returns_at is null or kind = 'self_exclusion' and returns_at > ends_at)
);
create index protection_pause_member on protection_pause (member_id);

create function protection_pause_refuse_shortening() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.ends_at < old.ends_at or new.member_id <> old.member_id or new.kind <> old.kind
      or old.returns_at is not null and new.returns_at is distinct from old.returns_at then
    raise exception 'a pause cannot be shortened' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger protection_pause_refuse_shortening before update or delete on protection_pause
  for each row execute function protection_pause_refuse_shortening();

-- What a bet sees of it, in the row that it locks anyway.
create function protection_pause_to_play() returns trigger language plpgsql as $$
begin
  update member_play set paused_until = (
      select max(case p.kind when 'pause' then p.ends_at else coalesce(p.returns_at, 'infinity') end)
        from protection_pause p where p.member_id = new.member_id)
    where member_id = new.member_id;
  return null;
end $$;
create trigger protection_pause_to_play after insert or update on protection_pause
  for each row execute function protection_pause_to_play();

create function protection_is_excluded(p_member_id uuid) returns boolean language sql stable as $$
  select exists (select 1 from protection_pause p where p.member_id = p_member_id and p.kind = 'self_exclusion'
    and coalesce(p.returns_at, 'infinity') > house_now())
$$;

create or replace function reward_refusal(p_member_id uuid) returns text language sql stable as $$
  select case when m.is_demo then 'demo_not_allowed' when m.status <> 'active' then 'member_frozen'
      when protection_is_excluded(m.id) then 'play_paused' end
    from member m where m.id = p_member_id
$$;

-- How often a member wants to be told of time and result, and when each session was told last.
create table protection_reality (
  member_id uuid primary key references member,
  every_minutes smallint not null check (every_minutes in (15, 30, 60))
);
create table protection_reality_seen (
  session_id uuid primary key references session on delete cascade,
  seen_at timestamptz not null
);

-- What looks like abuse, once per cause and member; staff close it. A Pix that nobody asked for has no member.
create table abuse_case (
  id uuid primary key default uuidv7(),
  member_id uuid references member,
  signal text not null check (signal in
    ('same_device', 'same_payer', 'same_key', 'opposite_bets', 'scripted_cadence', 'unmatched_pix', 'clawback')),
  cause text not null,
  evidence jsonb not null,
  state text not null default 'open' check (state in ('open', 'dismissed', 'closed')),
  outcome text check (outcome in ('cancel', 'deduct', 'freeze', 'blacklist')),
  reason text not null default '',
  -- What the outcome took back, in centavos.
  taken_cents bigint not null default 0 check (taken_cents >= 0),
  decided_by uuid references staff,
  created_at timestamptz not null default house_now(),
  decided_at timestamptz,
  constraint abuse_case_once unique nulls not distinct (signal, cause, member_id),
  check ((state = 'closed') = (outcome is not null)),
  check ((state = 'open') = (decided_at is null)),
  check (state = 'open' or decided_by is not null)
);
create index abuse_case_state on abuse_case (state, created_at desc);
create index abuse_case_member on abuse_case (member_id);

-- What the signals look for.
create index session_created on session (created_at);
create index pix_received_payer on pix_received (payer_document);
create index withdrawal_key on withdrawal (key_kind, key_value);
create index bank_account_value on bank_account (kind, value);
