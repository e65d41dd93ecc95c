-- Which database the house works on: its server, and the line of that server's log. A database that was brought back from a backup, or
-- taken over by a standby that was behind, is another one than the house saw last, and has forgotten what the house did since. From then
-- on no payout leaves until somebody has compared with the institution what was paid meanwhile.
create table database_life (
  only_row boolean primary key default true check (only_row),
  system_id text not null,
  timeline text not null,
  met_at timestamptz not null default house_now(),
  payouts_held_since timestamptz
);
