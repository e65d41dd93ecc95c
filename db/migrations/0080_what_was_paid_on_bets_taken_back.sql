-- What was paid on bets that were all taken back is a round all the same: it counts with the stake it had, which came back as a payout,
-- as a bet does that is taken back after its round was counted. Before, no report told of it.
alter table seamless_round add column taken_back_cents bigint not null default 0 check (taken_back_cents >= 0);

-- As in 0065; what of a round's bets was taken back is kept.
create or replace function seamless_apply(
  p_member uuid[], p_platform text[], p_transaction text[], p_kind text[], p_request text[], p_session text[], p_game text[],
  p_round text[], p_bet bigint[], p_win bigint[], p_finished boolean[], p_target text[]
) returns table (n integer, status text, id uuid, balance bigint, at timestamptz)
language plpgsql
set arara.ledger = 'posting'
-- One plan for every batch, as in settle_bets.
set plan_cache_mode = 'force_generic_plan'
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set enable_material = off
as $$
#variable_conflict use_column
declare
  members uuid[];
  cash_ids bigint[];
  actives boolean[];
  pauses timestamptz[];
  limited boolean[];
  stakes_max bigint[];
  moment timestamptz := house_now();
  shift interval := house_now() - now();
begin
  -- The row of plays is the gate to a member's money.
  select array_agg(p.member_id), array_agg(p.cash_account_id), array_agg(p.is_active), array_agg(p.paused_until),
         array_agg(p.has_limits), array_agg(p.stake_max_cents)
    into members, cash_ids, actives, pauses, limited, stakes_max
    from (select * from member_play where member_id = any(p_member) order by member_id for update) as p;
  if members is distinct from p_member then
    raise exception 'a batch has one transaction of each member, in the order of member ids' using errcode = 'ARG02';
  end if;
  -- A new statement sees what others committed while this one waited for the gate.
  return query
  with asked as materialized (
    select i.*, t.ctid as target_row, t.transaction is not null as is_target_known, t.member_id as target_member, t.kind as target_kind,
      t.state as target_state, t.bet_cents as target_bet, t.win_cents as target_win, coalesce(t.round, i.round) as round_name
    from unnest(p_member, p_platform, p_transaction, p_kind, p_request, p_session, p_game, p_round, p_bet, p_win, p_finished,
                p_target, cash_ids, actives, pauses, limited, stakes_max)
      with ordinality as i(member_id, platform, transaction, kind, request, session, game, round, bet, win, finished,
                           target, cash_account_id, is_active, paused_until, has_limits, stake_max, n)
    left join seamless_transaction t on t.platform = i.platform and t.transaction = i.target
  ),
  judged as materialized (
    select i.*, uuidv7(shift) as new_id, uuidv7(shift) as new_round_id, c.ctid as cash_row, c.balance_cents as cash,
      prior.id as prior_id, prior.state as prior_state, prior.error as prior_error, prior.balance_cents as prior_balance,
      prior.created_at as prior_at,
      r.ctid as round_row, r.id as round_id, r.settled_at is not null as is_counted, g.slug,
      case when i.kind = 'rollback' and i.target_state = 'done' then i.target_bet else 0 end as back_bet,
      case when i.kind = 'rollback' and i.target_state = 'done' then i.target_win else 0 end as back_win,
      case
        when prior.transaction is not null then case
          when prior.state = 'voided' then 'rolled_back'
          when prior.member_id <> i.member_id or prior.request <> i.request then 'transaction_conflict'
          -- Whoever hears of it again must not believe that it stands.
          when prior.state = 'rolled_back' then 'rolled_back'
          else 'repeated' end
        when i.kind = 'rollback' then case
          when not i.is_target_known then 'ok'
          when i.target_member <> i.member_id or i.target_kind = 'rollback' then 'transaction_conflict'
          when i.target_state = 'done' and c.balance_cents + i.target_bet < i.target_win then 'rollback_not_covered'
          else 'ok' end
        when i.kind = 'prize' then 'ok'
        when i.kind = 'win' then case when r.member_id is null then 'bet_unknown' when r.bets = 0 then 'rolled_back' else 'ok' end
        when not f.is_open or moment >= f.maintenance_from and moment < f.maintenance_until then 'platform_off'
        when not i.is_active or (select m.is_demo from member m where m.id = i.member_id) then 'player_blocked'
        when s.member_id is distinct from i.member_id or s.platform <> i.platform or s.expires_at <= moment
          -- Only bets come as far as this: what else is carried out looks for no login.
          or s.session_id is not null
             and (select l.ended_at is null from session l where l.id = s.session_id) is not true
          then 'session_expired'
        when g.slug is null then 'game_unknown'
        when not g.is_open then 'game_closed'
        when r.finished_at is not null or r.settled_at is not null then 'round_finished'
        when i.paused_until > moment then 'play_paused'
        when i.bet + coalesce(r.stake_cents, 0) > i.stake_max then 'stake_too_high'
        when c.balance_cents < i.bet then 'insufficient_funds'
        when i.has_limits and protection_refuses_bet(i.member_id, i.bet, coalesce(r.stake_cents, 0)) then 'limit_reached'
        else 'ok'
      end as status
    from asked i
    join ledger_account c on c.id = i.cash_account_id
    join platform f on f.code = i.platform
    left join seamless_transaction prior on prior.platform = i.platform and prior.transaction = i.transaction
    left join seamless_round r on r.member_id = i.member_id and r.platform = i.platform and r.round = i.round_name
    left join seamless_session s on s.token_hash = i.session
    left join game g on g.platform = i.platform and g.external_id = i.game
  ),
  good as materialized (
    select j.*, j.cash - j.bet + j.win + j.back_bet - j.back_win as after, j.back_bet - j.back_win as back,
      -- Where the money of its round stands.
      case when 'prize' in (j.kind, j.target_kind) then 12 when j.is_counted then 1 else 11 end as account_id,
      counted.counted_row, coalesce(counted.correction, 0) as correction
      from judged j
      -- Only of a round that counts already: what it paid is more or less than was counted. A stake that comes back has counted
      -- as turnover, and is paid back.
      left join lateral (
        select c.ctid as counted_row, greatest(j.win + j.back_bet - j.back_win, -c.payout_cents) as correction
          from round c
         where j.is_counted and ('prize' in (j.kind, j.target_kind)) is not true
           and c.member_id = j.member_id and c.id = j.round_id limit 1
      ) as counted on true
     where j.status = 'ok'
  ),
  kept as (
    insert into seamless_transaction (platform, transaction, id, member_id, kind, state, error, request, round, bet_cents,
                                      win_cents, balance_cents, created_at)
    select j.platform, j.transaction, j.new_id, j.member_id, j.kind, case when j.status = 'ok' then 'done' else 'refused' end,
           case when j.status = 'ok' then '' else j.status end, j.request, j.round, j.bet, j.win,
           case when j.status = 'ok' then j.cash - j.bet + j.win + j.back_bet - j.back_win else j.cash end, moment
      from judged j
     where j.status not in ('repeated', 'rolled_back', 'transaction_conflict', 'rollback_not_covered', 'bet_unknown',
                            'platform_off')
    union all
    -- A rollback that came before what it takes back is remembered in its place.
    select g.platform, g.target, uuidv7(shift), g.member_id, 'void', 'voided', '', '', null, 0, 0, g.cash, moment
      from good g where g.kind = 'rollback' and not g.is_target_known
  ),
  taken_back as (
    -- Behind the gate nobody else changes it: only its own member's rollbacks do.
    update seamless_transaction t set state = 'rolled_back'
      from good g
     where g.kind = 'rollback' and g.target_state = 'done' and t.ctid = g.target_row
  ),
  cash_moved as (
    -- Behind the gate nobody else moves this row, so its place is found again without its index.
    update ledger_account a set balance_cents = g.after from good g where a.ctid = g.cash_row and g.after <> g.cash
  ),
  begun as (
    insert into seamless_round as r (member_id, platform, round, id, game, bets, stake_cents, payout_cents,
                                     money_before_cents, money_after_cents, created_at, last_at, finished_at)
    select g.member_id, g.platform, g.round, g.new_round_id, g.slug, 1, g.bet, g.win, g.cash, g.after, moment, moment,
           case when g.finished then moment end
      from good g where g.kind in ('bet', 'bet_win')
    on conflict (member_id, platform, round) do update set bets = r.bets + 1, stake_cents = r.stake_cents + excluded.stake_cents,
      payout_cents = r.payout_cents + excluded.payout_cents, money_after_cents = excluded.money_after_cents,
      last_at = excluded.last_at, finished_at = excluded.finished_at
  ),
  gone_on as (
    -- A prize is no payout of the round, but it may be its end.
    update seamless_round r set payout_cents = r.payout_cents + case g.kind when 'prize' then 0 else g.win end - g.back_win,
        stake_cents = r.stake_cents - g.back_bet, bets = r.bets - case when g.back_bet > 0 then 1 else 0 end,
        taken_back_cents = r.taken_back_cents + g.back_bet,
        money_after_cents = g.after, last_at = moment,
        finished_at = case when g.finished then coalesce(r.finished_at, moment) else r.finished_at end
      from good g
     where (g.kind = 'win' or g.kind = 'prize' and g.finished
            or g.kind = 'rollback' and g.target_state = 'done' and g.target_kind <> 'prize')
       and r.ctid = g.round_row
  ),
  corrected as (
    -- Behind the gate nobody else changes it: a platform's round has no steps of ours.
    update round c set payout_cents = c.payout_cents + g.correction, money_after_cents = g.after,
        corrected_cents = coalesce(c.corrected_cents, 0) + g.correction
      from good g where g.correction <> 0 and c.ctid = g.counted_row
  ),
  played as (
    update member_play p set payout_cents = p.payout_cents + g.correction
      from good g where g.correction <> 0 and p.member_id = g.member_id
  ),
  told as (
    insert into outbox (topic, payload)
    select 'rounds.corrected', jsonb_build_object('members', array_agg(g.member_id), 'rounds', array_agg(g.round_id),
                                                  'cents', array_agg(g.correction::text))
      from good g where g.correction <> 0 having count(*) > 0
  ),
  moved as (
    -- A bet stands before the win of the same transaction: each member's movements follow one another.
    insert into ledger_transfer
      (from_account_id, to_account_id, amount_cents, from_balance_cents, to_balance_cents, kind, reference, created_at)
    select g.cash_account_id, g.account_id, g.bet, g.cash - g.bet, null, 'seamless_bet', g.new_id, moment
      from good g where g.bet > 0
    union all
    select g.account_id, g.cash_account_id, g.win, null, g.after,
           case g.kind when 'prize' then 'seamless_prize' else 'seamless_win' end, g.new_id, moment
      from good g where g.win > 0
    union all
    select case when g.back > 0 then g.account_id else g.cash_account_id end,
           case when g.back > 0 then g.cash_account_id else g.account_id end, abs(g.back),
           case when g.back < 0 then g.after end, case when g.back > 0 then g.after end, 'seamless_rollback', g.new_id, moment
      from good g where g.back <> 0
  )
  select j.n::integer,
    case when j.status = 'repeated' and j.prior_state = 'refused' then j.prior_error else j.status end,
    coalesce(j.prior_id, j.new_id),
    case when j.status = 'ok' then j.cash - j.bet + j.win + j.back_bet - j.back_win
         when j.status = 'repeated' then j.prior_balance else j.cash end,
    coalesce(j.prior_at, moment)
  from judged j;
