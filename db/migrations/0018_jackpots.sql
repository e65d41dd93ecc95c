-- Progressive jackpots: pools that stakes on a title feed and one of them wins. All pools lie on one account of the house.
do $$
declare
  definition text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'ledger_account'::regclass and conname = 'ledger_account_kind');
begin
  definition := replace(definition, '''games''::text', '''games''::text, ''jackpots''::text');
  alter table ledger_account drop constraint ledger_account_kind;
  execute 'alter table ledger_account add constraint ledger_account_kind ' || definition;
end $$;
insert into ledger_account (id, member_id, kind) values (13, null, 'jackpots');

create table jackpot (
  game text primary key,
  seed_cents bigint not null check (seed_cents > 0),
  -- The share of every stake that goes into the pool, in basis points.
  contribution integer not null check (contribution between 0 and 10000),
  pool_cents bigint not null default 0 check (pool_cents >= 0),
  -- What was staked under these terms and what of it lies or lay in the pool: parts of a centavo are never lost.
  staked_cents bigint not null default 0,
  fed_cents bigint not null default 0,
  created_at timestamptz not null default house_now()
) with (fillfactor = 50);

create table jackpot_hit (
  round_id uuid primary key,
  member_id uuid not null references member,
  game text not null references jackpot,
  amount_cents bigint not null check (amount_cents >= 0),
  -- Play money is paid as if it had won the pool, which it never feeds and never takes.
  is_demo boolean not null,
  created_at timestamptz not null default house_now()
);

-- Opens the pool of a title with its seed; one that is open keeps what it holds and follows changed terms.
create function jackpot_open(p_game text, p_seed_cents bigint, p_contribution integer) returns void
language plpgsql as $$
begin
  insert into jackpot (game, seed_cents, contribution) values (p_game, p_seed_cents, p_contribution) on conflict do nothing;
  if found then
    perform ledger_post(1, 13, p_seed_cents, 'jackpot_seed', uuidv7());
    update jackpot set pool_cents = p_seed_cents where game = p_game;
  else
    update jackpot set seed_cents = p_seed_cents, contribution = p_contribution,
      staked_cents = case when contribution = p_contribution then staked_cents else 0 end,
      fed_cents = case when contribution = p_contribution then fed_cents else 0 end
      where game = p_game and (seed_cents, contribution) is distinct from (p_seed_cents, p_contribution);
  end if;
end $$;

-- Feeds the pools with rounds that have just been settled in this transaction, and pays those that hit, each all there
-- is at its turn. The row of a pool is the gate: it is taken after the gates of members, in the order of titles.
create function jackpot_settle(p_members uuid[], p_rounds uuid[], p_hits boolean[])
returns table (round_id uuid, cash bigint, bonus bigint)
language plpgsql set arara.ledger = 'posting' as $$
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
      bonus := holds * hit.stake_bonus_cents / hit.stake_cents;
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

-- settle_bets for bets on titles with a pool, and what their pools have to do with them, as one statement.
create function settle_jackpot_bets(
  p_member uuid[], p_round uuid[], p_seed uuid[], p_nonce integer[], p_game text[], p_version smallint[],
  p_stake bigint[], p_payout bigint[], p_bet jsonb[], p_outcome jsonb[], p_secret jsonb[], p_view jsonb[], p_key text[],
  p_contribution smallint[], p_hits boolean[]
) returns table (n integer, status text, round_id uuid, cash bigint, bonus bigint, seed_id uuid, nonce integer, jackpot bigint)
language plpgsql as $$
declare
  places integer[];
  statuses text[];
  rounds uuid[];
  cashes bigint[];
  bonuses bigint[];
  seeds uuid[];
  nonces integer[];
  won_rounds uuid[];
  won_cash bigint[];
  won_bonus bigint[];
begin
  select array_agg(s.n), array_agg(s.status), array_agg(s.round_id), array_agg(s.cash), array_agg(s.bonus),
         array_agg(s.seed_id), array_agg(s.nonce)
    into places, statuses, rounds, cashes, bonuses, seeds, nonces
    from settle_bets(p_member, p_round, p_seed, p_nonce, p_game, p_version, p_stake, p_payout, p_bet, p_outcome,
                     p_secret, p_view, p_key, p_contribution) s;
  select array_agg(w.round_id), array_agg(w.cash), array_agg(w.bonus) into won_rounds, won_cash, won_bonus
    from (select array_agg(p_member[e.n]) as members, array_agg(e.round_id) as ids, array_agg(p_hits[e.n]) as hits
            from unnest(places, statuses, rounds) as e(n, status, round_id) where e.status = 'ok') as good,
         lateral jackpot_settle(good.members, good.ids, good.hits) w;
  return query
  select e.n, e.status, e.round_id, e.cash + coalesce(w.cash, 0), e.bonus + coalesce(w.bonus, 0), e.seed_id, e.nonce,
         coalesce(w.cash + w.bonus, 0)
    from unnest(places, statuses, rounds, cashes, bonuses, seeds, nonces)
           as e(n, status, round_id, cash, bonus, seed_id, nonce)
    left join unnest(won_rounds, won_cash, won_bonus) as w(round_id, cash, bonus) on w.round_id = e.round_id;
end $$;
