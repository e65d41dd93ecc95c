-- Tables with seats: members sit down, see their cards and decide. A seat is a bet like any other; its decisions are steps of
-- its round of play, and what a double or a split costs is staked on that round.

alter table live_table drop constraint live_table_kind;
alter table live_table
  add constraint live_table_kind check (kind in ('flight', 'rocket', 'roulette', 'baccarat', 'dragon', 'sicbo', 'wheel', 'bingo',
    'lottery', 'digits', 'football', 'blackjack')),
  alter column play set expression as (
    case when kind in ('flight', 'rocket') then 'flight' when kind = 'blackjack' then 'seats' else 'draw' end);

alter table live_round
  -- Until when seats decide; once the dealer has begun to play, when that was.
  add column decides_at timestamptz,
  -- Counts what happens at the seats of a round, so that news that come late are known as such.
  add column turns integer not null default 0;

alter table live_bet
  add column seat smallint check (seat > 0);
-- A seat is one member's, and a member has one.
create unique index live_bet_seat on live_bet (round_id, seat) where state <> 'cancelled';
create unique index live_bet_seated on live_bet (round_id, member_id) where seat is not null and state <> 'cancelled';

update live_table set position = position + 1 where position > 3;
-- `playing_ms` is how long the seats decide.
insert into live_table (slug, kind, game, version, position, open_ms, locked_ms, playing_ms, settled_ms, max_payout_cents,
    risk_cap_cents, is_on) values
  ('blackjack', 'blackjack', 'blackjack-leblon', 101, 4, 18000, 1000, 15000, 6000, 1600000, 1000000000, true);

-- Stakes once more on a seat that is open, for its double or split; the caller holds the live round. `p_step` tells the
-- movements of a round apart.
-- status: ok | poor | blocked | paused | limit (of the member's own) | bonus_stake (above the most a bonus allows)
create function live_raise(p_member_id uuid, p_id uuid, p_stake bigint, p_step smallint)
returns table (status text, cash bigint, bonus bigint) language plpgsql as $$
declare
  play member_play;
  r round;
  part_cash bigint;
begin
  select * into strict play from member_play where member_id = p_member_id for update;
  select * into strict r from round where member_id = p_member_id and id = p_id and is_open for update;
  select a.balance_cents into strict cash from ledger_account a where a.id = play.cash_account_id;
  select a.balance_cents into strict bonus from ledger_account a where a.id = play.bonus_account_id;
  status := case
    when not play.is_active then 'blocked'
    when play.paused_until > house_now() then 'paused'
    when r.stake_cents + p_stake > play.stake_max_cents then 'bonus_stake'
    when cash + bonus < p_stake then 'poor'
    when play.has_limits and (protection_refuses_bet(p_member_id, p_stake)
      -- A limit of one round holds for all that is staked on it.
      or exists (select 1 from protection_limits(p_member_id) l
                  where l.kind = 'stake' and l.period = 'round' and r.stake_cents + p_stake > l.amount)) then 'limit'
    else 'ok'
  end;
  if status = 'ok' then
    part_cash := least(p_stake, cash);
    if part_cash > 0 then perform ledger_post(play.cash_account_id, 2, part_cash, 'stake', p_id, p_step); end if;
    if p_stake > part_cash then
      perform ledger_post(play.bonus_account_id, 2, p_stake - part_cash, 'stake_bonus', p_id, p_step);
    end if;
    cash := cash - part_cash;
    bonus := bonus - (p_stake - part_cash);
    update round u set stake_cents = u.stake_cents + p_stake, stake_bonus_cents = u.stake_bonus_cents + p_stake - part_cash,
      money_after_cents = cash, bonus_after_cents = bonus
      where u.member_id = p_member_id and u.id = p_id;
    update live_bet b set stake_cents = b.stake_cents + p_stake where b.id = p_id;
    -- What the seat could win was counted in full when it was taken.
    update live_round l set stake_cents = l.stake_cents + p_stake
      from live_bet b where b.id = p_id and l.id = b.round_id and not b.is_demo;
  end if;
  return next;
end $$;
