-- Proved e-mail addresses and phones, the second factor, passkeys, the history of logins, and the sandbox's box of letters.

alter table member
  -- When the address was proved by a code that was sent to it; only then does it count as the member's.
  add column email_verified_at timestamptz,
  add column phone_verified_at timestamptz,
  -- A newer login takes the place of every older one.
  add column is_single_session boolean not null default false,
  add constraint member_email_verified_is_there check (email_verified_at is null or email <> ''),
  add constraint member_phone_verified_is_there check (phone_verified_at is null or phone <> '');
create unique index member_email_unique on member (lower(email)) where email_verified_at is not null;
create unique index member_phone_unique on member (phone) where phone_verified_at is not null;
create index member_demo on member (created_at) where is_demo and deleted_at is null;

-- The code last sent to an address that a member wants to prove; one a kind. The code is keyed and hashed.
create table contact_code (
  member_id uuid not null references member,
  kind text not null check (kind in ('email', 'phone')),
  address text not null,
  code_hash bytea not null check (length(code_hash) = 32),
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (member_id, kind)
);
create index contact_code_expires on contact_code (expires_at);

-- The secret of a member's authenticator app, sealed with the house's key. Until it is confirmed it guards nothing.
-- A code belongs to a step of 30 seconds; none serves at or before the last step used.
create table totp (
  member_id uuid primary key references member,
  secret_sealed text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- Codes for the day the app is lost: fifty random bits each, hashed, each good once.
create table recovery_code (
  member_id uuid not null references member,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (member_id, code_hash)
);

create table passkey (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_member on passkey (member_id, created_at);

-- Something begun that is good once and for minutes: the second step of a login, adding a passkey, a login with one.
create table login_challenge (
  token_hash bytea primary key check (length(token_hash) = 32),
  kind text not null check (kind in ('two_factor', 'passkey_add', 'passkey_login')),
  -- Nobody yet for a login with a passkey.
  member_id uuid references member,
  -- What the passkey has to sign; empty for a second step.
  nonce text not null default '',
  expires_at timestamptz not null,
  constraint login_challenge_whose check ((member_id is null) = (kind = 'passkey_login'))
);
create index login_challenge_expires on login_challenge (expires_at);
create index login_challenge_member on login_challenge (member_id) where member_id is not null;

-- Every login of a member and every failed try at one.
create table login_event (
  id bigint generated always as identity primary key,
  member_id uuid not null references member,
  at timestamptz not null,
  ip text not null,
  device text not null,
  method text not null check (method in ('register', 'password', 'two_factor', 'recovery_code', 'passkey', 'demo')),
  outcome text not null check (outcome in ('opened', 'wrong_password', 'wrong_code', 'frozen'))
);
create index login_event_member on login_event (member_id, at desc, id desc);
create index login_event_at on login_event using brin (at);

-- What the sandbox would have sent; the newest few hundred are kept.
create table sandbox_letter (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  address text not null,
  subject text not null default '',
  body text not null,
  html text not null default '',
  sent_at timestamptz not null
);
create index sandbox_letter_kind on sandbox_letter (kind, id desc);
