-- What a bet left behind when it was paid stays as it was: the end of a flight sent it on once more, which moved nothing and wrote
-- down the balance of that later moment. As in 0062, but for that.
create or replace function bonus_send_on(p_members uuid[], p_rounds uuid[]) returns void language plpgsql as $$
declare
  late record;
begin
  for late in
    select r.id, r.member_id, t.amount_cents, b.state = 'met' as is_met, p.cash_account_id, p.bonus_account_id
      from bonus b
      join round r on r.member_id = b.member_id and r.id = any(b.open_rounds) and r.id = any(p_rounds)
      join ledger_transfer t on t.reference = r.id and t.kind = 'payout_bonus'
      join member_play p on p.member_id = b.member_id
     where b.member_id = any(p_members) and b.open_rounds <> '{}'
     order by r.member_id, r.id
  loop
    continue when not (select posted from ledger_post(
      late.bonus_account_id, case when late.is_met then late.cash_account_id else 6 end, late.amount_cents,
      case when late.is_met then 'bonus_released' else 'bonus_withdrawn' end, late.id));
    update round r set money_after_cents = c.balance_cents, bonus_after_cents = b.balance_cents
      from ledger_account c, ledger_account b
      where r.member_id = late.member_id and r.id = late.id and c.id = late.cash_account_id and b.id = late.bonus_account_id;
  end loop;
end $$;

-- Of a hit on a stake that bonus money paid a part of, that part gets its share of everything the round paid, rounded once, as reports
-- count it: the spin's own win and the pool were rounded by themselves. As in 0018, but for that.
create or replace function jackpot_settle(p_members uuid[], p_rounds uuid[], p_hits boolean[])
returns table (round_id uuid, cash bigint, bonus bigint)
language plpgsql
set arara.ledger = 'posting'
set plan_cache_mode = 'force_generic_plan'
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set enable_material = off
as $$
declare
  pool jackpot;
  hit record;
  staked bigint;
  due bigint;
  holds bigint;
  fed_by uuid;
begin
  for pool in
    select j.* from jackpot j
     where j.game in (select r.game from unnest(p_members, p_rounds) as e(member_id, id)
                        join round r on r.member_id = e.member_id and r.id = e.id)
     order by j.game for update
  loop
    select coalesce(sum(r.stake_cents), 0), min(r.id::text)::uuid into staked, fed_by
      from unnest(p_members, p_rounds) as e(member_id, id)
      join round r on r.member_id = e.member_id and r.id = e.id and r.game = pool.game
      join member m on m.id = r.member_id and not m.is_demo;
    staked := pool.staked_cents + staked;
    due := staked * pool.contribution / 10000 - pool.fed_cents;
    if due > 0 then perform ledger_post(1, 13, due, 'jackpot_contribution', fed_by); end if;
    holds := pool.pool_cents + due;
    for hit in
      select r.*, m.is_demo, p.cash_account_id, p.bonus_account_id,
             (case when m.is_demo then 1 else 13 end)::bigint as pays_from
        from unnest(p_members, p_rounds, p_hits) as e(member_id, id, is_hit)
        join round r on r.member_id = e.member_id and r.id = e.id and r.game = pool.game
        join member m on m.id = r.member_id
        join member_play p on p.member_id = r.member_id
       where e.is_hit order by r.id
    loop
      round_id := hit.id;
      bonus := (hit.payout_cents + holds) * hit.stake_bonus_cents / hit.stake_cents
        - hit.payout_cents * hit.stake_bonus_cents / hit.stake_cents;
      cash := holds - bonus;
      insert into jackpot_hit (round_id, member_id, game, amount_cents, is_demo)
        values (hit.id, hit.member_id, hit.game, holds, hit.is_demo);
      if cash > 0 then
        perform ledger_post(hit.pays_from, hit.cash_account_id, cash, 'payout', hit.id, 1::smallint);
      end if;
      if bonus > 0 then
        perform ledger_post(hit.pays_from, hit.bonus_account_id, bonus, 'payout_bonus', hit.id, 1::smallint);
      end if;
      update round r set payout_cents = r.payout_cents + holds, money_after_cents = r.money_after_cents + cash,
        bonus_after_cents = r.bonus_after_cents + bonus where r.member_id = hit.member_id and r.id = hit.id;
      update member_play p set payout_cents = p.payout_cents + holds where p.member_id = hit.member_id;
      if not hit.is_demo then
        perform ledger_post(1, 13, pool.seed_cents, 'jackpot_seed', hit.id);
        holds := pool.seed_cents;
      end if;
      return next;
    end loop;
    update jackpot j set pool_cents = holds, staked_cents = staked, fed_cents = pool.fed_cents + due
      where j.game = pool.game;
  end loop;
end $$;
