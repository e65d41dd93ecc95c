-- A kind of request is a row that names its columns: a new one writes no rule of the others anew. Whatever column a kind does not name
-- stays empty, also one that comes later.
create table staff_request_kind (
  kind text primary key,
  -- Columns of `staff_request` without which one makes no sense, and those that it may have.
  needs text[] not null,
  may text[] not null default '{}'
);
insert into staff_request_kind (kind, needs, may) values
  ('adjustment', '{member_id, amount_cents}', '{case_id}'),
  ('lifting', '{member_id}', '{}'),
  ('payout', '{member_id, withdrawal_id, is_paid, evidence, psp_said}', '{}'),
  ('refund', '{end_to_end_id, evidence, psp_said}', '{member_id}'),
  ('transfer', '{member_id, transfer_id, is_done, evidence, platform_said}', '{}'),
  ('left_behind', '{member_id, platform, amount_cents, is_paid, evidence, platform_said}', '{}'),
  ('phone', '{member_id, phone, evidence}', '{}');

create function staff_request_is_of_its_kind() returns trigger language plpgsql as $$
declare
  every constant text[] := '{id, kind, reason, state, asked_by, asked_at, asked_key, decided_by, decided_at}';
  filled text[] := array(
    select name from jsonb_object_keys(jsonb_strip_nulls(to_jsonb(new))) as name where name <> all (every));
begin
  perform from staff_request_kind
    where kind = new.kind and filled @> needs and filled <@ (needs || may);
  if not found then
    raise check_violation using constraint = 'staff_request_of_its_kind', table = 'staff_request',
      message = format('a request of the kind %s does not have the columns %s', new.kind, filled);
  end if;
  return null;
end $$;
create trigger staff_request_of_its_kind after insert or update on staff_request
  for each row execute function staff_request_is_of_its_kind();

alter table staff_request
  drop constraint staff_request_kind_check,
  drop constraint staff_request_of_its_kind,
  drop constraint staff_request_of_phones,
  drop constraint staff_request_of_platforms,
  drop constraint staff_request_has_member,
  add constraint staff_request_kind_fkey foreign key (kind) references staff_request_kind,
  -- What is said by values, each rule by itself.
  add constraint staff_request_case_takes check (case_id is null or amount_cents < 0),
  add constraint staff_request_payout_said check (kind <> 'payout' or psp_said <> 'not_done'),
  add constraint staff_request_left_is_some check (kind <> 'left_behind' or amount_cents > 0);
