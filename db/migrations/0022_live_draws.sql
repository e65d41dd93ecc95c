-- Tables of draws beside those of flights: the draw falls once for everybody, and every bet is settled by the rules of the title.

alter table live_table drop constraint live_table_kind_check;
alter table live_table
  add constraint live_table_kind check (kind in ('flight', 'rocket', 'roulette', 'baccarat', 'dragon', 'sicbo', 'wheel', 'bingo',
    'lottery', 'digits', 'football')),
  add column play text not null generated always as (case when kind in ('flight', 'rocket') then 'flight' else 'draw' end) stored,
  -- The version of the rules its rounds are played by.
  add column version smallint not null default 1,
  -- How long a draw is shown; a flight lasts as long as it lasts.
  add column playing_ms integer check (playing_ms > 0),
  -- A timetable: the draw is shown at every such second of the day in São Paulo, and bets come in until it is locked.
  add column every_s integer check (every_s > 0 and 3600 % every_s = 0),
  add column offset_s integer not null default 0 check (offset_s >= 0),
  -- Narrower than the rules of the title; null: what these say.
  add column min_stake_cents bigint check (min_stake_cents > 0),
  add column max_stake_cents bigint check (max_stake_cents > 0),
  add column stream text check (stream ~ '^https://'),
  -- A table stands still when nobody has looked on for so long and nobody has bet: then it writes nothing.
  add column idle_ms integer not null default 60000 check (idle_ms > 0),
  add column watched_at timestamptz,
  add constraint live_table_scene check ((playing_ms is null) = (kind in ('flight', 'rocket')));

insert into live_table (slug, kind, game, version, position, open_ms, locked_ms, playing_ms, settled_ms, every_s, offset_s,
    max_payout_cents, risk_cap_cents) values
  ('roleta', 'roulette', 'roleta-guanabara', 1, 2, 20000, 2000, 14000, 6000, null, 0, 7200000, 1000000000),
  ('bacara', 'baccarat', 'bacara-imperial', 1, 3, 20000, 2000, 16000, 5000, null, 0, 1800000, 1000000000),
  ('dragao', 'dragon', 'dragao-e-onca', 1, 4, 15000, 2000, 9000, 4000, null, 0, 5500000, 1000000000),
  ('sicbo', 'sicbo', 'sic-bo-carioca', 1, 5, 18000, 2000, 10000, 5000, null, 0, 21000000, 1000000000),
  ('roda', 'wheel', 'roda-gigante', 101, 6, 20000, 2000, 14000, 5000, null, 0, 9600000, 1000000000),
  ('bingo', 'bingo', 'bingo-da-praca', 1, 7, 60000, 3000, 60000, 8000, 180, 0, 37500000, 5000000000),
  ('gol', 'football', 'gol-de-placa', 1, 8, 60000, 3000, 45000, 8000, 180, 90, 6000000, 1000000000),
  ('trevo', 'lottery', 'sorte-do-trevo', 1, 9, 60000, 3000, 18000, 6000, 120, 0, 100000000, 10000000000),
  ('trinca', 'digits', 'trinca-da-sorte', 1, 10, 60000, 3000, 12000, 6000, 120, 60, 19000000, 5000000000),
  ('ipe', 'lottery', 'ipe-de-ouro', 1, 11, 60000, 3000, 18000, 6000, 300, 0, 100000000, 10000000000);
update live_table set is_on = true;

-- A draw is told from the moment it is shown, when no bet comes in any more: with it the hash.
alter table live_round drop constraint live_round_told;
alter table live_round add constraint live_round_told
  check (case phase when 'settled' then hash is not null when 'playing' then (hash is null) = (outcome is null) else hash is null end);

-- What is asked for twice a second of tables that stand still.
create index live_round_unpaid on live_round (table_slug) where phase = 'settled' and settled_at is null;

alter table live_bet
  alter column slot drop not null,
  alter column ceiling drop not null,
  -- What the bet can win; null for flights from before draws.
  add column most_cents bigint,
  drop constraint live_bet_state_check,
  add constraint live_bet_state check (state in ('placed', 'cancelled', 'cashed', 'won', 'lost')),
  add constraint live_bet_play check ((slot is null) = (ceiling is null));

