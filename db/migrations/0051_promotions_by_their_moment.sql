-- What a promotion gives follows from when a deposit was credited, a round was settled and a bonus ended, not from when anybody
-- hears of it.

-- Claims that nobody was paid. A claim above zero is written together with its movement, which carries the claim's id as its
-- reference and is never changed or removed; a bonus is a claim with a row of its own. A claim with neither can only have been
-- left over when the payment was refused after it was written: an opted-in welcome bonus that cost more than the budget had
-- left. It paid nothing, and kept its member from asking again and everybody from the rest of the budget.
delete from promotion_claim c
 where c.amount_cents > 0
   and not exists (select from ledger_transfer t where t.reference = c.id)
   and not exists (select from bonus b where b.id = c.id);

-- How a promotion stood until a moment. Deposits are heard of later than they were credited: each is judged by what held at its
-- own moment.
create table promotion_past (
  code text not null references promotion,
  until timestamptz not null,
  is_open boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  params jsonb not null,
  primary key (code, until)
);

-- Where the stretch of a rebate begins follows from those before it that still have one: it is worked out when it is asked for,
-- since they lose it by their end as well, when nobody writes anything.
alter table recharge_rebate drop column starts_at_cents;

-- As 0027 but for a bonus that has ended since: what it staked goes where the rest of it went. Nothing else would bring it there,
-- for a bet that is taken back is no settled round.
create or replace function live_cancel(p_member_id uuid, p_id uuid) returns void language plpgsql as $$
declare
  r round;
  play member_play;
  is_met boolean;
begin
  select * into strict play from member_play where member_id = p_member_id for update;
  select * into strict r from round where member_id = p_member_id and id = p_id for update;
  if not r.is_open then raise exception 'round % is settled', p_id using errcode = 'ARG01'; end if;
  if r.stake_cents > r.stake_bonus_cents then
    perform ledger_post(2, play.cash_account_id, r.stake_cents - r.stake_bonus_cents, 'payout', r.id);
  end if;
  if r.stake_bonus_cents > 0 then
    perform ledger_post(2, play.bonus_account_id, r.stake_bonus_cents, 'payout_bonus', r.id);
    select b.state = 'met' into is_met from bonus b where b.member_id = p_member_id and r.id = any(b.open_rounds)
     order by b.ended_at limit 1;
    if is_met then
      perform ledger_post(play.bonus_account_id, play.cash_account_id, r.stake_bonus_cents, 'bonus_released', r.id);
    elsif found then
      perform ledger_post(play.bonus_account_id, 6, r.stake_bonus_cents, 'bonus_withdrawn', r.id);
    end if;
  end if;
  update round set is_open = false, payout_cents = stake_cents, outcome = '{"cancelled": true}',
    money_after_cents = (select balance_cents from ledger_account where id = play.cash_account_id),
    bonus_after_cents = (select balance_cents from ledger_account where id = play.bonus_account_id)
    where member_id = p_member_id and id = p_id;
  update live_bet set state = 'cancelled', ended_at = house_now() where id = p_id;
  update live_round l set bets = l.bets - 1, demo_bets = l.demo_bets - case when b.is_demo then 1 else 0 end,
    stake_cents = l.stake_cents - case when b.is_demo then 0 else b.stake_cents end,
    exposure_cents = l.exposure_cents
      - case when b.is_demo then 0 else coalesce(b.most_cents, b.stake_cents * b.ceiling / 100) end
    from live_bet b where b.id = p_id and l.id = b.round_id;
end $$;
