-- What the institution may never end is asked about in turn: those first that have waited longest since they were asked about.

-- Null: never yet.
alter table pix_received add column asked_at timestamptz;
alter table withdrawal add column asked_at timestamptz;
