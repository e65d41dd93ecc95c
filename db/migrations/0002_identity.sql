-- Sessions, verification codes and counted tries. Times come from the product's clock, not from the database's.

-- The token itself is known to its holder alone; its SHA-256 stands here.
create table session (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  token_hash bytea not null unique check (length(token_hash) = 32),
  device text not null default '',
  ip text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'revoked', 'idle', 'replaced', 'password_changed', 'frozen')),
  constraint session_end_has_reason check ((ended_at is null) = (end_reason is null))
);
create index session_member_open on session (member_id, created_at desc) where ended_at is null;
create index session_ended on session (ended_at) where ended_at is not null;
create index session_seen on session (last_seen_at) where ended_at is null;

-- A verification code: its answer hashed with its key. A try takes the row away, right or wrong.
create table captcha (
  key text primary key,
  answer_hash bytea not null check (length(answer_hash) = 32),
  expires_at timestamptz not null
);
create index captcha_expires on captcha (expires_at);

-- Wrong tries of a secret, counted by what they were aimed at or came from ('login:joana', 'address:203.0.113.9',
-- 'password:<member>', 'withdrawal:<member>') until the window ends. An account that does not exist is counted too,
-- so that it cannot be told from one that does.
create table secret_try (
  subject text primary key,
  tries smallint not null check (tries >= 0),
  ends_at timestamptz not null
);
create index secret_try_ends on secret_try (ends_at);
