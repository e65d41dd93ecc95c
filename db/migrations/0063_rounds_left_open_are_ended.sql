-- A round of steps whose player has gone is ended by the house, by the rule of its game (decision 0080): after so many hours without a
-- step (`left`), or because its member may play no more (`closed`). The round is settled or given back like any other; here stands that
-- it was the house.
create table round_ending (
  member_id uuid not null,
  round_id uuid not null,
  cause text not null check (cause in ('left', 'closed')),
  -- What the rule said then.
  hours smallint check (hours > 0),
  is_returned boolean not null,
  ended_at timestamptz not null default house_now(),
  primary key (member_id, round_id),
  foreign key (member_id, round_id) references round (member_id, id),
  check ((cause = 'left') = (hours is not null))
);

-- Gives the stake of an open round back to where it came from. Like a bet at a shared table that was taken back, it is no settled
-- round: it counts towards nothing, and nobody is told of a play.
create function return_round(p_member_id uuid, p_round_id uuid) returns void
language plpgsql
set arara.ledger = 'posting'
as $$
declare
  r round;
  play member_play;
begin
  select * into strict r from round where member_id = p_member_id and id = p_round_id for update;
  if not r.is_open then raise exception 'round % is settled', p_round_id using errcode = 'ARG01'; end if;
  select * into strict play from member_play where member_id = p_member_id for update;
  if r.stake_cents > r.stake_bonus_cents then
    perform ledger_post(2, play.cash_account_id, r.stake_cents - r.stake_bonus_cents, 'payout', r.id);
  end if;
  if r.stake_bonus_cents > 0 then
    perform ledger_post(2, play.bonus_account_id, r.stake_bonus_cents, 'payout_bonus', r.id);
    perform bonus_send_on(array[r.member_id], array[r.id]);
  end if;
  update round set is_open = false, payout_cents = stake_cents, secret = null,
    money_after_cents = (select balance_cents from ledger_account where id = play.cash_account_id),
    bonus_after_cents = (select balance_cents from ledger_account where id = play.bonus_account_id)
    where member_id = p_member_id and id = p_round_id;
end $$;