-- The function of the same name before it stays for instances of the release before, and goes with the next one.
-- Places a batch of bets: one a member, in the order of member ids; each stands or falls by itself. The stake goes to
-- open_rounds (2) behind the member's gate. Rounds are locked before gates, here and wherever both are.
-- A bet on a draw has no slot, target and ceiling; p_most is what a bet can win, p_bets_max how many of a member a draw holds.
-- status: ok | repeated | conflict | closed (takes no bets) | taken (the slot) | many (bets) | full (beyond the table's risk) |
-- poor | blocked | paused | limit (of the member's own) | bonus_stake (above the most a bonus allows)
create function live_place(
  p_member uuid[], p_id uuid[], p_round uuid[], p_slot smallint[], p_stake bigint[], p_target integer[], p_ceiling integer[],
  p_most bigint[], p_bets_max integer, p_bet jsonb[], p_key text[], p_name text[], p_at timestamptz
) returns table (n integer, status text, bet_id uuid, cash bigint, bonus bigint)
language plpgsql set arara.ledger = 'posting' as $$
declare
  members uuid[];
  moment timestamptz := house_now();
begin
  perform 1 from live_round l where l.id = any(p_round) order by l.id for update;
  select array_agg(p.member_id) into members
    from (select m.member_id from member_play m where m.member_id = any(p_member) order by m.member_id for update) as p;
  if members is distinct from p_member then
    raise exception 'a batch has one bet of each member, in the order of member ids' using errcode = 'ARG02';
  end if;
  -- A new statement sees what others committed while this one waited.
  return query
  with given as materialized (
    select * from unnest(p_member, p_id, p_round, p_slot, p_stake, p_target, p_ceiling, p_most, p_bet, p_key, p_name)
      with ordinality as i(member_id, id, round_id, slot, stake, target, ceiling, most, bet, key, name, n)
  ),
  judged as materialized (
    select i.*, t.game, t.risk_cap_cents, l.exposure_cents, play.cash_account_id, play.bonus_account_id,
      c.balance_cents as cash, b.balance_cents as bonus, least(i.stake, c.balance_cents) as stake_cash,
      i.stake - least(i.stake, c.balance_cents) as stake_bonus, prior.id as prior_id, t.version,
      case when i.slot is null then l.number else 0 end as nonce,
      case
        when prior.id is not null then
          case when prior.bet = i.bet and exists (select 1 from live_bet o where o.id = prior.id and o.round_id = i.round_id)
            then 'repeated' else 'conflict' end
        when l.id is null or l.phase not in ('waiting', 'open') or not (l.locks_at is null or l.locks_at > p_at)
          or not t.is_on then 'closed'
        when exists (select 1 from live_bet o where o.round_id = i.round_id and o.member_id = i.member_id and o.slot = i.slot
          and o.state <> 'cancelled') then 'taken'
        when i.slot is null and (select count(*) from live_bet o where o.round_id = i.round_id and o.member_id = i.member_id
          and o.state <> 'cancelled') >= p_bets_max then 'many'
        when not play.is_active then 'blocked'
        when play.paused_until > moment then 'paused'
        when i.stake > play.stake_max_cents then 'bonus_stake'
        when c.balance_cents + b.balance_cents < i.stake then 'poor'
        when play.has_limits and protection_refuses_bet(i.member_id, i.stake) then 'limit'
        else 'ok'
      end as verdict
    from given i
    join member_play play on play.member_id = i.member_id
    join ledger_account c on c.id = play.cash_account_id
    join ledger_account b on b.id = play.bonus_account_id
    left join live_round l on l.id = i.round_id
    left join live_table t on t.slug = l.table_slug
    left join round prior on prior.member_id = i.member_id and prior.idempotency_key = i.key
  ),
  weighed as materialized (
    select j.*, case when j.verdict = 'ok' and j.exposure_cents
        + sum(j.most) filter (where j.verdict = 'ok') over (partition by j.round_id order by j.n) > j.risk_cap_cents
      then 'full' else j.verdict end as status
    from judged j
  ),
  good as materialized (
    select * from weighed w where w.status = 'ok'
  ),
  cash_moved as (
    update ledger_account a set balance_cents = a.balance_cents - g.stake_cash
    from good g where g.stake_cash > 0 and a.id = g.cash_account_id
  ),
  bonus_moved as (
    update ledger_account a set balance_cents = a.balance_cents - g.stake_bonus
    from good g where g.stake_bonus > 0 and a.id = g.bonus_account_id
  ),
  rounds as (
    insert into round (id, member_id, game, version, is_open, stake_cents, stake_bonus_cents, money_before_cents,
      money_after_cents, bonus_after_cents, nonce, bet, idempotency_key, created_at)
    select g.id, g.member_id, g.game, g.version, true, g.stake, g.stake_bonus, g.cash, g.cash - g.stake_cash,
      g.bonus - g.stake_bonus, g.nonce, g.bet, g.key, moment
    from good g
  ),
  bets as (
    insert into live_bet (id, round_id, member_id, slot, name, stake_cents, target, ceiling, most_cents, created_at)
    select g.id, g.round_id, g.member_id, g.slot, g.name, g.stake, g.target, g.ceiling, g.most, moment from good g
  ),
  counted as (
    update live_round l set bets = l.bets + s.bets, stake_cents = l.stake_cents + s.stake,
      exposure_cents = l.exposure_cents + s.most
    from (select g.round_id, count(*) as bets, sum(g.stake) as stake, sum(g.most) as most from good g group by 1) s
    where l.id = s.round_id
  ),
  moved as (
    insert into ledger_transfer
      (from_account_id, to_account_id, amount_cents, from_balance_cents, kind, reference, created_at)
    select s.from_id, 2, s.amount, s.balance, s.kind, g.id, moment
    from good g
    cross join lateral (values
      (1, g.cash_account_id, g.stake_cash, g.cash - g.stake_cash, 'stake'),
      (2, g.bonus_account_id, g.stake_bonus, g.bonus - g.stake_bonus, 'stake_bonus')
    ) as s(part, from_id, amount, balance, kind)
    where s.amount > 0 order by g.n, s.part
  )
  select w.n::integer, w.status, coalesce(w.prior_id, w.id),
    w.cash - case when w.status = 'ok' then w.stake_cash else 0 end,
    w.bonus - case when w.status = 'ok' then w.stake_bonus else 0 end
  from weighed w;
end $$;

-- Ends bets on a draw as their rules say: each once, behind its member's gate, several of a member too. What a bet comes to is
-- worked out by the caller from what was drawn, and is the same whoever works it out. A bet that has ended is not touched.
create function live_settle_draw(p_round uuid, p_id uuid[], p_payout bigint[], p_outcome jsonb[])
returns table (bet_id uuid, payout bigint)
language plpgsql set arara.ledger = 'posting' as $$
declare
  moment timestamptz := house_now();
begin
  perform 1 from member_play p where p.member_id in (select b.member_id from live_bet b where b.id = any(p_id))
    order by p.member_id for update;
  return query
  with due as materialized (
    select b.id, b.member_id, b.stake_cents as stake, i.win, i.outcome, r.stake_bonus_cents,
      i.win * r.stake_bonus_cents / b.stake_cents as win_bonus, i.win - i.win * r.stake_bonus_cents / b.stake_cents as win_cash,
      r.game
    from unnest(p_id, p_payout, p_outcome) as i(id, win, outcome)
    join live_bet b on b.id = i.id and b.round_id = p_round and b.state = 'placed'
    join round r on r.member_id = b.member_id and r.id = b.id and r.is_open
  ),
  good as materialized (
    select d.*, play.cash_account_id, play.bonus_account_id,
      (c.balance_cents + sum(d.win_cash) over past)::bigint as cash_after,
      (b.balance_cents + sum(d.win_bonus) over past)::bigint as bonus_after,
      d.stake * case when play.stake_max_cents is null then 100 else coalesce(share.percent, 100) end / 100 as counts,
      row_number() over (order by d.member_id, d.id) as n
    from due d
    join member_play play on play.member_id = d.member_id
    join ledger_account c on c.id = play.cash_account_id
    join ledger_account b on b.id = play.bonus_account_id
    left join game g on g.slug = d.game
    left join contribution share on share.category = g.category
    window past as (partition by d.member_id order by d.id)
  ),
  summed as materialized (
    select g.member_id, g.cash_account_id, g.bonus_account_id, sum(g.win_cash)::bigint as win_cash,
      sum(g.win_bonus)::bigint as win_bonus, sum(g.win)::bigint as win, sum(g.stake)::bigint as stake, sum(g.counts)::bigint as counts
    from good g group by 1, 2, 3
  ),
  cash_moved as (
    update ledger_account a set balance_cents = a.balance_cents + s.win_cash
    from summed s where s.win_cash > 0 and a.id = s.cash_account_id
  ),
  bonus_moved as (
    update ledger_account a set balance_cents = a.balance_cents + s.win_bonus
    from summed s where s.win_bonus > 0 and a.id = s.bonus_account_id
  ),
  played as (
    update member_play p set turnover_cents = p.turnover_cents + s.stake, counted_cents = p.counted_cents + s.counts,
      payout_cents = p.payout_cents + s.win
    from summed s where p.member_id = s.member_id
  ),
  rounds as (
    update round r set is_open = false, payout_cents = g.win, settled_at = moment, outcome = g.outcome,
      money_after_cents = g.cash_after, bonus_after_cents = g.bonus_after
    from good g where r.member_id = g.member_id and r.id = g.id
  ),
  bets as (
    update live_bet b set state = case when g.win > 0 then 'won' else 'lost' end, payout_cents = g.win, ended_at = moment
    from good g where b.id = g.id
  ),
  moved as (
    insert into ledger_transfer
      (from_account_id, to_account_id, amount_cents, to_balance_cents, kind, reference, created_at)
    select s.from_id, s.to_id, s.amount, s.balance, s.kind, g.id, moment
    from good g
    cross join lateral (values
      (1, 2, 1, g.stake, null::bigint, 'stake_settled'),
      (2, 1, g.cash_account_id, g.win_cash, g.cash_after, 'payout'),
      (3, 1, g.bonus_account_id, g.win_bonus, g.bonus_after, 'payout_bonus')
    ) as s(part, from_id, to_id, amount, balance, kind)
    where s.amount > 0 order by g.n, s.part
  ),
  told as (
    insert into outbox (topic, payload, created_at)
    select 'rounds.settled', jsonb_build_object('members', array_agg(g.member_id), 'rounds', array_agg(g.id)), moment
      from good g having count(*) > 0
  )
  select g.id, g.win from good g order by g.n;
end $$;

-- Gives a stake back before the round is locked. The round of play ends without having been settled: settled_at stays null,
-- so that it counts as no play, and what was paid back stands as its payout. The caller holds the live round and the gate.
create or replace function live_cancel(p_member_id uuid, p_id uuid) returns void language plpgsql as $$
declare
  r round;
  play member_play;
begin
  select * into strict play from member_play where member_id = p_member_id for update;
  select * into strict r from round where member_id = p_member_id and id = p_id for update;
  if not r.is_open then raise exception 'round % is settled', p_id using errcode = 'ARG01'; end if;
  if r.stake_cents > r.stake_bonus_cents then
    perform ledger_post(2, play.cash_account_id, r.stake_cents - r.stake_bonus_cents, 'payout', r.id);
  end if;
  if r.stake_bonus_cents > 0 then
    perform ledger_post(2, play.bonus_account_id, r.stake_bonus_cents, 'payout_bonus', r.id);
  end if;
  update round set is_open = false, payout_cents = stake_cents, outcome = '{"cancelled": true}',
    money_after_cents = (select balance_cents from ledger_account where id = play.cash_account_id),
    bonus_after_cents = (select balance_cents from ledger_account where id = play.bonus_account_id)
    where member_id = p_member_id and id = p_id;
  update live_bet set state = 'cancelled', ended_at = house_now() where id = p_id;
  update live_round l set bets = l.bets - 1, stake_cents = l.stake_cents - b.stake_cents,
    exposure_cents = l.exposure_cents - coalesce(b.most_cents, b.stake_cents * b.ceiling / 100)
    from live_bet b where b.id = p_id and l.id = b.round_id;
end $$;
