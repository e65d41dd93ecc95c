-- A flight counted what each bet would win at its highest multiplier and refused what came after: R$ 5,000 in stakes filled it, for an
-- evening's crowd as for 25 accounts that took theirs back. Now everybody leaves at the latest where all together have won the most that
-- the table risks on a round.
alter table live_round
  -- Of a flight: where that is, in hundredths. Set when bets are closed, raised when players leave below it; null where nobody has to.
  add column top integer check (top > 0);
