-- With the moment in these indexes the movements of some days are told from all others without looking at them, which stand
-- all over the table.
drop index ledger_transfer_from;
create index ledger_transfer_from on ledger_transfer (from_account_id, id, created_at) where from_balance_cents is not null;
drop index ledger_transfer_to;
create index ledger_transfer_to on ledger_transfer (to_account_id, id, created_at) where to_balance_cents is not null;

-- Ids of rounds tell when they began. A list by the moment of settling reads them by id, and those that took long from here.
-- An id that tells no moment counts as such.
create index round_long on round (member_id, settled_at)
 where not is_open and (settled_at - uuid_extract_timestamp(id) > interval '1 hour') is not false;

-- What members have staked in a season, up to the end of the last day that was added: what came after it stands in play_day.
-- Nightly work adds days that have ended; whether it ran changes no sum.
create table vip_season (
  member_id uuid primary key references member (id),
  season date not null,
  counted_to date not null,
  stake_cents bigint not null check (stake_cents >= 0),
  check (counted_to >= season)
);
