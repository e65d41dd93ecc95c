-- What staff does with the catalogue, what returns to players is measured by, and how the ledger is searched.

-- The market this house is licensed in, told at every start.
create table game_market (
  only_row boolean primary key default true check (only_row),
  jurisdiction text not null
);

alter table game
  -- What the house or the platform says; staff and the market may shut what is offered, never open what is not.
  add column is_offered boolean not null default true,
  add column is_shut boolean not null default false,
  add column closed_in text[] not null default '{}',
  -- Where staff has put it in its category; the others follow by how much they are played.
  add column place integer check (place > 0);
update game set is_offered = is_open where not is_open;

-- Everybody else reads `is_open` alone: offered, not shut by staff, not closed in this market.
create function game_follow_switches() returns trigger language plpgsql as $$
begin
  new.is_open := new.is_offered and not new.is_shut
    and not exists (select 1 from game_market m where m.jurisdiction = any(new.closed_in));
  return new;
end $$;
create trigger game_follow_switches before update of is_offered, is_shut, closed_in on game
  for each row execute function game_follow_switches();
create trigger game_begins_offered before insert on game
  for each row when (not new.is_offered or new.is_shut or new.closed_in <> '{}') execute function game_follow_switches();

-- Games closed in the market that is told are closed from then on; those closed in another are open again.
create function game_market_moved() returns trigger language plpgsql as $$
begin
  update game set closed_in = closed_in where closed_in <> '{}';
  return null;
end $$;
create trigger game_market_moved after insert or update on game_market
  for each row execute function game_market_moved();

-- Rounds nobody has finished, the oldest first; a round that is settled at once never enters.
create index round_open_since on round (created_at, id) where is_open;

-- What staff lists and searches by: the newest members and deposits first, and members by the beginning of an account, a CPF
-- or a number, or by any part of a name.
create index member_newest on member (created_at desc, id) where deleted_at is null;
create index member_account_prefix on member (lower(account) text_pattern_ops);
create index member_cpf_prefix on member (cpf text_pattern_ops);
create index member_phone_prefix on member (phone text_pattern_ops);
create index member_realname_part on member using gin (realname gin_trgm_ops);
create index deposit_newest on deposit (created_at desc, id desc);
drop index deposit_created;

-- Movements of bets are nearly all there are: the others are found by their kind, and any by its moment.
create index ledger_transfer_kind on ledger_transfer (kind, id)
  where kind not in ('stake', 'stake_bonus', 'stake_settled', 'payout', 'payout_bonus');
create index ledger_transfer_moment on ledger_transfer using brin (created_at) with (pages_per_range = 32, autosummarize = on);

-- How far returns spread: sums of squares beside the sums, from which the variance of what a game gave back follows.
-- Zero stake squares of a day with rounds: that day was not measured.
alter table report_game_day
  add column stake_squares numeric not null default 0,
  add column stake_payouts numeric not null default 0,
  add column payout_squares numeric not null default 0;

create or replace function report_count(p_members uuid[], p_rounds uuid[]) returns void language sql as $$
  with played as materialized (
    select house_day(r.settled_at) as day, r.game, g.category, m.top_id as agent_id, r.stake_cents, r.payout_cents,
           r.stake_cents - r.stake_bonus_cents as stake_cash_cents,
           r.payout_cents - r.payout_cents * r.stake_bonus_cents / r.stake_cents as payout_cash_cents
      from unnest(p_members, p_rounds) as e(member_id, id)
      join round r on r.member_id = e.member_id and r.id = e.id
      join member m on m.id = r.member_id and not m.is_demo
      join game g on g.slug = r.game),
  by_game as (
    insert into report_game_day as d (day, game, category, rounds, stake_cents, stake_cash_cents, payout_cents,
                                      payout_cash_cents, stake_squares, stake_payouts, payout_squares)
    select day, game, category, count(*), sum(stake_cents), sum(stake_cash_cents), sum(payout_cents), sum(payout_cash_cents),
           sum(stake_cents::numeric * stake_cents), sum(stake_cents::numeric * payout_cents),
           sum(payout_cents::numeric * payout_cents)
      from played group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, game, category) do update set rounds = d.rounds + excluded.rounds,
      stake_cents = d.stake_cents + excluded.stake_cents, stake_cash_cents = d.stake_cash_cents + excluded.stake_cash_cents,
      payout_cents = d.payout_cents + excluded.payout_cents,
      payout_cash_cents = d.payout_cash_cents + excluded.payout_cash_cents,
      -- Part of a day says nothing of the whole of it.
      stake_squares = case when d.stake_squares = 0 then 0 else d.stake_squares + excluded.stake_squares end,
      stake_payouts = d.stake_payouts + excluded.stake_payouts,
      payout_squares = d.payout_squares + excluded.payout_squares)
  insert into report_agent_day as d
  select day, agent_id, count(*), sum(stake_cents), sum(stake_cash_cents), sum(payout_cents), sum(payout_cash_cents)
    from played group by 1, 2 order by 1, 2
  on conflict on constraint report_agent_day_once do update set rounds = d.rounds + excluded.rounds,
    stake_cents = d.stake_cents + excluded.stake_cents, stake_cash_cents = d.stake_cash_cents + excluded.stake_cash_cents,
    payout_cents = d.payout_cents + excluded.payout_cents,
    payout_cash_cents = d.payout_cash_cents + excluded.payout_cash_cents
$$;

-- Days that are over and counted in full are measured here; a day that is still being counted stays unmeasured.
update report_game_day d
   set stake_squares = s.stake_squares, stake_payouts = s.stake_payouts, payout_squares = s.payout_squares
  from (select house_day(r.settled_at) as day, r.game, count(*) as rounds, sum(r.stake_cents) as stake_cents,
               sum(r.payout_cents) as payout_cents, sum(r.stake_cents::numeric * r.stake_cents) as stake_squares,
               sum(r.stake_cents::numeric * r.payout_cents) as stake_payouts,
               sum(r.payout_cents::numeric * r.payout_cents) as payout_squares
          from round r join member m on m.id = r.member_id and not m.is_demo
         where not r.is_open group by 1, 2) as s
 where s.day = d.day and s.game = d.game and s.rounds = d.rounds and s.stake_cents = d.stake_cents
   and s.payout_cents = d.payout_cents;
