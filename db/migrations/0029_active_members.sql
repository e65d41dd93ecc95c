-- What reports count heads from: who played, by the day and by the day that member had played before it.

-- Members with settled play, demo members left out. A member stands once on each day of play, beside the day of play before it
-- (null for the first). Of a period that begins on A everybody who played has exactly one row whose day before lies before A: the
-- members of any period are a sum of these rows, however many they are. Kept by the trigger of play_day.
create table report_active_day (
  -- Empty for play in any category.
  category text not null,
  day date not null,
  day_before date,
  members bigint not null,
  constraint report_active_day_once unique nulls not distinct (category, day, day_before)
);
-- The same by the agent who invited the member (null for nobody), in any category.
create table report_active_agent_day (
  agent_id uuid references member,
  day date not null,
  day_before date,
  members bigint not null,
  constraint report_active_agent_day_once unique nulls not distinct (day, agent_id, day_before)
);
-- Members registered on a day who played on exactly the first, seventh or thirtieth day after it.
create table report_return_day (
  registered_on date not null,
  agent_id uuid references member,
  days integer not null check (days in (1, 7, 30)),
  members bigint not null,
  constraint report_return_day_once unique nulls not distinct (registered_on, agent_id, days)
);

-- Counts the days of play that a statement has added. A round may be heard of after a later day's: then the days after it have
-- another day before them.
create function report_count_active() returns trigger language plpgsql
-- What is added is a few rows, each a few index lookups whatever the tables hold.
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
begin
  if not exists (select from added) then return null; end if;
  with come as materialized (
    select n.member_id, m.top_id as agent_id, n.category, n.day, house_day(m.created_at) as registered_on
      from added n join member m on m.id = n.member_id and not m.is_demo
    union all
    select n.member_id, m.top_id, '', n.day, house_day(m.created_at)
      from (select member_id, day, count(*) as categories from added group by 1, 2) as n
      join member m on m.id = n.member_id and not m.is_demo
     where n.categories = (select count(*) from play_day p where p.member_id = n.member_id and p.day = n.day)),
  placed as materialized (
    select c.*,
           (select max(p.day) from play_day p where p.member_id = c.member_id and p.day < c.day
               and c.category in ('', p.category)) as day_before,
           (select min(p.day) from play_day p where p.member_id = c.member_id and p.day > c.day
               and c.category in ('', p.category)) as day_after
      from come c),
  overtaken as materialized (
    select p.*, (select max(d.day) from play_day d where d.member_id = p.member_id and d.day < p.day_after
                    and p.category in ('', d.category)
                    and not exists (select from come o where o.member_id = d.member_id and o.category = p.category
                                       and o.day = d.day)) as day_before_after
      from placed p
     where p.day_after is not null
       and not exists (select from come o where o.member_id = p.member_id and o.category = p.category and o.day = p.day_after)),
  counted as materialized (
    select category, agent_id, day, day_before, 1 as members from placed
    union all
    select category, agent_id, day_after, day, 1 from overtaken
    union all
    select category, agent_id, day_after, day_before_after, -1 from overtaken),
  by_category as (
    insert into report_active_day as d
    select category, day, day_before, sum(members) from counted
     group by 1, 2, 3 having sum(members) <> 0 order by 1, 2, 3
    on conflict on constraint report_active_day_once do update set members = d.members + excluded.members),
  by_agent as (
    insert into report_active_agent_day as d
    select agent_id, day, day_before, sum(members) from counted where category = ''
     group by 1, 2, 3 having sum(members) <> 0 order by 1, 2, 3
    on conflict on constraint report_active_agent_day_once do update set members = d.members + excluded.members)
  insert into report_return_day as d
  select registered_on, agent_id, day - registered_on, count(*) from come
   where category = '' and day - registered_on in (1, 7, 30) group by 1, 2, 3 order by 1, 2, 3
  on conflict on constraint report_return_day_once do update set members = d.members + excluded.members;
  return null;
end $$;
-- From here on nobody writes to play_day before this migration has ended: what stands there already is counted below.
create trigger report_count_active after insert on play_day
  referencing new table as added for each statement execute function report_count_active();

with play as materialized (
  select p.member_id, m.top_id as agent_id, p.category, p.day, house_day(m.created_at) as registered_on
    from play_day p join member m on m.id = p.member_id and not m.is_demo),
days as materialized (select distinct member_id, agent_id, day, registered_on from play),
by_category as (
  insert into report_active_day
  select category, day, day_before, count(*)
    from (select category, day, lag(day) over (partition by member_id, category order by day) as day_before from play
          union all
          select '', day, lag(day) over (partition by member_id order by day) from days) as s
   group by 1, 2, 3),
by_agent as (
  insert into report_active_agent_day
  select agent_id, day, day_before, count(*)
    from (select agent_id, day, lag(day) over (partition by member_id order by day) as day_before from days) as s
   group by 1, 2, 3)
insert into report_return_day
select registered_on, agent_id, day - registered_on, count(*) from days
 where day - registered_on in (1, 7, 30) group by 1, 2, 3;

-- Whoever came from an address, or with a device, found without the table.
create index session_ip on session (ip, member_id) where ip <> '';
create index session_device on session (device, member_id) where device <> '';

-- Sums of deposits and withdrawals by day, and who invited whom, are read from indexes alone.
drop index deposit_credited_moment;
create index deposit_credited_moment on deposit (credited_at) include (member_id, amount_cents) where state = 'credited';
drop index withdrawal_paid_moment;
create index withdrawal_paid_moment on withdrawal (paid_at) include (member_id, amount_cents) where state = 'paid';
create index member_agent on member (id) include (top_id);
