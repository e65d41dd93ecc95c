-- Staff accounts, their sessions, and the log of everything they do. Times come from the product's clock.

create table staff (
  id uuid primary key default uuidv7(),
  email text not null check (email = lower(email) and email like '%_@_%'),
  password_hash text not null,
  role text not null check (role in ('support', 'finance', 'risk', 'content', 'admin')),
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint staff_email_unique unique (email)
);

-- The token itself is known to its holder alone; its SHA-256 stands here.
create table staff_session (
  id uuid primary key default uuidv7(),
  staff_id uuid not null references staff,
  token_hash bytea not null unique check (length(token_hash) = 32),
  device text not null default '',
  ip text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'expired', 'password_changed')),
  constraint staff_session_end_has_reason check ((ended_at is null) = (end_reason is null))
);
create index staff_session_open on staff_session (staff_id) where ended_at is null;

-- Append-only, and a chain: each row carries the SHA-256 of the hash before it and of its own values, so that a row
-- changed, removed or slipped in later is found by reading the log from its beginning. Ids have no gaps.
create table audit_log (
  id bigint primary key check (id > 0),
  at timestamptz not null,
  -- Null when a command on the machine acted instead of a person.
  staff_id uuid references staff,
  staff_email text not null,
  ip text not null,
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  subject_type text not null,
  subject_id text not null,
  detail jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  constraint audit_log_hash_unique unique (hash)
);
create index audit_log_subject on audit_log (subject_id, id desc);
create index audit_log_staff on audit_log (staff_email, id desc);

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function ledger_refuse_change();
