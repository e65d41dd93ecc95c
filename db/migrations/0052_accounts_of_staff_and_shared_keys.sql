-- Passwords of staff that somebody else has read, and whose hand an account was in.

alter table staff
  -- `told`: shown to the administrator who made it, good for one login; `spent`: that login was made; `own`: chosen by its holder.
  add column password_kind text not null default 'own' check (password_kind in ('own', 'told', 'spent')),
  -- Null for an account that was made on the machine's command line.
  add column made_by uuid references staff,
  -- Who last gave it a role or a password in the back office.
  add column handled_by uuid references staff,
  add column handled_at timestamptz,
  add constraint staff_handled check ((handled_by is null) = (handled_at is null)),
  add constraint staff_not_by_itself check (made_by <> id and handled_by <> id);
