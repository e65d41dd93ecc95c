-- A code for a new login password, by a digest of the CPF and birth date that were typed: whoever has no account leaves a row as well.
create table password_code (
  subject bytea primary key check (length(subject) = 32),
  member_id uuid references member,
  code_hash bytea not null check (length(code_hash) = 32),
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);
create index password_code_expires on password_code (expires_at);
create index password_code_member on password_code (member_id) where member_id is not null;

alter table member
  -- In an agent's form: the phone was typed by somebody else, and is the member's own once it is verified.
  add column is_registered_by_other boolean not null default false,
  -- When a code took the place of the login password.
  add column password_set_anew_at timestamptz;
update member set is_registered_by_other = true
 where top_id is not null and not exists (
   select from login_event e where e.member_id = member.id and e.method = 'register');
