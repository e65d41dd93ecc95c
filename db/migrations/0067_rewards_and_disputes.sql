-- Returns of a member's deposits that the payer's institution has forced, or is about to (MED). While one has not been cleared, every
-- withdrawal of the member that waits for a person is set aside; releasing one clears what was known of by then.
create table pix_dispute (
  end_to_end_id text not null references pix_received,
  return_id text not null,
  member_id uuid not null references member,
  seen_at timestamptz not null default house_now(),
  cleared_at timestamptz,
  primary key (end_to_end_id, return_id)
);
create index pix_dispute_open on pix_dispute (member_id) where cleared_at is null;

-- Set aside by somebody with a reason, or by the house for a dispute.
alter table withdrawal_hold
  alter column staff_id drop not null,
  add column disputed_pix text references pix_received,
  drop constraint withdrawal_hold_reason_check,
  add constraint withdrawal_hold_reason_check check ((reason = '') = (staff_id is null)),
  add constraint withdrawal_hold_cause_check check ((staff_id is null) = (disputed_pix is not null));

-- Single deposits of less do not count towards the tiers, and one day's relief has a most. Figures of before need no new ones: nothing
-- that is judged by its own moment is judged by these.
update promotion set params = params || '{"deposit_min": 10000}' where code = 'recharge';
update promotion set params = params || '{"reward_max": 50000}' where code = 'daily_rescue';

-- Turnover that risks hardly anything is a sign of its own.
alter table abuse_case
  drop constraint abuse_case_signal_check,
  add constraint abuse_case_signal_check check (signal in (
    'same_device', 'same_payer', 'same_key', 'opposite_bets', 'scripted_cadence', 'unmatched_pix', 'clawback', 'paid_and_returned',
    'payout_denied', 'hardly_risked'));

-- Level-ups that staff cancelled before anybody claimed them.
alter table vip_reward
  add column withdrawn_at timestamptz,
  add constraint vip_reward_withdrawn_check check (claimed_at is null or withdrawn_at is null);
