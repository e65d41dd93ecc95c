-- External platforms over a transfer wallet, and a catalogue that holds their games beside ours.

create extension if not exists pg_trgm;

-- Money on its way to or from a platform stands on the member's transit account; what has arrived is the house's account
-- platforms (10), whose sum is what all platforms were given less what came back.
do $$
declare
  definition text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'ledger_account'::regclass and conname = 'ledger_account_kind');
begin
  -- Added to whatever kinds there are by now.
  definition := replace(definition, '''games''::text', '''games''::text, ''platforms''::text');
  definition := replace(definition, '''cash''::text', '''cash''::text, ''transit''::text');
  alter table ledger_account drop constraint ledger_account_kind;
  execute 'alter table ledger_account add constraint ledger_account_kind ' || definition;
end $$;
insert into ledger_account (id, member_id, kind) values (10, null, 'platforms');

-- The transit account of a member, opened when it is first needed. The caller holds the member's row of plays.
create function ledger_transit(p_member_id uuid) returns bigint language plpgsql as $$
declare
  account_id bigint;
begin
  select id into account_id from ledger_account where member_id = p_member_id and kind = 'transit';
  if found then return account_id; end if;
  insert into ledger_account (member_id, kind) values (p_member_id, 'transit')
    on conflict on constraint ledger_account_unique do nothing;
  select id into strict account_id from ledger_account where member_id = p_member_id and kind = 'transit';
  return account_id;
end $$;

-- What the house says of a platform; its address and secret are the environment's.
create table platform (
  -- The spec's platType.
  code text primary key check (code ~ '^[a-z0-9-]{2,20}$' and code <> 'arara'),
  name text not null,
  -- How money reaches it: over a wallet of its own.
  kind text not null default 'transfer' check (kind in ('transfer')),
  -- Which of a member's totals counts what stands there.
  wallet text not null default 'slots' check (wallet in ('slots', 'live')),
  is_open boolean not null default true,
  min_cents bigint not null default 100 check (min_cents > 0),
  max_cents bigint not null default 10000000,
  position integer not null default 0,
  created_at timestamptz not null default house_now(),
  check (max_cents >= min_cents)
);

-- A member as a platform knows one: by a name that says nothing, with what stood there when it was last told.
create table platform_player (
  member_id uuid not null references member,
  platform text not null references platform,
  player text not null,
  balance_cents bigint not null default 0 check (balance_cents >= 0),
  balance_at timestamptz,
  launched_at timestamptz,
  created_at timestamptz not null default house_now(),
  primary key (member_id, platform),
  unique (platform, player)
);
create index platform_player_launched on platform_player (launched_at) where launched_at is not null;

create table platform_transfer (
  -- Also the reference the platform knows it by, and the ledger.
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  platform text not null references platform,
  direction text not null check (direction in ('in', 'out')),
  amount_cents bigint not null check (amount_cents > 0),
  -- pending: about to be sent or being sent. unknown: nobody can tell yet, it is asked about by its reference.
  state text not null default 'pending' check (state in ('pending', 'done', 'failed', 'unknown')),
  reason text not null default '',
  cause text not null check (cause in ('member', 'launch', 'all_back')),
  created_at timestamptz not null default house_now(),
  -- Sent once at most: from then on it is only asked about.
  sent_at timestamptz,
  settled_at timestamptz,
  check ((settled_at is null) = (state in ('pending', 'unknown')))
);
create unique index platform_transfer_one_open on platform_transfer (member_id, platform)
  where state in ('pending', 'unknown');
create index platform_transfer_member on platform_transfer (member_id, id desc);
create index platform_transfer_open on platform_transfer (created_at) where state in ('pending', 'unknown');

-- Launching a game moves all cash along.
alter table member add column auto_transfer boolean not null default true;

-- What a member owns outside the four wallets: on its way, and on platforms as last told.
create function member_away_cents(p_member_id uuid) returns bigint language sql stable as $$
  select coalesce((select sum(balance_cents) from platform_player where member_id = p_member_id), 0)::bigint
    + coalesce((select balance_cents from ledger_account where member_id = p_member_id and kind = 'transit'), 0)
$$;

-- Text as it is searched: small letters without accents.
create function plain_text(p_text text) returns text language sql immutable parallel safe as $$
  select lower(translate(regexp_replace(normalize(p_text, NFD), U&'[\0300-\036f]', '', 'g'), 'đĐıłŁøØ', 'ddilloo'))
$$;

-- The titles of a game in every language and its name, as they are searched.
-- Written so that the database knows what it stands on.
create function game_search(p_title jsonb, p_slug text) returns text language sql immutable parallel safe
return plain_text(coalesce((select string_agg(distinct value, ' | ') from jsonb_each_text(p_title)), '') || ' | ' || p_slug);

alter table game
  -- What the platform calls it; null for ours.
  add column external_id text,
  -- By language; ours are told by the phrases and copied here.
  add column title jsonb not null default '{}',
  add column search text not null generated always as (game_search(title, slug)) stored,
  -- In hundredths of a percent; null where the platform does not tell.
  add column rtp_basis_points integer,
  add column volatility text check (volatility in ('low', 'medium', 'high', 'very_high')),
  add column features text[] not null default '{}',
  -- A picture of the platform's; empty for the house's posters.
  add column thumbnail text not null default '',
  add column min_stake_cents bigint not null default 0,
  add column max_stake_cents bigint not null default 0,
  -- Rounds and launches, each counting half as much every three days.
  add column popularity double precision not null default 0,
  -- Its place among the games on promotion; null for those that are not.
  add column promotion_rank integer;
create unique index game_external on game (platform, external_id) where external_id is not null;
create index game_popular on game (popularity desc, position, slug);
create index game_category on game (category, popularity desc, position, slug);
create index game_platform on game (platform, popularity desc, position, slug);
create index game_new on game (created_at desc, position desc, slug);
-- By name in the language most players read.
create index game_title_pt on game (plain_text(coalesce(title ->> 'pt', title ->> 'en', slug)), slug);
create index game_features on game using gin (features);
create index game_search_words on game using gin (search gin_trgm_ops);
create index game_promotion on game (promotion_rank) where promotion_rank is not null;

-- What was played by Sao Paulo day and game: popularity is counted from this.
create table game_day (
  game text not null,
  day date not null,
  rounds bigint not null default 0,
  launches bigint not null default 0,
  primary key (game, day)
);
create index game_day_day on game_day (day);
