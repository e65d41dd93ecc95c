-- A member's session ends after twelve hours, however busy.
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'revoked', 'idle', 'expired', 'replaced', 'password_changed', 'frozen'));

-- Something sealed by the first start: a key that does not open it is not the key of this database.
create table seal_check (
  is_one boolean primary key default true check (is_one),
  sealed text not null
);
