-- What members have left with a platform that is gone: two people have the house pay it, or write it off.

do $$
declare
  definition text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'ledger_account'::regclass and conname = 'ledger_account_kind');
begin
  definition := replace(definition, '''games''::text', '''games''::text, ''platform_losses''::text');
  alter table ledger_account drop constraint ledger_account_kind;
  execute 'alter table ledger_account add constraint ledger_account_kind ' || definition;
end $$;
-- What the house has paid in the place of platforms that did not.
insert into ledger_account (id, member_id, kind) values (14, null, 'platform_losses');

alter table platform_player
  -- What the house has paid the member in the platform's place.
  add column made_good_cents bigint not null default 0 check (made_good_cents >= 0),
  add column made_good_at timestamptz,
  -- When the platform was first heard to have money of that member again: it is there twice.
  add column came_back_at timestamptz;
create index platform_player_came_back on platform_player (platform) where came_back_at is not null;

alter table staff_request
  -- The platform with which something was left.
  add column platform text references platform,
  drop constraint staff_request_amount_cents_check,
  drop constraint staff_request_kind_check,
  drop constraint staff_request_of_its_kind,
  drop constraint staff_request_of_transfers;
alter table staff_request
  add constraint staff_request_kind_check
    check (kind in ('adjustment', 'lifting', 'payout', 'refund', 'transfer', 'left_behind')),
  add constraint staff_request_amount_cents_check
    check (amount_cents <> 0 and (abs(amount_cents) <= 100000000 or kind = 'left_behind')),
  add constraint staff_request_of_its_kind check (case kind
    when 'adjustment' then amount_cents is not null and (case_id is null or amount_cents < 0)
      and num_nonnulls(withdrawal_id, is_paid, evidence, psp_said, end_to_end_id) = 0
    when 'lifting' then num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid, evidence, psp_said, end_to_end_id) = 0
    when 'payout' then num_nulls(withdrawal_id, is_paid, evidence, psp_said) = 0 and psp_said <> 'not_done'
      and num_nonnulls(amount_cents, case_id, end_to_end_id) = 0
    when 'refund' then num_nulls(end_to_end_id, evidence, psp_said) = 0
      and num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid) = 0
    when 'transfer' then num_nulls(transfer_id, is_done, evidence, platform_said) = 0
      and num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid, psp_said, end_to_end_id) = 0
    else num_nulls(platform, amount_cents, is_paid, evidence, platform_said) = 0 and amount_cents > 0
      and num_nonnulls(case_id, withdrawal_id, psp_said, end_to_end_id) = 0
    end),
  add constraint staff_request_of_platforms check (
    (kind = 'transfer' or num_nonnulls(transfer_id, is_done) = 0) and (kind = 'left_behind' or platform is null)
    and (kind in ('transfer', 'left_behind') or platform_said is null));
create unique index staff_request_left_behind_waits on staff_request (member_id, platform) where state = 'waiting';
