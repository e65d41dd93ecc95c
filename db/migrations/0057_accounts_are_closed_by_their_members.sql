-- A member closes the own account. The row stays, with its CPF, for as long as law asks for records (decision 0078): nobody registers
-- with that CPF again.
alter table member add column closed_at timestamptz;
alter table member drop constraint member_status_check;
alter table member add constraint member_status_check check (status in ('active', 'frozen', 'blacklisted', 'closed'));
-- Who is blacklisted after closing is closed again once that is lifted.
alter table member add constraint member_closed_at check (status <> 'closed' or closed_at is not null);

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'revoked', 'idle', 'expired', 'replaced', 'password_changed', 'frozen', 'closed'));

alter table login_event drop constraint login_event_outcome_check;
alter table login_event add constraint login_event_outcome_check
  check (outcome in ('opened', 'wrong_password', 'wrong_code', 'frozen', 'closed'));
