-- What reports count from, and what staff edits: versions of what was edited, letters, terms, banners that are off.

-- Settled play of everybody but demo members by Sao Paulo day, by game and by the agent who invited the member (null for
-- nobody). Kept by the listener report-days.
create table report_game_day (
  day date not null,
  game text not null,
  -- What the game's category was then.
  category text not null,
  rounds bigint not null,
  stake_cents bigint not null,
  stake_cash_cents bigint not null,
  payout_cents bigint not null,
  payout_cash_cents bigint not null,
  primary key (day, game, category)
);
create table report_agent_day (
  day date not null,
  agent_id uuid references member,
  rounds bigint not null,
  stake_cents bigint not null,
  stake_cash_cents bigint not null,
  payout_cents bigint not null,
  payout_cash_cents bigint not null,
  constraint report_agent_day_once unique nulls not distinct (day, agent_id)
);

-- Adds rounds to both; a round is given once.
create function report_count(p_members uuid[], p_rounds uuid[]) returns void language sql as $$
  with played as materialized (
    select house_day(r.settled_at) as day, r.game, g.category, m.top_id as agent_id, r.stake_cents, r.payout_cents,
           r.stake_cents - r.stake_bonus_cents as stake_cash_cents,
           r.payout_cents - r.payout_cents * r.stake_bonus_cents / r.stake_cents as payout_cash_cents
      from unnest(p_members, p_rounds) as e(member_id, id)
      join round r on r.member_id = e.member_id and r.id = e.id
      join member m on m.id = r.member_id and not m.is_demo
      join game g on g.slug = r.game),
  by_game as (
    insert into report_game_day as d
    select day, game, category, count(*), sum(stake_cents), sum(stake_cash_cents), sum(payout_cents), sum(payout_cash_cents)
      from played group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, game, category) do update set rounds = d.rounds + excluded.rounds,
      stake_cents = d.stake_cents + excluded.stake_cents, stake_cash_cents = d.stake_cash_cents + excluded.stake_cash_cents,
      payout_cents = d.payout_cents + excluded.payout_cents,
      payout_cash_cents = d.payout_cash_cents + excluded.payout_cash_cents)
  insert into report_agent_day as d
  select day, agent_id, count(*), sum(stake_cents), sum(stake_cash_cents), sum(payout_cents), sum(payout_cash_cents)
    from played group by 1, 2 order by 1, 2
  on conflict on constraint report_agent_day_once do update set rounds = d.rounds + excluded.rounds,
    stake_cents = d.stake_cents + excluded.stake_cents, stake_cash_cents = d.stake_cash_cents + excluded.stake_cash_cents,
    payout_cents = d.payout_cents + excluded.payout_cents,
    payout_cash_cents = d.payout_cash_cents + excluded.payout_cash_cents
$$;

-- Rounds settled before this migration are counted here; the listener goes on with the events of transactions that this
-- snapshot may not have seen the end of. Both are one statement: what one leaves out the other hears.
with mark as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xid),
cursor_set as (
  insert into outbox_cursor (listener, topic, xid, id) select 'report-days', 'rounds.settled', mark.xid, 0 from mark),
to_hear as materialized (
  select told.id::uuid as id from mark, outbox o
   cross join lateral jsonb_array_elements_text(
     case jsonb_typeof(o.payload -> 'rounds') when 'array' then o.payload -> 'rounds' else '[]' end) as told(id)
   where o.topic = 'rounds.settled' and (o.xid, o.id) > (mark.xid, 0)),
counted as (
  select array_agg(r.member_id) as members, array_agg(r.id) as rounds from round r
   where not r.is_open and not exists (select from to_hear h where h.id = r.id))
select report_count(members, rounds) from counted where rounds is not null;

-- Who played on a day, found without the table.
create index play_day_day_member on play_day (day, member_id);
drop index play_day_day;
create index withdrawal_paid_moment on withdrawal (paid_at) where state = 'paid';
create index rebate_day_day on rebate_day (day);
create index member_demo_id on member (id) where is_demo;
-- Rewards and bonus money that became cash, in the order of time: a bet's movements never enter this index.
create index ledger_transfer_reward_moment on ledger_transfer (created_at)
  where from_account_id = 6 or kind = 'bonus_released';
-- Rounds lie in the order of time: a block range index finds a day and costs a bet nothing.
create index round_settled on round using brin (settled_at) with (pages_per_range = 32, autosummarize = on);

-- Whoever saves something names the version that was read: two people who edit at once are told.
create table staff_edit (
  -- What was edited: promotion:welcome, vip_levels, banners, ...
  subject text primary key,
  version integer not null default 1,
  staff_email text not null,
  edited_at timestamptz not null default house_now()
);

-- What a promotion may cost in all; staff sees how much of it is used.
alter table promotion add column budget_cents bigint check (budget_cents > 0);

alter table banner add column is_open boolean not null default true;

-- An announcement that should not have been made is shown no more.
alter table announcement add column withdrawn_at timestamptz;

-- What staff writes to one member, or to all of them.
create table letter (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('account', 'news')),
  title jsonb not null check (in_nine_languages(title)),
  body jsonb not null check (in_nine_languages(body)),
  -- Null for everybody.
  member_id uuid references member,
  staff_email text not null,
  created_at timestamptz not null default house_now(),
  -- How far it has gone: members are taken in the order of their ids.
  last_member_id uuid,
  sent bigint not null default 0,
  finished_at timestamptz
);
alter table member_message add column letter_id uuid references letter;
create unique index member_message_letter on member_message (letter_id, member_id) where letter_id is not null;

-- The terms in brief that every page shows, one text after the other. A text takes effect at least two weeks after it was
-- announced; until then it can be withdrawn, and nothing else about it ever changes.
create table terms_version (
  site text not null references site,
  number integer not null check (number > 0),
  body jsonb not null check (in_nine_languages(body)),
  announcement_id uuid not null unique references announcement,
  announced_at timestamptz not null default house_now(),
  effective_at timestamptz not null,
  withdrawn_at timestamptz,
  staff_email text not null,
  primary key (site, number),
  constraint terms_version_waits_two_weeks check (effective_at - announced_at >= interval '14 days'),
  check (withdrawn_at < effective_at)
);
create function terms_version_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
      and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then return new; end if;
  raise exception 'announced terms do not change' using errcode = 'restrict_violation';
end $$;
create trigger terms_version_refuse_change before update or delete on terms_version
  for each row execute function terms_version_refuse_change();
