-- Members bet behind a seat that another has taken.

alter table live_bet
  -- The bet of the seat that this one is behind; whether it stakes more when the seat's player does.
  add column behind_id uuid references live_bet,
  add column follows boolean not null default false,
  add constraint live_bet_place check (seat is null or behind_id is null);
create index live_bet_behind on live_bet (behind_id, member_id) where behind_id is not null;
