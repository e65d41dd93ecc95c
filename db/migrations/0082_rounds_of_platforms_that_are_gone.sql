-- Gives the stake of an open round of a platform back that nothing has been heard of since a moment and nothing was paid on: false when
-- there is no such round any more. Its bets then stand as taken back, so that whatever the platform says of them later moves nothing.
create function seamless_give_back(p_member_id uuid, p_platform text, p_round text, p_silent timestamptz) returns boolean
language plpgsql set arara.ledger = 'posting' as $$
declare
  play member_play;
  left_open seamless_round;
  movement uuid := uuidv7(house_now() - now());
  cash bigint;
begin
  -- The row of plays is the gate to a member's money, and to all that a platform says of them.
  select * into strict play from member_play where member_id = p_member_id for update;
  select * into left_open from seamless_round r
    where r.member_id = p_member_id and r.platform = p_platform and r.round = p_round and r.settled_at is null
      and r.finished_at is null and r.last_at <= p_silent and r.stake_cents > 0 and r.payout_cents = 0;
  if not found then return false; end if;
  -- Transactions have ids of their moment, and no index by round.
  update seamless_transaction t set state = 'rolled_back'
    where t.id between uuid_at(left_open.created_at - interval '1 minute') and uuid_at(left_open.last_at + interval '1 minute')
      and t.member_id = p_member_id and t.platform = p_platform and t.round = p_round
      and t.kind in ('bet', 'bet_win') and t.state = 'done';
  select p.to_balance into cash
    from ledger_post(11, play.cash_account_id, left_open.stake_cents, 'seamless_rollback', movement) p;
  -- As if the platform had taken them back: a member's movement names the game by it.
  insert into seamless_transaction (platform, transaction, id, member_id, kind, state, request, round, balance_cents, created_at)
  values (p_platform, 'left:' || left_open.id, movement, p_member_id, 'rollback', 'done', '', p_round, cash, house_now());
  update seamless_round r set bets = 0, stake_cents = 0, taken_back_cents = r.taken_back_cents + r.stake_cents,
      money_after_cents = cash, finished_at = house_now(), settled_at = house_now()
    where r.member_id = p_member_id and r.platform = p_platform and r.round = p_round;
  return true;
end $$;
