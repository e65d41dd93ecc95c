-- Who gave an account of the staff a role stands beside who gave it a password: one does not take it out of the hand of the other.

alter table staff
  -- Who last gave it a role in the back office; `handled_by` is who last gave it a password, and of before this also a role.
  add column role_by uuid references staff,
  add column role_at timestamptz,
  add constraint staff_role_given check ((role_by is null) = (role_at is null)),
  add constraint staff_role_not_by_itself check (role_by <> id);
