-- A refund that the institution never does: two people declare that the money went back to its payer in another way.

alter table pix_received
  -- Since when it is to go back; null for what was so before, which is since it was received.
  add column refunding_at timestamptz,
  -- When the institution was last asked to send it back; null: never, or before this was kept.
  add column refund_sent_at timestamptz;
-- What pays no deposit was sent back by a person, nobody knows when: its hours begin anew.
update pix_received set refunding_at = house_now() where state = 'refunding' and deposit_id is null;

-- A Pix that pays no deposit is nobody's.
alter table staff_request
  alter column member_id drop not null,
  add column end_to_end_id text references pix_received,
  drop constraint staff_request_kind_check,
  drop constraint staff_request_psp_said_check,
  drop constraint staff_request_of_its_kind;
alter table staff_request
  add constraint staff_request_kind_check check (kind in ('adjustment', 'lifting', 'payout', 'refund')),
  add constraint staff_request_psp_said_check check (psp_said in ('not_found', 'no_answer', 'not_done')),
  add constraint staff_request_has_member check (member_id is not null or kind = 'refund'),
  add constraint staff_request_of_its_kind check (case kind
    when 'adjustment' then amount_cents is not null and (case_id is null or amount_cents < 0)
      and num_nonnulls(withdrawal_id, is_paid, evidence, psp_said, end_to_end_id) = 0
    when 'lifting' then num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid, evidence, psp_said, end_to_end_id) = 0
    when 'payout' then num_nulls(withdrawal_id, is_paid, evidence, psp_said) = 0 and psp_said <> 'not_done'
      and num_nonnulls(amount_cents, case_id, end_to_end_id) = 0
    else num_nulls(end_to_end_id, evidence, psp_said) = 0 and num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid) = 0
    end);
create unique index staff_request_refund_waits on staff_request (end_to_end_id) where state = 'waiting';
create index staff_request_refund on staff_request (end_to_end_id) where end_to_end_id is not null;
