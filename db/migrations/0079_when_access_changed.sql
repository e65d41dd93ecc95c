-- Whoever has taken an account over changes what opens it, and then withdraws: the reviewer is told that it has just changed.
-- When a password, the phone, the e-mail address, the second factor or a passkey of the member was last replaced, added or taken off.
alter table member add column access_changed_at timestamptz;
