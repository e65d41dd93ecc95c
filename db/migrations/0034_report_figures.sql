-- What reports count of money and of newcomers, by the São Paulo day it happened on: summed up, and never behind.

-- Deposits, withdrawals, rewards, rebates and registrations as `staff/reports/sources.ts` defines them: how many rows a figure has on
-- a day, and what they come to (a registration comes to one). Demo members are left out.
create table report_figure_day (
  day date not null,
  figure text not null,
  -- The category of rebates; empty in every other figure.
  what text not null,
  items bigint not null,
  cents bigint not null,
  primary key (day, figure, what)
);
-- The same by the agent who invited the member (null for nobody).
create table report_figure_agent_day (
  day date not null,
  figure text not null,
  agent_id uuid references member,
  items bigint not null,
  cents bigint not null,
  constraint report_figure_agent_day_once unique nulls not distinct (day, figure, agent_id)
);
-- What was added to either, or taken away again, since it was last folded in: written by whoever moves the money, in the same
-- transaction. A row of its own each time, because everybody who is credited on a day would otherwise wait for one and the same.
create table report_figure_change (
  day date not null,
  figure text not null,
  what text not null,
  agent_id uuid,
  items bigint not null,
  cents bigint not null
);

-- What reports read: with what waits to be folded in, they are right at every moment.
create view report_figure as
  select day, figure, what, items, cents from report_figure_day
  union all
  select day, figure, what, items, cents from report_figure_change;
create view report_agent_figure as
  select day, figure, agent_id, items, cents from report_figure_agent_day
  union all
  select day, figure, agent_id, items, cents from report_figure_change;

create function report_count_one(p_figure text, p_at timestamptz, p_member_id uuid, p_items bigint, p_cents bigint) returns void
language sql as $$
  insert into report_figure_change (day, figure, what, agent_id, items, cents)
  select house_day(p_at), p_figure, '', m.top_id, p_items, p_cents from member m
   where m.id = p_member_id and not m.is_demo and p_at is not null
$$;

-- A deposit counts while it is credited. What stops being one is taken from the day it was counted on.
create function report_count_deposit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'credited' then
    perform report_count_one('deposits', old.credited_at, old.member_id, -1, -old.amount_cents);
  end if;
  if new.state = 'credited' then
    perform report_count_one('deposits', new.credited_at, new.member_id, 1, new.amount_cents);
  end if;
  return null;
end $$;
create trigger report_count_new_deposit after insert on deposit
  for each row when (new.state = 'credited') execute function report_count_deposit();
create trigger report_count_deposit after update of state, credited_at, amount_cents on deposit
  for each row when (old.state = 'credited' or new.state = 'credited') execute function report_count_deposit();

-- A withdrawal counts while it is paid: the bank may return it days later.
create function report_count_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'paid' then
    perform report_count_one('withdrawals', old.paid_at, old.member_id, -1, -old.amount_cents);
  end if;
  if new.state = 'paid' then
    perform report_count_one('withdrawals', new.paid_at, new.member_id, 1, new.amount_cents);
  end if;
  return null;
end $$;
create trigger report_count_new_withdrawal after insert on withdrawal
  for each row when (new.state = 'paid') execute function report_count_withdrawal();
create trigger report_count_withdrawal after update of state, paid_at, amount_cents on withdrawal
  for each row when (old.state = 'paid' or new.state = 'paid') execute function report_count_withdrawal();

-- Movements are never changed. A bet's meet the condition and nothing else.
create function report_count_reward() returns trigger language plpgsql as $$
begin
  perform report_count_one('bonus_cost', new.created_at, a.member_id, 1, new.amount_cents)
     from ledger_account a where a.id = new.to_account_id and a.kind = 'cash';
  return null;
end $$;
create trigger report_count_reward after insert on ledger_transfer
  for each row when (new.from_account_id = 6 or new.kind = 'bonus_released') execute function report_count_reward();

-- Rebates grow with every few rounds of their day: what a statement adds is put together.
create function report_count_rebates() returns trigger language plpgsql
-- What is added is a few rows, each an index lookup however many members there are.
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
  if tg_op = 'INSERT' then
    insert into report_figure_change (day, figure, what, agent_id, items, cents)
    select n.day, 'rebates_cost', n.category, m.top_id, count(*), sum(n.cents)
      from now_there n join member m on m.id = n.member_id and not m.is_demo where n.cents > 0 group by 1, 3, 4;
  else
    insert into report_figure_change (day, figure, what, agent_id, items, cents)
    select c.day, 'rebates_cost', c.category, m.top_id, sum(c.items), sum(c.cents)
      from (select member_id, day, category, (cents > 0)::integer as items, cents from now_there
            union all
            select member_id, day, category, -(cents > 0)::integer, -cents from there_before) as c
      join member m on m.id = c.member_id and not m.is_demo
     group by 1, 3, 4 having sum(c.items) <> 0 or sum(c.cents) <> 0;
  end if;
  return null;
end $$;
create trigger report_count_new_rebates after insert on rebate_day
  referencing new table as now_there for each statement execute function report_count_rebates();
create trigger report_count_rebates after update on rebate_day
  referencing old table as there_before new table as now_there for each statement execute function report_count_rebates();

-- A registration is nobody's but its agent's, and both stay as they are.
create function report_count_newcomer() returns trigger language plpgsql as $$
begin
  insert into report_figure_change (day, figure, what, agent_id, items, cents)
  values (house_day(new.created_at), 'new_members', '', new.top_id, 1, 1);
  return null;
end $$;
create trigger report_count_newcomer after insert on member
  for each row when (not new.is_demo) execute function report_count_newcomer();

-- Nobody writes to these tables before this migration has ended: what stands there already is counted here.
with figure as materialized (
  select house_day(d.credited_at) as day, 'deposits' as figure, '' as what, m.top_id as agent_id, count(*) as items,
         sum(d.amount_cents) as cents
    from deposit d join member m on m.id = d.member_id and not m.is_demo
   where d.state = 'credited' and d.credited_at is not null group by 1, 4
  union all
  select house_day(w.paid_at), 'withdrawals', '', m.top_id, count(*), sum(w.amount_cents)
    from withdrawal w join member m on m.id = w.member_id and not m.is_demo
   where w.state = 'paid' and w.paid_at is not null group by 1, 4
  union all
  select house_day(t.created_at), 'bonus_cost', '', m.top_id, count(*), sum(t.amount_cents)
    from ledger_transfer t join ledger_account a on a.id = t.to_account_id and a.kind = 'cash'
    join member m on m.id = a.member_id and not m.is_demo
   where t.from_account_id = 6 or t.kind = 'bonus_released' group by 1, 4
  union all
  select r.day, 'rebates_cost', r.category, m.top_id, count(*), sum(r.cents)
    from rebate_day r join member m on m.id = r.member_id and not m.is_demo where r.cents > 0 group by 1, 3, 4
  union all
  select house_day(m.created_at), 'new_members', '', m.top_id, count(*), count(*) from member m where not m.is_demo group by 1, 4),
by_day as (
  insert into report_figure_day (day, figure, what, items, cents)
  select day, figure, what, sum(items), sum(cents) from figure group by 1, 2, 3)
insert into report_figure_agent_day (day, figure, agent_id, items, cents)
select day, figure, agent_id, sum(items), sum(cents) from figure group by 1, 2, 3;
