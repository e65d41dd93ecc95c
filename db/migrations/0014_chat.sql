-- Chat: what is said in the rooms, who may not speak, what was reported, and rain.

-- One row, for what an operator may change.
create table chat_setting (
  is_only boolean primary key default true check (is_only),
  -- What the rain of every five hours holds.
  rain_cents bigint not null default 5000 check (rain_cents >= 0)
);
insert into chat_setting default values;

-- A member as the chat knows one; written with the first thing that a member does in it.
create table chat_member (
  member_id uuid primary key references member,
  -- What others know of the member, besides the masked name.
  public_id uuid not null unique default gen_random_uuid(),
  -- 'infinity' is a ban.
  muted_until timestamptz,
  mute_reason text not null default ''
);
create index chat_member_muted on chat_member (muted_until) where muted_until is not null;

-- A rain, by a slot of the clock or by staff: once for its cause.
create table chat_rain (
  id uuid primary key default uuidv7(),
  -- `slot:2026-03-01T05` or `staff:<id>:<key>`.
  cause text not null unique,
  offered_cents bigint not null check (offered_cents >= 0),
  share_cents bigint not null default 0 check (share_cents >= 0),
  members integer not null default 0 check (members >= 0),
  reason text not null default '',
  staff_id uuid references staff,
  created_at timestamptz not null default house_now(),
  check (share_cents * members <= offered_cents)
);
create index chat_rain_fell on chat_rain (created_at desc) where members > 0;

-- What each was given; the id is the reference of its money.
create table chat_rain_share (
  id uuid primary key default uuidv7(),
  rain_id uuid not null references chat_rain,
  member_id uuid not null references member,
  amount_cents bigint not null check (amount_cents > 0),
  unique (rain_id, member_id)
);
create index chat_rain_share_member on chat_rain_share (member_id);

-- What a member says is text; what the house says is a phrase and what fills it, put into each reader's language.
create table chat_message (
  id bigint generated always as identity primary key,
  room text not null,
  member_id uuid references chat_member,
  text text not null default '',
  -- Members who are spoken to in it.
  mentions uuid[] not null default '{}',
  key text,
  fill jsonb not null default '{}',
  created_at timestamptz not null default house_now(),
  deleted_at timestamptz,
  check ((member_id is null) = (key is not null)),
  check (member_id is null or text <> '')
);
create index chat_message_room on chat_message (room, id desc);
create index chat_message_member on chat_message (member_id, created_at) where member_id is not null;
create index chat_message_created on chat_message (created_at);

-- Keeps its own copy of the text: messages go after a while.
create table chat_report (
  id uuid primary key default uuidv7(),
  message_id bigint not null,
  room text not null,
  text text not null,
  author_id uuid not null references chat_member,
  reporter_id uuid not null references member,
  reason text not null check (reason in ('insult', 'spam', 'scam', 'personal_data', 'other')),
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'closed')),
  closed_by uuid references staff,
  created_at timestamptz not null default house_now(),
  closed_at timestamptz,
  constraint chat_report_once unique (message_id, reporter_id),
  check ((state = 'closed') = (closed_by is not null and closed_at is not null))
);
create index chat_report_state on chat_report (state, created_at);

-- Whose words a member does not want to see.
create table chat_hidden (
  member_id uuid not null references member,
  hidden_id uuid not null references chat_member,
  created_at timestamptz not null default house_now(),
  primary key (member_id, hidden_id)
);
