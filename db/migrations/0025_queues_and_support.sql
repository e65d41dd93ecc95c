-- Lists of any length begin where the page before has ended; work queues have their marks; members write to the team.

drop index member_newest;
create index member_newest on member (created_at desc, id desc) where deleted_at is null;
create index member_email_prefix on member (lower(email) text_pattern_ops) where email <> '';
create index withdrawal_end_to_end on withdrawal (end_to_end_id) where end_to_end_id is not null;
create index abuse_case_newest on abuse_case (created_at desc, id desc);
create index audit_log_action on audit_log (action, id desc);
create index protection_exclusion on protection_pause (starts_at desc, id desc) where kind = 'self_exclusion';

-- What came of a registration; the last word counts, the audit log keeps them all.
create table registration_verdict (
  member_id uuid primary key references member,
  is_verified boolean not null,
  note text not null default '' check (length(note) <= 200),
  staff_id uuid not null references staff,
  at timestamptz not null
);

-- That somebody has looked after a member who has excluded themself.
create table exclusion_seen (
  pause_id uuid primary key references protection_pause,
  note text not null check (length(note) between 1 and 200),
  staff_id uuid not null references staff,
  at timestamptz not null
);

-- One conversation a member, opened and closed many times.
create table support_conversation (
  id uuid primary key default uuidv7(),
  member_id uuid not null unique references member,
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Since when the member waits; null once the team has answered or closed.
  waits_since timestamptz,
  -- What of the messages each side has seen to.
  unanswered integer not null default 0 check (unanswered >= 0),
  unread integer not null default 0 check (unread >= 0),
  last_at timestamptz not null,
  closed_by uuid references staff,
  check (waits_since is null or state = 'open')
);
create index support_waiting on support_conversation (waits_since, id) where waits_since is not null;
create index support_newest on support_conversation (state, last_at desc, id desc);

create table support_message (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references support_conversation,
  -- Null: the member wrote it.
  staff_id uuid references staff,
  text text not null check (length(text) between 1 and 1000),
  at timestamptz not null
);
create index support_message_of on support_message (conversation_id, id desc);
