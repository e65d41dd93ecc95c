-- What became of the last reading of each platform's lobby, for staff. A table of its own: what changes `platform` changes the
-- catalogue's answers, and a reading that found nothing new changes none.
create table lobby_reading (
  platform text primary key references platform,
  -- When it was last read as a whole, how many games it had, and how many of them were left out because they read badly.
  read_at timestamptz,
  games integer not null default 0 check (games >= 0),
  skipped integer not null default 0 check (skipped >= 0),
  -- The first few of them: [{"game":"lua","field":"title"}]. No field: it was listed twice.
  skips jsonb not null default '[]',
  -- When and how the last reading failed; null when it went well.
  failed_at timestamptz,
  failure text check (failure in ('silent', 'unreadable', 'unsigned', 'refused', 'not_kept')),
  check ((failed_at is null) = (failure is null))
);

-- What changed games were and would be: [{"game":"Lua","was":{"rtp":"96.00"},"now":{"rtp":"92.00"}}], a few of them.
alter table catalogue_import add column changes jsonb not null default '[]';
