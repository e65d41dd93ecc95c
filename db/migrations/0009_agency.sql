-- Agency: who stands under whom on three levels, what commission is paid by, and what was settled each day.

alter table member add constraint member_not_own_inviter check (top_id <> id);

-- An inviter is there before the invited and stays for ever. So a path upwards always leads to older members: no loops.
create function agency_join() returns trigger language plpgsql as $$
begin
  select coalesce(m.agent_id, m.id) into new.agent_id from member m where m.id = new.top_id;
  if not found then
    raise exception 'inviter % is not a member yet', new.top_id
      using errcode = 'foreign_key_violation', constraint = 'member_inviter_first';
  end if;
  return new;
end $$;
create trigger agency_join before insert on member
  for each row when (new.top_id is not null and new.top_id <> new.id) execute function agency_join();

create function agency_refuse_move() returns trigger language plpgsql as $$
begin
  raise exception 'member % keeps the inviter it registered with', new.id
    using errcode = 'restrict_violation', constraint = 'member_inviter_fixed';
end $$;
create trigger agency_refuse_move before update of top_id on member
  for each row when (old.top_id is distinct from new.top_id) execute function agency_refuse_move();

-- Every member under each of the three agents above, told with the registration itself.
create table agency_link (
  agent_id uuid not null references member,
  level smallint not null check (level between 1 and 3),
  member_id uuid not null references member,
  registered_at timestamptz not null,
  primary key (member_id, level),
  check (agent_id <> member_id)
);
create index agency_link_agent on agency_link (agent_id, registered_at desc, member_id);

create function agency_link_up() returns trigger language plpgsql as $$
begin
  insert into agency_link (agent_id, level, member_id, registered_at)
  select new.top_id, 1, new.id, new.created_at
  union all
  select l.agent_id, l.level + 1, new.id, new.created_at from agency_link l where l.member_id = new.top_id and l.level < 3;
  return null;
end $$;
create trigger agency_link_up after insert on member
  for each row when (new.top_id is not null) execute function agency_link_up();

-- Those who registered before this table was there.
insert into agency_link (agent_id, level, member_id, registered_at)
select a.top_id, 1, a.id, a.created_at from member a where a.top_id is not null
union all
select b.top_id, 2, a.id, a.created_at from member a join member b on b.id = a.top_id where b.top_id is not null
union all
select c.top_id, 3, a.id, a.created_at from member a join member b on b.id = a.top_id join member c on c.id = b.top_id
 where c.top_id is not null;

-- Commission on deposits: the tier is found by what all three levels deposited that day. Rates are basis points of what one
-- level deposited. What all three levels earn on a deposit and on playing it through once stays below what that costs the
-- player at the smallest house edge with the withdrawal's fee, so that nobody earns by inviting himself.
create table agency_recharge_tier (
  from_cents bigint primary key check (from_cents >= 0),
  level_1_bp integer not null check (level_1_bp between 0 and 10000),
  level_2_bp integer not null check (level_2_bp between 0 and 10000),
  level_3_bp integer not null check (level_3_bp between 0 and 10000)
);
insert into agency_recharge_tier values
  (0, 20, 10, 5), (1000000, 25, 12, 6), (5000000, 30, 14, 7), (20000000, 35, 16, 8);

-- Commission on turnover in cash: the tier is found by what all three levels staked that day in the category.
create table agency_betting_tier (
  category text not null references contribution,
  from_cents bigint not null check (from_cents >= 0),
  level_1_bp integer not null check (level_1_bp between 0 and 10000),
  level_2_bp integer not null check (level_2_bp between 0 and 10000),
  level_3_bp integer not null check (level_3_bp between 0 and 10000),
  primary key (category, from_cents)
);
insert into agency_betting_tier
select category, from_cents, level_1_bp, level_2_bp, level_3_bp
  from (values ('slots'), ('arcade'), ('fish'), ('bingo'), ('lottery')) as c(category)
 cross join (values (0, 15, 8, 4), (5000000, 20, 10, 5), (20000000, 25, 12, 6)) as t(from_cents, level_1_bp, level_2_bp, level_3_bp)
union all
select category, from_cents, level_1_bp, level_2_bp, level_3_bp
  from (values ('crash'), ('sports')) as c(category)
 cross join (values (0, 10, 5, 2), (5000000, 12, 6, 3), (20000000, 15, 8, 4)) as t(from_cents, level_1_bp, level_2_bp, level_3_bp)
union all
select category, from_cents, level_1_bp, level_2_bp, level_3_bp
  from (values ('live'), ('table'), ('card')) as c(category)
 cross join (values (0, 4, 2, 1), (5000000, 5, 2, 1), (20000000, 6, 3, 1)) as t(from_cents, level_1_bp, level_2_bp, level_3_bp);

-- When and to whom a day is settled.
create table agency_rule (
  only_row boolean primary key default true check (only_row),
  -- A subordinate is active on a day with a credited deposit or a settled stake in cash.
  min_active integer not null check (min_active >= 0),
  -- A day that comes to less is not paid.
  min_payout_cents bigint not null check (min_payout_cents >= 0),
  -- The most one agent is paid for one day.
  cap_cents bigint not null check (cap_cents > 0)
);
insert into agency_rule (min_active, min_payout_cents, cap_cents) values (1, 100, 5000000);

-- A day that was settled, once.
create table agency_day (
  day date primary key,
  settled_at timestamptz not null default house_now(),
  -- What was settled: agents, rows, and the sum that can be claimed.
  agents integer not null default 0,
  settled_rows integer not null default 0,
  amount_cents bigint not null default 0
);

create table agency_claim (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references member,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null default house_now()
);
create index agency_claim_agent on agency_claim (agent_id, created_at desc);

create table agency_settlement (
  agent_id uuid not null references member,
  day date not null references agency_day,
  mechanism text not null check (mechanism in ('recharge', 'betting')),
  level smallint not null check (level between 1 and 3),
  -- What the level deposited or staked, and what the tables give for it, rounded down.
  base_cents bigint not null check (base_cents > 0),
  commission_cents bigint not null check (commission_cents > 0),
  -- What can be claimed of it: less where the cap of the day was reached, nothing where it was refused.
  amount_cents bigint not null check (amount_cents between 0 and commission_cents),
  active integer not null,
  state text not null check (state in ('claimable', 'claimed', 'refused')),
  -- Why less or nothing is paid: capped, too_few_active, below_minimum, or why the agent may not be rewarded.
  reason text not null default '',
  claim_id uuid references agency_claim,
  primary key (agent_id, day, mechanism, level),
  constraint agency_settlement_claimed check ((state = 'claimed') = (claim_id is not null)),
  constraint agency_settlement_refused check (state <> 'refused' or amount_cents = 0)
);
create index agency_settlement_claimable on agency_settlement (agent_id) where state = 'claimable';

create index deposit_credited_moment on deposit (credited_at) where state = 'credited';
