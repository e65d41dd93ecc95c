-- VIP levels, rebates, how far rollover is covered, and what the order centre reads.

-- The ladder. Both thresholds have to be reached; keep_* is what a season must bring so that its end takes no level away.
create table vip_level (
  level smallint primary key check (level >= 0),
  deposit_cents bigint not null check (deposit_cents >= 0),
  turnover_cents bigint not null check (turnover_cents >= 0),
  keep_deposit_cents bigint not null check (keep_deposit_cents >= 0),
  keep_turnover_cents bigint not null check (keep_turnover_cents >= 0),
  level_up_cents bigint not null check (level_up_cents >= 0),
  month_cents bigint not null check (month_cents >= 0),
  withdrawal_day_cents bigint not null check (withdrawal_day_cents > 0)
);

insert into vip_level values
  ( 0,         0,          0,        0,         0,       0,      0,   5000000),
  ( 1,     10000,      50000,        0,         0,     500,      0,   5000000),
  ( 2,    100000,     500000,    10000,     50000,    2000,   2000,   7500000),
  ( 3,    500000,    2500000,    50000,    250000,    8000,   5000,  10000000),
  ( 4,   1500000,    7500000,   150000,    750000,   20000,  10000,  15000000),
  ( 5,   3000000,   15000000,   300000,   1500000,   40000,  15000,  20000000),
  ( 6,   6000000,   30000000,   600000,   3000000,   90000,  40000,  30000000),
  ( 7,  15000000,   75000000,  1500000,   7500000,  250000,  70000,  40000000),
  ( 8,  40000000,  200000000,  4000000,  20000000,  700000, 120000,  50000000),
  ( 9, 100000000,  500000000, 10000000,  50000000, 1800000, 300000,  75000000),
  (10, 250000000, 1250000000, 25000000, 125000000, 5000000, 800000, 100000000);

-- What share of a stake comes back. Every rate stays below the smallest edge that a game of its category has, so that no
-- way of playing earns by rebates alone.
create table vip_rebate (
  level smallint not null references vip_level,
  category text not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  primary key (level, category)
);

-- From the lowest to the highest level in equal steps.
insert into vip_rebate (level, category, basis_points)
select level, category, low + (high - low) * level / 10
  from vip_level, (values
    ('slots', 20, 100), ('live', 10, 40), ('table', 10, 40), ('arcade', 10, 40), ('crash', 10, 40), ('fish', 20, 60),
    ('bingo', 30, 80), ('card', 5, 30), ('lottery', 30, 80), ('sports', 10, 40)
  ) as category(category, low, high);

-- In the member's own row, where modules below promotions read it.
alter table member add column vip_level smallint not null default 0 references vip_level;

-- Members who have deposited. A level at or below highest_level has been held before: it comes back by the season's
-- thresholds, others are reached by the totals alone.
create table vip_member (
  member_id uuid primary key references member,
  deposit_cents bigint not null default 0,
  highest_level smallint not null default 0
);

-- Each rise and fall. season is the first day of the quarter that brought it.
create table vip_move (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  from_level smallint not null,
  to_level smallint not null check (to_level <> from_level),
  season date not null,
  moved_at timestamptz not null default house_now()
);
create index vip_move_member on vip_move (member_id, moved_at desc);
create unique index vip_move_one_fall on vip_move (member_id, season) where to_level < from_level;

-- The level of a member when something happened; a level counts from the moment after it was reached.
create function vip_level_at(p_member_id uuid, p_at timestamptz) returns smallint language sql stable as $$
  select coalesce((
    select to_level from vip_move where member_id = p_member_id and moved_at < p_at
     order by moved_at desc, id desc limit 1), 0::smallint)
$$;

-- Rewards of levels: a level-up once for each level, for good; a month's once a month, written as it is claimed.
create table vip_reward (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  kind text not null check (kind in ('level_up', 'month')),
  level smallint not null references vip_level,
  month date,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null default house_now(),
  claimed_at timestamptz,
  check ((kind = 'month') = (month is not null))
);
create unique index vip_reward_one_level_up on vip_reward (member_id, level) where kind = 'level_up';
create unique index vip_reward_one_month on vip_reward (member_id, month) where kind = 'month';

