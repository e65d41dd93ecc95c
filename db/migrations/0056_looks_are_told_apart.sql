-- Looks at personal data stand in the audit log beside what staff did, and are told apart from it. Told by the action itself: no value
-- that a hash covers is added, so the chain is as it was.
alter table audit_log add column is_look boolean not null generated always as (action ~ '\.(view|search)(_[a-z_]+)?$') stored;

-- Each way into the log reads what staff did, the looks, or both, without passing over the other.
drop index audit_log_action;
drop index audit_log_staff;
drop index audit_log_subject;
create index audit_log_kind on audit_log (is_look, id desc);
create index audit_log_action on audit_log (action, is_look, id desc);
create index audit_log_staff on audit_log (staff_email, is_look, id desc);
create index audit_log_subject on audit_log (subject_id, is_look, id desc);
-- Whether somebody has just looked at the same.
create index audit_log_looks on audit_log (staff_id, action, subject_id, at desc) where is_look;
