-- As a refund (0087), a payout that the institution is at and never ends may be declared.

alter table staff_request drop constraint staff_request_of_its_kind;
alter table staff_request
  add constraint staff_request_of_its_kind check (case kind
    when 'adjustment' then amount_cents is not null and (case_id is null or amount_cents < 0)
      and num_nonnulls(withdrawal_id, is_paid, evidence, psp_said, end_to_end_id) = 0
    when 'lifting' then num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid, evidence, psp_said, end_to_end_id) = 0
    when 'payout' then num_nulls(withdrawal_id, is_paid, evidence, psp_said) = 0 and psp_said <> 'not_done'
      and num_nonnulls(amount_cents, case_id, end_to_end_id) = 0
    else num_nulls(end_to_end_id, evidence, psp_said) = 0 and num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid) = 0
    end);