-- All rebates a member has earned, exactly: units are ten-thousandths of a centavo (a stake in centavos times basis points).
-- Whole centavos are in the ledger, the rest waits here for the next stake.
create table rebate_member (
  member_id uuid primary key references member,
  units bigint not null check (units >= 0),
  posted_cents bigint not null check (posted_cents >= 0),
  check (posted_cents = units / 10000)
);

-- The same by Sao Paulo day, category and rate. cents: the whole centavos that stakes of this row brought about.
create table rebate_day (
  member_id uuid not null references member,
  day date not null,
  category text not null,
  basis_points integer not null,
  rounds bigint not null,
  -- The part of the stakes that was paid with cash: bonus money earns no rebate.
  stake_cents bigint not null,
  units bigint not null,
  cents bigint not null default 0,
  claimed_cents bigint not null default 0,
  primary key (member_id, day, category, basis_points),
  check (units = stake_cents * basis_points),
  check (claimed_cents between 0 and cents)
);
create index rebate_day_unclaimed on rebate_day (member_id) where claimed_cents < cents;

create table rebate_claim (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  amount_cents bigint not null check (amount_cents > 0),
  claimed_at timestamptz not null default house_now()
);
create index rebate_claim_member on rebate_claim (member_id, claimed_at desc);

-- Rewards in the order of time, for the order centre: a bet's movements never enter this index.
create index ledger_transfer_rewards on ledger_transfer (to_account_id, created_at)
  where from_account_id = 6 or kind = 'rebate_claim';

-- What a withdrawal is explained with later: the turnover that had counted when it was asked for, and the flat part of its
-- fee, which the method may have changed since.
alter table withdrawal
  add column counted_cents bigint,
  add column fee_fixed_cents bigint not null default 0;
update withdrawal w set fee_fixed_cents = least(m.fee_fixed_cents, w.fee_cents) from payment_method m where m.id = w.method_id;

create function withdrawal_remember() returns trigger language plpgsql as $$
begin
  select counted_cents into new.counted_cents from member_play where member_id = new.member_id;
  select least(fee_fixed_cents, new.fee_cents) into new.fee_fixed_cents from payment_method where id = new.method_id;
  return new;
end $$;
create trigger withdrawal_remember before insert on withdrawal for each row execute function withdrawal_remember();

-- Deposits and withdrawals have a number that people can read out; a reward's follows from its cause.
create function reward_order_number(p_reference uuid, p_at timestamptz) returns text language sql immutable as $$
  select 'R' || to_char(house_day(p_at), 'YYMMDD') || upper(right(p_reference::text, 8))
$$;

-- How far each rollover is covered by turnover. A bonus that was given up or ran out keeps the part that was covered; one
-- of which nothing was covered has no rollover left and asks for nothing.
create view cover as
  select r.id, r.member_id, r.cause, r.reference, r.base_cents, r.required_cents, r.starts_at_cents, r.created_at,
         least(greatest(p.counted_cents - r.starts_at_cents, 0), r.required_cents) as covered_cents,
         case
           when b.id is not null then 'forfeited'
           when p.counted_cents >= r.starts_at_cents + r.required_cents then 'covered'
           when p.counted_cents >= r.starts_at_cents then 'in_progress'
           else 'waiting'
         end as state,
         case r.cause when 'deposit' then 'deposit' else coalesce((
           select t.kind from ledger_transfer t where t.reference = r.reference and t.from_account_id = 6 limit 1),
           'reward') end as kind,
         case r.cause when 'deposit' then (select d.order_number from deposit d where d.id = r.reference) end
           as deposit_number
    from rollover r
    join member_play p on p.member_id = r.member_id
    left join bonus b on b.id = r.reference and b.state in ('lost', 'expired', 'forfeited')
  union all
  select b.id, b.member_id, 'reward', b.id, b.amount_cents, 0, 0, b.created_at, 0, 'forfeited', 'reward_' || b.promotion, null
    from bonus b
   where b.state in ('lost', 'expired', 'forfeited')
     and not exists (select from rollover r where r.cause = 'reward' and r.reference = b.id);
