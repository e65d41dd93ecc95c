-- A step of an open round may stake more: insurance at the single table, a double or a split at a seat. A limit of one round
-- is judged in one place.

-- A limit of one round holds for all that is staked on it: what was laid on the round before counts with a further stake.
drop function protection_refuses_bet(uuid, bigint);
drop function protection_bet_refusal(uuid, bigint);

-- The first limit that a stake would go beyond, or none. A loss counts as if the stake were lost.
create function protection_bet_refusal(p_member_id uuid, p_stake_cents bigint, p_laid_cents bigint default 0)
returns table (kind text, period text, amount bigint, used bigint) language sql stable as $$
  select l.kind, l.period, l.amount, u.used
    from protection_limits(p_member_id) l
    cross join lateral (select case when l.period = 'round' then p_laid_cents
      else protection_used(p_member_id, l.kind, l.period) end as used) u
   where case l.kind when 'deposit' then false when 'session' then u.used >= l.amount else u.used + p_stake_cents > l.amount end
   order by l.kind = 'session', l.amount - u.used
   limit 1
$$;

create function protection_refuses_bet(p_member_id uuid, p_stake_cents bigint, p_laid_cents bigint default 0) returns boolean
language sql stable as $$
  select exists (select 1 from protection_bet_refusal(p_member_id, p_stake_cents, p_laid_cents))
$$;

-- Stakes more on an open round, behind its member's gate. `p_step` tells the movements of a round apart.
-- status: ok | poor | blocked | paused | limit (of the member's own) | bonus_stake (above the most a bonus allows)
create function raise_round(p_member_id uuid, p_round_id uuid, p_stake bigint, p_step smallint)
returns table (status text, cash bigint, bonus bigint) language plpgsql as $$
declare
  play member_play;
  r round;
  part_cash bigint;
begin
  select * into strict play from member_play where member_id = p_member_id for update;
  select * into strict r from round where member_id = p_member_id and id = p_round_id and is_open for update;
  select a.balance_cents into strict cash from ledger_account a where a.id = play.cash_account_id;
  select a.balance_cents into strict bonus from ledger_account a where a.id = play.bonus_account_id;
  status := case
    when not play.is_active then 'blocked'
    when play.paused_until > house_now() then 'paused'
    when r.stake_cents + p_stake > play.stake_max_cents then 'bonus_stake'
    when cash + bonus < p_stake then 'poor'
    when play.has_limits and protection_refuses_bet(p_member_id, p_stake, r.stake_cents) then 'limit'
    else 'ok'
  end;
  if status = 'ok' then
    part_cash := least(p_stake, cash);
    if part_cash > 0 then perform ledger_post(play.cash_account_id, 2, part_cash, 'stake', p_round_id, p_step); end if;
    if p_stake > part_cash then
      perform ledger_post(play.bonus_account_id, 2, p_stake - part_cash, 'stake_bonus', p_round_id, p_step);
    end if;
    cash := cash - part_cash;
    bonus := bonus - (p_stake - part_cash);
    update round u set stake_cents = u.stake_cents + p_stake, stake_bonus_cents = u.stake_bonus_cents + p_stake - part_cash,
      money_after_cents = cash, bonus_after_cents = bonus
      where u.member_id = p_member_id and u.id = p_round_id;
  end if;
  return next;
end $$;

-- The same on a seat, whose shared round counts it too; the caller holds the shared round. What the seat could win was counted
-- in full when it was taken.
create or replace function live_raise(p_member_id uuid, p_id uuid, p_stake bigint, p_step smallint)
returns table (status text, cash bigint, bonus bigint) language plpgsql as $$
begin
  select * into strict status, cash, bonus from raise_round(p_member_id, p_id, p_stake, p_step);
  if status = 'ok' then
    update live_bet b set stake_cents = b.stake_cents + p_stake where b.id = p_id;
    update live_round l set stake_cents = l.stake_cents + p_stake
      from live_bet b where b.id = p_id and l.id = b.round_id and not b.is_demo;
  end if;
  return next;
end $$;
