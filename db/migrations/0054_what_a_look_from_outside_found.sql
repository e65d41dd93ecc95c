-- A member's session ends after twelve hours, however busy.
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'revoked', 'idle', 'expired', 'replaced', 'password_changed', 'frozen'));
