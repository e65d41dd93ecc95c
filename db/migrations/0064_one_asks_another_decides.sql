-- What one of the staff asks for and another decides: one table for every kind, and with it one rule of two people.
create table staff_request (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('adjustment', 'lifting', 'payout')),
  member_id uuid not null references member,
  -- Of a correction: above zero is given to the member, below it taken; the case that asked for it, if one did.
  amount_cents bigint check (amount_cents <> 0 and abs(amount_cents) <= 100000000),
  case_id uuid references abuse_case,
  -- Of a payout: what is declared of it, what proves it, and what the institution said when it was asked for.
  withdrawal_id uuid references withdrawal,
  is_paid boolean,
  evidence text check (length(evidence) between 1 and 100),
  psp_said text check (psp_said in ('not_found', 'no_answer')),
  reason text not null check (length(reason) between 1 and 200),
  -- `overtaken`: what it asked about has ended by itself before anybody decided.
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'overtaken')),
  asked_by uuid not null references staff,
  asked_at timestamptz not null,
  decided_by uuid references staff,
  decided_at timestamptz,
  constraint staff_request_of_its_kind check (case kind
    when 'adjustment' then amount_cents is not null and (case_id is null or amount_cents < 0)
      and num_nonnulls(withdrawal_id, is_paid, evidence, psp_said) = 0
    when 'lifting' then num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid, evidence, psp_said) = 0
    else num_nulls(withdrawal_id, is_paid, evidence, psp_said) = 0 and num_nonnulls(amount_cents, case_id) = 0
    end),
  constraint staff_request_decided check ((state = 'waiting') = (decided_at is null)
    and (state in ('waiting', 'overtaken')) = (decided_by is null)),
  constraint staff_request_two_people check (state <> 'done' or decided_by <> asked_by)
);
create unique index staff_request_lifting_waits on staff_request (member_id) where kind = 'lifting' and state = 'waiting';
create unique index staff_request_payout_waits on staff_request (withdrawal_id) where state = 'waiting';
-- A refused correction opens its case again, so a case may have had several; one of them at most was not refused.
create unique index staff_request_case_once on staff_request (case_id) where state <> 'refused';
create index staff_request_waiting on staff_request (asked_at) where state = 'waiting';
create index staff_request_asked on staff_request (asked_at desc, id);
create index staff_request_member on staff_request (member_id, asked_at desc);
create index staff_request_case on staff_request (case_id, asked_at desc) where case_id is not null;

insert into staff_request (id, kind, member_id, amount_cents, case_id, reason, state, asked_by, asked_at, decided_by, decided_at)
select id, 'adjustment', member_id, amount_cents, case_id, reason, state, asked_by, asked_at, decided_by, decided_at
  from adjustment;
insert into staff_request (id, kind, member_id, reason, state, asked_by, asked_at, decided_by, decided_at)
select id, 'lifting', member_id, reason, state, asked_by, asked_at, decided_by, decided_at from lifting;
drop table adjustment;
drop table lifting;

-- The version before reads and writes by the old names while both run; they go a release later.
create view adjustment as
  select id, kind, member_id, amount_cents, case_id, reason, state, asked_by, asked_at, decided_by, decided_at
    from staff_request where kind = 'adjustment';
alter view adjustment alter column kind set default 'adjustment';
create view lifting as
  select id, kind, member_id, reason, state, asked_by, asked_at, decided_by, decided_at
    from staff_request where kind = 'lifting';
alter view lifting alter column kind set default 'lifting';

alter table withdrawal
  -- Since when it is on its way; null for what was on its way before.
  add column paying_at timestamptz,
  -- When two people declared how it ended, for as long as the institution has not said the same.
  add column declared_at timestamptz;
create index withdrawal_declared on withdrawal (declared_at) where declared_at is not null;

-- The institution says that it has not paid what two people declared as paid: staff see it as a case, and close it.
alter table abuse_case drop constraint abuse_case_signal_check;
alter table abuse_case add constraint abuse_case_signal_check check (signal in
  ('same_device', 'same_payer', 'same_key', 'opposite_bets', 'scripted_cadence', 'unmatched_pix', 'clawback', 'paid_and_returned',
   'payout_denied'));
