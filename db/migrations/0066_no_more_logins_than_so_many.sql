-- Logins that stay open at once are bounded: one more ends the oldest, and says why (decision 0084).
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'revoked', 'idle', 'expired', 'replaced', 'crowded', 'password_changed', 'frozen', 'closed'));

alter table staff_session drop constraint staff_session_end_reason_check;
alter table staff_session add constraint staff_session_end_reason_check
  check (end_reason in ('logout', 'expired', 'crowded', 'password_changed'));
