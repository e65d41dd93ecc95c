-- A return that the institution is at and never ends may be declared too; one that it makes after all is marked, for it is a second one.

alter table pix_received
  -- When the institution was first heard to have returned it though two people had declared that it went back in another way.
  add column contradicted_at timestamptz;
create index pix_received_contradicted on pix_received (contradicted_at) where contradicted_at is not null;

alter table staff_request
  drop constraint staff_request_psp_said_check,
  drop constraint staff_request_of_its_kind;
alter table staff_request
  add constraint staff_request_psp_said_check check (psp_said in ('not_found', 'no_answer', 'not_done', 'under_way')),
  add constraint staff_request_of_its_kind check (case kind
    when 'adjustment' then amount_cents is not null and (case_id is null or amount_cents < 0)
      and num_nonnulls(withdrawal_id, is_paid, evidence, psp_said, end_to_end_id) = 0
    when 'lifting' then num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid, evidence, psp_said, end_to_end_id) = 0
    when 'payout' then num_nulls(withdrawal_id, is_paid, evidence, psp_said) = 0 and psp_said not in ('not_done', 'under_way')
      and num_nonnulls(amount_cents, case_id, end_to_end_id) = 0
    else num_nulls(end_to_end_id, evidence, psp_said) = 0 and num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid) = 0
    end);
