-- A transfer of which its platform can tell no more: two people declare how it ended.

alter table platform_transfer
  -- The platform is just being asked about it, until then at most: nobody declares it meanwhile.
  add column asking_until timestamptz,
  -- When two people declared how it ended; null for all others, and once the platform has said the same.
  add column declared_at timestamptz;
create index platform_transfer_declared on platform_transfer (platform, ask_at) where declared_at is not null;

alter table staff_request
  add column transfer_id uuid references platform_transfer,
  -- What a transfer is declared as: done, or failed.
  add column is_done boolean,
  -- What its platform said of it when it was asked for.
  add column platform_said text,
  drop constraint staff_request_kind_check,
  drop constraint staff_request_of_its_kind;
alter table staff_request
  add constraint staff_request_kind_check check (kind in ('adjustment', 'lifting', 'payout', 'refund', 'transfer')),
  add constraint staff_request_platform_said_check check (platform_said in ('not_connected', 'no_answer', 'something_else')),
  add constraint staff_request_of_its_kind check (case kind
    when 'adjustment' then amount_cents is not null and (case_id is null or amount_cents < 0)
      and num_nonnulls(withdrawal_id, is_paid, evidence, psp_said, end_to_end_id) = 0
    when 'lifting' then num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid, evidence, psp_said, end_to_end_id) = 0
    when 'payout' then num_nulls(withdrawal_id, is_paid, evidence, psp_said) = 0 and psp_said <> 'not_done'
      and num_nonnulls(amount_cents, case_id, end_to_end_id) = 0
    when 'refund' then num_nulls(end_to_end_id, evidence, psp_said) = 0
      and num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid) = 0
    else num_nulls(transfer_id, is_done, evidence, platform_said) = 0
      and num_nonnulls(amount_cents, case_id, withdrawal_id, is_paid, psp_said, end_to_end_id) = 0
    end),
  add constraint staff_request_of_transfers check (kind = 'transfer' or num_nonnulls(transfer_id, is_done, platform_said) = 0);
create unique index staff_request_transfer_waits on staff_request (transfer_id) where state = 'waiting';
