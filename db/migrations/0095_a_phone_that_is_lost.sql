-- A member who has neither the phone nor the e-mail of the account any more: two people set the phone, once it is proven who asks.

alter table staff_request
  add column phone text check (phone ~ '^[0-9]{10,11}$' or phone = '-'),
  drop constraint staff_request_kind_check,
  drop constraint staff_request_of_its_kind,
  add constraint staff_request_kind_check
    check (kind in ('adjustment', 'lifting', 'payout', 'refund', 'transfer', 'left_behind', 'phone')),
  add constraint staff_request_of_phones check ((kind = 'phone') = (phone is not null)),
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
    when 'phone' then evidence is not null
      and num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid, psp_said, end_to_end_id) = 0
    else num_nulls(platform, amount_cents, is_paid, evidence, platform_said) = 0 and amount_cents > 0
      and num_nonnulls(case_id, withdrawal_id, psp_said, end_to_end_id) = 0
  end);
create unique index staff_request_phone_waits on staff_request (member_id) where kind = 'phone' and state = 'waiting';
