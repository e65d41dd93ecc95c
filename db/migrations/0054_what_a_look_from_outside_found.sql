-- A member's session ends after twelve hours, however busy.
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'revoked', 'idle', 'expired', 'replaced', 'password_changed', 'frozen'));

-- Something sealed by the first start: a key that does not open it is not the key of this database.
create table seal_check (
  is_one boolean primary key default true check (is_one),
  sealed text not null
);

-- Which terms a member has accepted, and when. Version 0 is the text the house began with; no row for those who came before this table,
-- and for demo members.
create table terms_acceptance (
  member_id uuid not null references member,
  site text not null,
  version integer not null check (version >= 0),
  at timestamptz not null,
  primary key (member_id, site, version)
);
create trigger terms_acceptance_append_only before update or delete or truncate on terms_acceptance
  for each statement execute function ledger_refuse_change();
