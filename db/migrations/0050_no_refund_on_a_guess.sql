-- How many sendings of a payout were not refused: each may still land, so that no refusal of another one proves that nothing has
-- left. Null until it is sent, and for what was sent before they were counted: that counts as one.
alter table withdrawal add column payout_sends integer check (payout_sends >= 0);

-- When the institution said that it has paid what was booked as failed, for the first time: the money is out twice.
alter table withdrawal add column contradicted_at timestamptz;
create index withdrawal_contradicted on withdrawal (id) where contradicted_at is not null;

-- Staff see it as a case, and close it.
alter table abuse_case drop constraint abuse_case_signal_check;
alter table abuse_case add constraint abuse_case_signal_check check (signal in
  ('same_device', 'same_payer', 'same_key', 'opposite_bets', 'scripted_cadence', 'unmatched_pix', 'clawback', 'paid_and_returned'));
