-- Two-factor login of staff, notes on members, and corrections of balances that two people decide.

create table staff_totp (
  staff_id uuid primary key references staff,
  secret_sealed text not null,
  created_at timestamptz not null,
  -- Null until the first code of the app was right: only then logins ask for one.
  confirmed_at timestamptz,
  -- The last time step whose code was used: none is good twice.
  last_step bigint not null default 0
);

create table member_note (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member,
  staff_id uuid not null references staff,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null
);
create index member_note_member on member_note (member_id, created_at desc);

-- A correction of a member's cash: asked for by one of the staff, decided by another.
create table adjustment (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member,
  -- Above zero is given to the member, below it taken.
  amount_cents bigint not null check (amount_cents <> 0 and abs(amount_cents) <= 100000000),
  reason text not null check (length(reason) between 1 and 200),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  asked_by uuid not null references staff,
  asked_at timestamptz not null,
  decided_by uuid references staff,
  decided_at timestamptz,
  constraint adjustment_two_people check (state <> 'done' or decided_by <> asked_by),
  constraint adjustment_decided check ((state = 'waiting') = (decided_at is null) and (decided_by is null) = (decided_at is null))
);
create index adjustment_asked on adjustment (asked_at desc, id);
create index adjustment_waiting on adjustment (asked_at) where state = 'waiting';
create index adjustment_member on adjustment (member_id, asked_at desc);