end $$;

-- As in 0047, but for rounds that were paid on and have no bet left.
create or replace function seamless_count(p_finished timestamptz, p_silent timestamptz, p_limit integer, p_after uuid)
returns table (counted integer, up_to uuid)
language plpgsql set arara.ledger = 'posting'
-- One plan for every step: each is a look into the indexes.
set plan_cache_mode = 'force_generic_plan' set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
set enable_material = off
as $$
#variable_conflict use_column
declare
  members uuid[];
begin
  select array_agg(distinct due.member_id), case when count(*) >= p_limit then (array_agg(due.member_id order by due.member_id desc))[1] end
    into members, up_to
    from (select r.member_id from seamless_round r
           -- No member has the lowest id of all.
           where r.settled_at is null and r.member_id > coalesce(p_after, '00000000-0000-0000-0000-000000000000')
             and (r.finished_at <= p_finished or r.finished_at is null and r.last_at <= p_silent
                  and (r.payout_cents > 0 or r.bets = 0))
           order by r.member_id limit p_limit) as due;
  counted := 0;
  if members is null then return next; return; end if;
  perform 1 from member_play p where p.member_id = any(members) order by p.member_id for update;
  with due as materialized (
    select r.*, r.ctid as round_row, r.stake_cents + k.cents as stake, r.payout_cents + k.cents as payout, p.seed_id,
           p.stake_max_cents, b.balance_cents as bonus, coalesce(c.percent, 100) as percent
      from seamless_round r
      cross join lateral (select case when r.stake_cents = 0 and r.payout_cents > 0 then r.taken_back_cents else 0 end as cents) k
      join member_play p on p.member_id = r.member_id
      join ledger_account b on b.id = p.bonus_account_id
      join game g on g.slug = r.game
      left join contribution c on c.category = g.category
     where r.member_id = any(members) and r.settled_at is null
       and (r.finished_at <= p_finished or r.finished_at is null and r.last_at <= p_silent
            and (r.payout_cents > 0 or r.bets = 0))
  ),
  marked as (
    update seamless_round r set settled_at = house_now(), finished_at = coalesce(r.finished_at, house_now())
      from due d where r.ctid = d.round_row
  ),
  played as (
    update member_play p set turnover_cents = p.turnover_cents + s.stake, payout_cents = p.payout_cents + s.payout,
        counted_cents = p.counted_cents + s.counted
      from (select d.member_id, sum(d.stake)::bigint as stake, sum(d.payout)::bigint as payout,
                   sum(d.stake * case when d.stake_max_cents is null then 100 else d.percent end / 100)::bigint as counted
              from due d where d.stake > 0 group by 1) s
     where p.member_id = s.member_id
  ),
  rounds as (
    insert into round (id, member_id, game, version, is_open, stake_cents, payout_cents, money_before_cents,
                       money_after_cents, bonus_after_cents, seed_id, nonce, bet, idempotency_key, created_at, settled_at)
    select d.id, d.member_id, d.game, 0, false, d.stake, d.payout, d.money_before_cents, d.money_after_cents,
           d.bonus, d.seed_id, 0, jsonb_build_object('platform', d.platform, 'round', d.round),
           'seamless:' || d.id, d.created_at, house_now()
      from due d where d.stake > 0
  ),
  moved as (
    insert into ledger_transfer (from_account_id, to_account_id, amount_cents, kind, reference)
    select t.from_id, t.to_id, t.amount, t.kind, d.id from due d
     cross join lateral (values
       (1, 11, 1, d.stake, 'stake'),
       -- Paid on bets that were taken back before `taken_back_cents` was kept.
       (2, 1, 11, d.payout, case when d.stake > 0 then 'payout' else 'seamless_unmatched' end)
     ) as t(part, from_id, to_id, amount, kind)
     where t.amount > 0 order by d.id, t.part
  ),
  told as (
    insert into outbox (topic, payload)
    select 'rounds.settled', jsonb_build_object('members', array_agg(d.member_id), 'rounds', array_agg(d.id))
      from due d where d.stake > 0 having count(*) > 0
  )
  select count(*) into counted from due;
  return next;
end $$;
