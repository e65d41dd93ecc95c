-- Who may play no more has their money brought home from platforms that hold it: who must be tried next, and where.
create table platform_homecoming (
  member_id uuid not null references member,
  platform text not null references platform,
  -- How often it was tried in vain, and when it is tried next. While an instance tries, nobody else does until held_until.
  tries integer not null default 0 check (tries >= 0),
  try_at timestamptz not null default house_now(),
  held_until timestamptz,
  -- After eight times, about four minutes, staff is told.
  is_stuck boolean not null generated always as (tries >= 8) stored,
  created_at timestamptz not null default house_now(),
  primary key (member_id, platform)
);
create index platform_homecoming_due on platform_homecoming (try_at);
-- Looked at each minute for members who may play no more.
create index platform_player_there on platform_player (member_id) where balance_cents > 0;

alter table platform_transfer
  -- The platform, or whoever sent it, told the contrary after it was settled: staff has to look.
  add column contradicted_at timestamptz,
  drop constraint platform_transfer_cause_check,
  add constraint platform_transfer_cause_check check (cause in ('member', 'launch', 'all_back', 'homecoming'));
create index platform_transfer_contradicted on platform_transfer (contradicted_at) where contradicted_at is not null;
