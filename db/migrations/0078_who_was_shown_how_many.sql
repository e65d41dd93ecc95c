-- How many people an account of the staff was shown in the last hour is asked for while it reads.

create index audit_log_shown on audit_log (staff_id, at) where is_look;
