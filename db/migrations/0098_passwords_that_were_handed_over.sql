-- An agent types the password of a subordinate and may use it before the account is handed over: until the first own password, whatever was
-- bound or set up in the account may be the agent's.
alter table member add column has_handed_password boolean not null default false;
-- Logins of before are kept for half a year: of younger accounts without a registration of their own it is certain.
update member set has_handed_password = true
 where is_registered_by_other and created_at > now() - interval '5 months' and not exists (
   select from member_message m where m.member_id = member.id and m.fill::text like '%security.mail_password_changed%');

-- Where a code went: whoever has it has proved that address. Null for one of a release before.
alter table password_code add column channel text check (channel in ('email', 'phone'));
