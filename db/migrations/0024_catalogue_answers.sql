-- The catalogue's answers are kept ready until the catalogue changes; platforms are watched by staff.

-- Every statement that changed games or platforms leaves a row: whoever keeps answers ready compares what stands here. Rows
-- are only added, so that nobody who changes games waits for another; old ones are taken away with the popularity.
create table catalogue_change (
  id bigint generated always as identity primary key,
  at timestamptz not null default house_now()
);

-- A statement that found nothing to change leaves none.
create function catalogue_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then insert into catalogue_change default values; end if;
  return null;
end $$;

create trigger game_added after insert on game referencing new table as changed
  for each statement execute function catalogue_changed();
create trigger game_changed after update on game referencing new table as changed
  for each statement execute function catalogue_changed();
create trigger game_removed after delete on game referencing old table as changed
  for each statement execute function catalogue_changed();
create trigger platform_added after insert on platform referencing new table as changed
  for each statement execute function catalogue_changed();
create trigger platform_changed after update on platform referencing new table as changed
  for each statement execute function catalogue_changed();
create trigger platform_removed after delete on platform referencing old table as changed
  for each statement execute function catalogue_changed();

-- What the catalogue stands at: another text after every change, and when a platform's absence begins or ends.
create function catalogue_standing() returns text language sql stable as $$
  select (select concat_ws('.', count(*), min(id), max(id)) from catalogue_change) || ' ' || coalesce(
    (select string_agg(code || maintenance_until, ' ' order by code) from platform
      where house_now() >= maintenance_from and house_now() < maintenance_until), '')
$$;

-- What a platform's lobby would change waits here for staff, where staff wants to be asked or much would go at once.
alter table platform add column confirms_imports boolean not null default false;
create table catalogue_import (
  platform text primary key references platform,
  -- Of the lobby that was read: what is decided of one lobby is not decided of another.
  digest text not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'dismissed')),
  added integer not null check (added >= 0),
  changed integer not null check (changed >= 0),
  gone integer not null check (gone >= 0),
  -- A few titles of each: {"added":[],"changed":[],"gone":[]}.
  titles jsonb not null,
  read_at timestamptz not null default house_now()
);

alter table platform_transfer
  -- How often the platform was asked what became of it and could not tell, and when it is asked next.
  add column asks integer not null default 0 check (asks >= 0),
  add column ask_at timestamptz,
  -- After eight times, about twenty minutes, staff is told.
  add column is_stuck boolean not null generated always as (asks >= 8) stored;
