-- Promotions: their terms, claims that are paid once, bonus money, and what each promotion counts from.

create table promotion (
  code text primary key,
  position smallint not null,
  is_open boolean not null default true,
  -- Deposits and claims count from, and until; null has no end on that side.
  starts_at timestamptz,
  ends_at timestamptz,
  -- Figures, checked by the schema of the promotion's folder. Amounts are centavos, shares are basis points.
  params jsonb not null,
  -- Jurisdictions whose law forbids it.
  off_in text[] not null default '{}',
  updated_at timestamptz not null default house_now(),
  check (ends_at > starts_at)
);

insert into promotion (code, position, params, off_in) values
  ('welcome', 1,
   '{"share": 10000, "bonus_max": 150000, "deposit_min": 10000, "claim_days": 7, "rollover_times": 5,
     "stake_max": 2500, "bonus_days": 30}', '{br-regulated}'),
  ('ftd', 2, '{"reward": 1000, "deposit_min": 10000, "rollover_times": 5}', '{br-regulated}'),
  ('recharge', 3,
   '{"rollover_times": 5, "tiers": [
      {"tier": "bronze", "from": 100000, "to": 500000, "share_from": 500, "share_to": 1000},
      {"tier": "silver", "from": 500100, "to": 1500000, "share_from": 1000, "share_to": 1500},
      {"tier": "gold", "from": 1500100, "to": 3000000, "share_from": 1500, "share_to": 1800},
      {"tier": "platinum", "from": 3000100, "to": 6000000, "share_from": 1800, "share_to": 2000},
      {"tier": "diamond", "from": 6000100, "to": 10000000, "share_from": 2000, "share_to": 2000}]}', '{br-regulated}'),
  ('recharge_rebate', 4,
   '{"deposit_min": 10000, "step": 10000, "share": 2000, "turnover_times": 5, "claim_days": 30, "rollover_times": 5}',
   '{br-regulated}'),
  ('invitation', 5, '{"reward": 10000, "deposit_min": 10000, "turnover_times": 5, "rollover_times": 5}',
   '{br-regulated}'),
  ('lottery_wheel', 6,
   '{"step": 10000, "rollover_times": 5, "segments": [
      {"reward": "cash", "quantity": 100, "weight": 40000, "icon": "coin"},
      {"reward": "spins", "quantity": 1, "weight": 15000, "icon": "ticket"},
      {"reward": "cash", "quantity": 200, "weight": 25000, "icon": "coin"},
      {"reward": "cash", "quantity": 50000, "weight": 19, "icon": "gem"},
      {"reward": "cash", "quantity": 500, "weight": 12000, "icon": "coin"},
      {"reward": "cash", "quantity": 5000, "weight": 180, "icon": "money_bag"},
      {"reward": "cash", "quantity": 1000, "weight": 3000, "icon": "coin"},
      {"reward": "spins", "quantity": 2, "weight": 4000, "icon": "ticket"},
      {"reward": "cash", "quantity": 2000, "weight": 800, "icon": "coin"},
      {"reward": "cash", "quantity": 500000, "weight": 1, "icon": "crown"}]}', '{br-regulated}'),
  ('daily_rescue', 7, '{"share": 800, "rollover_times": 5}', '{}');

-- Every reward of a promotion that was given, once for what it is given for: a deposit, an invitee, a day, a tier, a spin.
create table promotion_claim (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  promotion text not null references promotion,
  cause text not null,
  -- Zero for a prize that is not money.
  amount_cents bigint not null check (amount_cents >= 0),
  wallet text not null check (wallet in ('cash', 'bonus')),
  details jsonb not null default '{}',
  created_at timestamptz not null default house_now(),
  constraint promotion_claim_once unique (member_id, promotion, cause)
);
create index promotion_claim_member on promotion_claim (member_id, created_at desc);
create index promotion_claim_newest on promotion_claim (promotion, created_at desc);

-- Who wants a promotion before there is anything to give.
create table promotion_opt_in (
  member_id uuid not null references member,
  promotion text not null references promotion,
  created_at timestamptz not null default house_now(),
  primary key (member_id, promotion)
);

-- A member's turnover at the moment a deposit was credited: what is staked later counts towards that deposit's promotions.
create table deposit_turnover (
  deposit_id uuid primary key references deposit,
  turnover_cents bigint not null
);
insert into deposit_turnover (deposit_id, turnover_cents)
  select d.id, (select coalesce(sum(r.stake_cents), 0) from round r
                 where r.member_id = d.member_id and r.settled_at <= d.credited_at)
    from deposit d where d.state = 'credited';

