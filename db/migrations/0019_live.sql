-- Shared rounds: tables, their chains, rounds that everybody plays together, and the bets on them.

-- A table that is switched on has a runner on one of the instances. Times are milliseconds.
create table live_table (
  slug text primary key check (slug ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  kind text not null check (kind in ('flight', 'rocket')),
  -- The title of the game house that is played here: rounds count for it.
  game text not null,
  is_on boolean not null default false,
  position integer not null default 0,
  open_ms integer not null check (open_ms > 0),
  locked_ms integer not null check (locked_ms >= 0),
  -- How long the result stands before the next round opens.
  settled_ms integer not null check (settled_ms >= 0),
  -- What one bet, and all bets of a round together, can win at most: published, and refused above.
  max_payout_cents bigint not null check (max_payout_cents > 0),
  risk_cap_cents bigint not null check (risk_cap_cents > 0),
  chain_length integer not null default 1000000 check (chain_length >= 1),
  checkpoint_every integer not null default 1000 check (checkpoint_every >= 1)
);
insert into live_table (slug, kind, game, position, open_ms, locked_ms, settled_ms, max_payout_cents, risk_cap_cents) values
  ('arara', 'flight', 'voo-da-arara', 0, 8000, 1000, 4000, 10000000, 500000000),
  ('foguete', 'rocket', 'foguete-zero', 1, 6000, 1000, 3000, 10000000, 500000000);

-- A chain of hashes made backwards from a secret. The commitment is published with the row; the salt comes after it, in a
-- transaction of its own, and never changes.
create table live_chain (
  id uuid primary key default uuidv7(),
  table_slug text not null references live_table,
  length integer not null check (length >= 1),
  checkpoint_every integer not null,
  commitment text not null,
  committed_at timestamptz not null default house_now(),
  salt text,
  salted_at timestamptz,
  used integer not null default 0,
  check (used between 0 and length)
);
create index live_chain_table on live_chain (table_slug, id);

create function live_chain_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.commitment <> old.commitment or new.length <> old.length or new.table_slug <> old.table_slug
      or old.salt is not null and (new.salt is distinct from old.salt or new.salted_at is distinct from old.salted_at)
      or new.used < old.used then
    raise exception 'a commitment is kept' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger live_chain_refuse_change before update or delete on live_chain
  for each row execute function live_chain_refuse_change();

-- Secret: every so many links of a chain one that the links before it are found from. Read by the runner alone.
create table live_checkpoint (
  chain_id uuid not null references live_chain,
  position integer not null,
  hash text not null,
  primary key (chain_id, position)
);

-- waiting: takes bets for the round after the one that runs. settled: its outcome is told; settled_at says that every bet is.
create table live_round (
  id uuid primary key,
  table_slug text not null references live_table,
  number bigint not null,
  phase text not null check (phase in ('waiting', 'open', 'locked', 'playing', 'settled')),
  chain_id uuid references live_chain,
  position integer,
  created_at timestamptz not null default house_now(),
  opened_at timestamptz,
  locks_at timestamptz,
  plays_at timestamptz,
  ended_at timestamptz,
  settled_at timestamptz,
  -- What is drawn and not told: null before the lock and after the end.
  secret jsonb,
  hash text,
  outcome jsonb,
  -- What the bets could win together, and what they have staked and won.
  exposure_cents bigint not null default 0,
  bets integer not null default 0,
  stake_cents bigint not null default 0,
  payout_cents bigint not null default 0,
  constraint live_round_number unique (table_slug, number),
  constraint live_round_link unique (chain_id, position),
  constraint live_round_told check ((hash is null) = (phase <> 'settled')),
  constraint live_round_secret check (secret is null or phase in ('locked', 'playing'))
);
create unique index live_round_one_waits on live_round (table_slug) where phase = 'waiting';
create unique index live_round_one_runs on live_round (table_slug) where phase in ('open', 'locked', 'playing');

-- Its id is the id of its round of play in table round, where its money is accounted for.
create table live_bet (
  id uuid primary key,
  round_id uuid not null references live_round,
  member_id uuid not null references member,
  slot smallint not null check (slot in (1, 2)),
  name text not null,
  stake_cents bigint not null check (stake_cents > 0),
  -- Hundredths. Cashed out by itself at `ceiling`, which is what was asked for or the most that may be won.
  target integer,
  ceiling integer not null,
  state text not null default 'placed' check (state in ('placed', 'cancelled', 'cashed', 'lost')),
  multiplier integer,
  is_auto boolean,
  payout_cents bigint not null default 0,
  created_at timestamptz not null default house_now(),
  ended_at timestamptz,
  constraint live_bet_cashed check ((multiplier is not null) = (state = 'cashed'))
);
create unique index live_bet_slot on live_bet (round_id, member_id, slot) where state <> 'cancelled';
create index live_bet_placed on live_bet (round_id, ceiling) where state = 'placed';
create index live_bet_round on live_bet (round_id, stake_cents desc);

-- A bet on a shared round is a round of its member that is open until then. It is drawn from the table's chain and from no
-- seed of the member's, and there may be several of a title: the rule of one open round is for those with a seed.
alter table round alter column seed_id drop not null;
drop index round_one_open;
create unique index round_one_open on round (member_id, game) where is_open and seed_id is not null;
create index round_open on round (member_id, game) where is_open;

-- Places a batch of bets: one a member, in the order of member ids; each stands or falls by itself. The stake goes to
-- open_rounds (2) behind the member's gate. Rounds are locked before gates, here and wherever both are.
-- status: ok | repeated | conflict | closed (takes no bets) | taken (the slot) | full (beyond the table's risk) | poor |
-- blocked | paused | limit (of the member's own) | bonus_stake (above the most a bonus allows)
create function live_place(
  p_member uuid[], p_id uuid[], p_round uuid[], p_slot smallint[], p_stake bigint[], p_target integer[], p_ceiling integer[],
  p_bet jsonb[], p_key text[], p_name text[], p_at timestamptz
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
    select * from unnest(p_member, p_id, p_round, p_slot, p_stake, p_target, p_ceiling, p_bet, p_key, p_name)
      with ordinality as i(member_id, id, round_id, slot, stake, target, ceiling, bet, key, name, n)
  ),
  judged as materialized (
    select i.*, t.game, t.risk_cap_cents, l.exposure_cents, play.cash_account_id, play.bonus_account_id,
      c.balance_cents as cash, b.balance_cents as bonus, least(i.stake, c.balance_cents) as stake_cash,
      i.stake - least(i.stake, c.balance_cents) as stake_bonus, i.stake * i.ceiling / 100 as risk, prior.id as prior_id,
      case
        when prior.id is not null then case when prior.bet = i.bet then 'repeated' else 'conflict' end
        when l.id is null or l.phase not in ('waiting', 'open') or not (l.locks_at is null or l.locks_at > p_at)
          or not t.is_on then 'closed'
        when exists (select 1 from live_bet o where o.round_id = i.round_id and o.member_id = i.member_id and o.slot = i.slot
          and o.state <> 'cancelled') then 'taken'
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
        + sum(j.risk) filter (where j.verdict = 'ok') over (partition by j.round_id order by j.n) > j.risk_cap_cents
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
    select g.id, g.member_id, g.game, 1, true, g.stake, g.stake_bonus, g.cash, g.cash - g.stake_cash,
      g.bonus - g.stake_bonus, 0, g.bet, g.key, moment
    from good g
  ),
  bets as (
    insert into live_bet (id, round_id, member_id, slot, name, stake_cents, target, ceiling, created_at)
    select g.id, g.round_id, g.member_id, g.slot, g.name, g.stake, g.target, g.ceiling, moment from good g
  ),
  counted as (
    update live_round l set bets = l.bets + s.bets, stake_cents = l.stake_cents + s.stake,
      exposure_cents = l.exposure_cents + s.risk
    from (select g.round_id, count(*) as bets, sum(g.stake) as stake, sum(g.risk) as risk from good g group by 1) s
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

-- Ends bets of a round, at most one a member and p_max members at once, behind their gates: those that are cashed out by
-- themselves up to p_reached are paid, and when the round is over the others are lost. Nothing is left when it gives no row.
-- A bet that has ended is not touched, so that whoever goes on where another stopped pays nothing twice.
create function live_settle(p_round uuid, p_reached integer, p_is_over boolean, p_outcome jsonb, p_max integer)
returns table (bet_id uuid, member_id uuid, multiplier integer, payout bigint)
language plpgsql set arara.ledger = 'posting' as $$
declare
  members uuid[];
  moment timestamptz := house_now();
begin
  select array_agg(due.m order by due.m) into members from (
    select distinct b.member_id as m from live_bet b
     where b.round_id = p_round and b.state = 'placed' and (p_is_over or b.ceiling <= p_reached)
     order by 1 limit p_max) due;
  if members is null then return; end if;
  perform 1 from member_play p where p.member_id = any(members) order by p.member_id for update;
  return query
  with due as materialized (
    select distinct on (b.member_id) b.id, b.member_id, b.ceiling, b.ceiling <= p_reached as is_won, b.stake_cents as stake
      from live_bet b
     where b.round_id = p_round and b.state = 'placed' and b.member_id = any(members) and (p_is_over or b.ceiling <= p_reached)
     order by b.member_id, b.slot
  ),
  good as materialized (
    select d.*, w.win, w.win * r.stake_bonus_cents / d.stake as win_bonus, w.win - w.win * r.stake_bonus_cents / d.stake as win_cash,
      play.cash_account_id, play.bonus_account_id, c.balance_cents as cash, b.balance_cents as bonus,
      d.stake * case when play.stake_max_cents is null then 100 else coalesce(share.percent, 100) end / 100 as counts,
      row_number() over (order by d.member_id) as n
    from due d
    cross join lateral (select case when d.is_won then d.stake * d.ceiling / 100 else 0 end as win) w
    join round r on r.member_id = d.member_id and r.id = d.id and r.is_open
    join member_play play on play.member_id = d.member_id
    join ledger_account c on c.id = play.cash_account_id
    join ledger_account b on b.id = play.bonus_account_id
    left join game g on g.slug = r.game
    left join contribution share on share.category = g.category
  ),
  cash_moved as (
    update ledger_account a set balance_cents = a.balance_cents + g.win_cash
    from good g where g.win_cash > 0 and a.id = g.cash_account_id
  ),
  bonus_moved as (
    update ledger_account a set balance_cents = a.balance_cents + g.win_bonus
    from good g where g.win_bonus > 0 and a.id = g.bonus_account_id
  ),
  played as (
    update member_play p set turnover_cents = p.turnover_cents + g.stake, counted_cents = p.counted_cents + g.counts,
      payout_cents = p.payout_cents + g.win
    from good g where p.member_id = g.member_id
  ),
  rounds as (
    update round r set is_open = false, payout_cents = g.win, settled_at = moment,
      outcome = p_outcome || jsonb_build_object('multiplier', case when g.is_won then g.ceiling end),
      money_after_cents = g.cash + g.win_cash, bonus_after_cents = g.bonus + g.win_bonus
    from good g where r.member_id = g.member_id and r.id = g.id
  ),
  bets as (
    update live_bet b set state = case when g.is_won then 'cashed' else 'lost' end, payout_cents = g.win,
      multiplier = case when g.is_won then g.ceiling end, is_auto = g.is_won, ended_at = moment
    from good g where b.id = g.id
  ),
  moved as (
    insert into ledger_transfer
      (from_account_id, to_account_id, amount_cents, to_balance_cents, kind, reference, created_at)
    select s.from_id, s.to_id, s.amount, s.balance, s.kind, g.id, moment
    from good g
    cross join lateral (values
      (1, 2, 1, g.stake, null::bigint, 'stake_settled'),
      (2, 1, g.cash_account_id, g.win_cash, g.cash + g.win_cash, 'payout'),
      (3, 1, g.bonus_account_id, g.win_bonus, g.bonus + g.win_bonus, 'payout_bonus')
    ) as s(part, from_id, to_id, amount, balance, kind)
    where s.amount > 0 order by g.n, s.part
  ),
  told as (
    insert into outbox (topic, payload, created_at)
    select 'rounds.settled', jsonb_build_object('members', array_agg(g.member_id), 'rounds', array_agg(g.id)), moment
      from good g having count(*) > 0
  )
  select g.id, g.member_id, case when g.is_won then g.ceiling end, g.win from good g order by g.n;
end $$;

-- Gives a stake back before the round is locked. The round of play ends without having been settled: settled_at stays null,
-- so that it counts as no play, and what was paid back stands as its payout. The caller holds the live round and the gate.
create function live_cancel(p_member_id uuid, p_id uuid) returns void language plpgsql as $$
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
    exposure_cents = l.exposure_cents - b.stake_cents * b.ceiling / 100
    from live_bet b where b.id = p_id and l.id = b.round_id;
end $$;
