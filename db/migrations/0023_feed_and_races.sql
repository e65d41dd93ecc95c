-- What goes on in the house, as everybody may see it: the feed of rounds, who is here, and races.

-- Members whose name nobody else is shown; a row means hidden.
create table member_hidden (
  member_id uuid primary key references member,
  since timestamptz not null default house_now()
);

-- The account that others may be shown, masked; null for members who hide it and for those who are gone.
create function shown_account(p_member_id uuid) returns text language sql stable as $$
  select m.account from member m
   where m.id = p_member_id and m.deleted_at is null
     and not exists (select 1 from member_hidden h where h.member_id = m.id)
$$;

-- The last rounds that were told, and the last big wins; whose they are is said when they are read.
create table feed_entry (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('bet', 'win')),
  member_id uuid not null references member,
  game text not null,
  stake_cents bigint not null check (stake_cents > 0),
  payout_cents bigint not null check (payout_cents >= 0),
  at timestamptz not null
);
create index feed_entry_kind on feed_entry (kind, id desc);

-- The last quarter of a second in which something was told: there is one message for each, whatever is played.
create table feed_slot (
  is_only boolean primary key default true check (is_only),
  slot bigint not null default 0,
  -- The newest big win that was told.
  win_id bigint not null default 0
);
insert into feed_slot default values;

-- Who is here, by instance; counts of an instance that does not come back are forgotten. Nothing of it is worth a log.
create unlogged table presence (
  instance uuid primary key,
  members uuid[] not null,
  visitors integer not null check (visitors >= 0),
  -- Sockets that watch a live table, by its name.
  tables jsonb not null default '{}',
  seen_at timestamptz not null
);

-- Messages of a new kind: somebody has joined by the member's invitation.
alter table member_message drop constraint member_message_kind_check;
alter table member_message add constraint member_message_kind_check
  check (kind in ('account', 'deposit', 'withdrawal', 'reward', 'friend', 'news'));
alter table message_preference drop constraint message_preference_kind_check;
alter table message_preference add constraint message_preference_kind_check
  check (kind in ('account', 'deposit', 'withdrawal', 'reward', 'friend', 'news'));

create function cents_of(p_cents bigint[]) returns bigint language sql immutable as $$
  select coalesce(sum(c), 0)::bigint from unnest(p_cents) as c
$$;

-- Races that come again every day or week, as staff has set them. An edit holds for those that begin after it.
create table race_plan (
  id uuid primary key default uuidv7(),
  period text not null check (period in ('day', 'week')),
  -- What is counted: money wagered, or the best multiplier of one round.
  measure text not null check (measure in ('wager', 'multiplier')),
  -- For the first, the second, ...
  prizes_cents bigint[] not null,
  -- The most that one race may pay.
  budget_cents bigint not null,
  -- Rounds of a smaller stake have no multiplier here.
  stake_min_cents bigint not null default 100 check (stake_min_cents > 0),
  starts_on date not null,
  is_on boolean not null default true,
  created_at timestamptz not null default house_now(),
  check (cardinality(prizes_cents) between 1 and 100),
  check (0 < all (prizes_cents)),
  check (cents_of(prizes_cents) <= budget_cents)
);
create unique index race_plan_one on race_plan (period, measure) where is_on;

create table race (
  id uuid primary key default uuidv7(),
  plan_id uuid not null references race_plan,
  period text not null,
  measure text not null,
  first_day date not null,
  last_day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What was promised when it began.
  prizes_cents bigint[] not null,
  stake_min_cents bigint not null,
  state text not null default 'running' check (state in ('running', 'paid')),
  paid_at timestamptz,
  unique (plan_id, first_day),
  check (starts_at < ends_at),
  check ((state = 'paid') = (paid_at is not null))
);
create index race_running on race (ends_at) where state = 'running';
create index race_ended on race (ends_at desc, id) where state = 'paid';

create table race_score (
  race_id uuid not null references race,
  member_id uuid not null references member,
  -- Centavos wagered, or hundredths of the best multiplier.
  points bigint not null check (points > 0),
  -- When this many were reached: of two with the same points the earlier one is ahead.
  reached_at timestamptz not null,
  behind bigint generated always as (-points) stored,
  primary key (race_id, member_id)
) with (fillfactor = 80);
create index race_score_order on race_score (race_id, behind, reached_at, member_id);
create index race_score_member on race_score (member_id);

-- What was won; the id is the reference of its money.
create table race_prize (
  id uuid primary key default uuidv7(),
  race_id uuid not null references race,
  place integer not null check (place > 0),
  member_id uuid not null references member,
  points bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  unique (race_id, place),
  unique (race_id, member_id)
);
create index race_prize_member on race_prize (member_id);