create function deposit_keep_turnover() returns trigger language plpgsql as $$
begin
  insert into deposit_turnover (deposit_id, turnover_cents)
    select new.id, p.turnover_cents from member_play p where p.member_id = new.member_id
    on conflict do nothing;
  return null;
end $$;
create trigger deposit_credited_at_turnover after update of state on deposit
  for each row when (new.state = 'credited' and old.state <> 'credited') execute function deposit_keep_turnover();

-- Deposits that promotions count: credited, less what the payer's institution took back.
create view counted_deposit as
  select d.id, d.member_id, d.credited_at, t.turnover_cents,
         d.amount_cents - coalesce((
           select sum(c.amount_cents) from pix_received r join pix_clawback c on c.end_to_end_id = r.end_to_end_id
            where r.deposit_id = d.id), 0)::bigint as amount_cents
    from deposit d join deposit_turnover t on t.deposit_id = d.id
   where d.state = 'credited';

-- One row for each deposit that earns the recharge rebate. A stretch of turnover covers one deposit only: it begins where
-- the one before ends, or at the turnover of the credit.
create table recharge_rebate (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  deposit_id uuid not null unique references deposit,
  deposit_cents bigint not null check (deposit_cents > 0),
  required_cents bigint not null check (required_cents >= 0),
  starts_at_cents bigint not null,
  reward_cents bigint not null check (reward_cents > 0),
  event_ended_at timestamptz not null,
  created_at timestamptz not null default house_now(),
  claimed_at timestamptz,
  -- The deposit was taken back before anybody claimed.
  withdrawn_at timestamptz,
  check (claimed_at is null or withdrawn_at is null)
);
create index recharge_rebate_member on recharge_rebate (member_id, created_at desc);

-- A member's seed of a day's wheel. Its hash is shown before the first spin, the seed itself once the day is over.
create table wheel_seed (
  member_id uuid not null references member,
  day date not null,
  server_seed text not null,
  server_seed_hash text not null,
  created_at timestamptz not null default house_now(),
  primary key (member_id, day)
);

-- Bonus money under rollover; at most one bonus of a member is active.
create table bonus (
  -- The claim that it came from; also the reference of its rollover.
  id uuid primary key references promotion_claim,
  member_id uuid not null references member,
  promotion text not null references promotion,
  deposit_id uuid references deposit,
  amount_cents bigint not null check (amount_cents > 0),
  stake_max_cents bigint not null check (stake_max_cents > 0),
  -- met: what was left became cash. lost: nothing was left. expired, forfeited: what was left went back to the house.
  state text not null default 'active' check (state in ('active', 'met', 'lost', 'expired', 'forfeited')),
  ended_cents bigint not null default 0 check (ended_cents >= 0),
  created_at timestamptz not null default house_now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Rounds that were open when it ended and had been staked with it: what they pay follows the bonus.
  open_rounds uuid[] not null default '{}',
  check ((state = 'active') = (ended_at is null))
);
create unique index bonus_one_active on bonus (member_id) where state = 'active';
create index bonus_member on bonus (member_id, created_at desc);
create index bonus_expiry on bonus (expires_at) where state = 'active';

-- Gives up what a cause still asks for: the part that is covered stays on record, later requirements move up and begin
-- where this one is cut.
create function rollover_drop(p_member_id uuid, p_cause text, p_reference uuid) returns void language plpgsql as $$
declare
  play member_play;
  cut rollover;
  open_cents bigint;
begin
  select * into strict play from member_play where member_id = p_member_id for update;
  select * into cut from rollover where cause = p_cause and reference = p_reference and member_id = p_member_id;
  if not found then return; end if;
  open_cents := least(cut.required_cents, greatest(0, cut.starts_at_cents + cut.required_cents - play.counted_cents));
  if open_cents = 0 then return; end if;
  if open_cents = cut.required_cents then
    delete from rollover where id = cut.id;
  else
    update rollover set required_cents = cut.required_cents - open_cents where id = cut.id;
  end if;
  update rollover set starts_at_cents = starts_at_cents - open_cents
    where member_id = p_member_id and starts_at_cents >= cut.starts_at_cents + cut.required_cents;
  update member_play set rollover_end_cents = rollover_end_cents - open_cents where member_id = p_member_id;
end $$;
