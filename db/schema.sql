-- Generated from db/migrations by `node scripts/schema.mjs`: do not edit.
-- The schema as it stands after the last migration, to read and to compare.

set check_function_bodies = off;

create table audit_log (
  id bigint not null,
  at timestamp with time zone not null,
  staff_id uuid,
  staff_email text not null,
  ip text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  detail jsonb not null,
  hash text not null
);

alter table audit_log add constraint audit_log_pkey PRIMARY KEY (id);

alter table audit_log add constraint audit_log_hash_unique UNIQUE (hash);

alter table audit_log add constraint audit_log_action_check CHECK (action ~ '^[a-z]+(\.[a-z_]+)+$'::text);

alter table audit_log add constraint audit_log_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text);

alter table audit_log add constraint audit_log_id_check CHECK (id > 0);

CREATE INDEX audit_log_staff ON audit_log USING btree (staff_email, id DESC);

CREATE INDEX audit_log_subject ON audit_log USING btree (subject_id, id DESC);

CREATE OR REPLACE FUNCTION public.house_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select now() + coalesce(nullif(current_setting('arara.clock_shift', true), ''), '0')::interval
$function$;

create table bank_account (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  kind text not null,
  value text not null,
  bank text default ''::text not null,
  branch text default ''::text not null,
  account_type text default ''::text not null,
  holder_name text not null,
  created_at timestamp with time zone default house_now() not null,
  removed_at timestamp with time zone
);

alter table bank_account add constraint bank_account_pkey PRIMARY KEY (id);

alter table bank_account add constraint bank_account_account_type_check CHECK (account_type = ANY (ARRAY[''::text, 'checking'::text, 'savings'::text, 'payment'::text]));

alter table bank_account add constraint bank_account_kind_check CHECK (kind = ANY (ARRAY['cpf'::text, 'cnpj'::text, 'phone'::text, 'email'::text, 'evp'::text, 'bank'::text]));

CREATE UNIQUE INDEX bank_account_once ON bank_account USING btree (member_id, kind, value, bank, branch) WHERE removed_at IS NULL;

create table captcha (
  key text not null,
  answer_hash bytea not null,
  expires_at timestamp with time zone not null
);

alter table captcha add constraint captcha_pkey PRIMARY KEY (key);

alter table captcha add constraint captcha_answer_hash_check CHECK (length(answer_hash) = 32);

CREATE INDEX captcha_expires ON captcha USING btree (expires_at);

create table contribution (
  category text not null,
  percent smallint not null
);

alter table contribution add constraint contribution_pkey PRIMARY KEY (category);

alter table contribution add constraint contribution_percent_check CHECK (percent >= 0 AND percent <= 100);

create table daily_run (
  task text not null,
  day date not null,
  started_at timestamp with time zone default house_now() not null,
  finished_at timestamp with time zone,
  attempts integer default 1 not null,
  outcome jsonb default '{}'::jsonb not null
);

alter table daily_run add constraint daily_run_pkey PRIMARY KEY (task, day);

create table deposit (
  id uuid default uuidv7() not null,
  order_number text not null,
  member_id uuid not null,
  method_id uuid not null,
  amount_cents bigint not null,
  state text default 'created'::text not null,
  txid text not null,
  copy_and_paste text default ''::text not null,
  payment_desc text default ''::text not null,
  reason text default ''::text not null,
  idempotency_key text,
  request_hash text not null,
  created_at timestamp with time zone default house_now() not null,
  expires_at timestamp with time zone not null,
  credited_at timestamp with time zone
);

alter table deposit add constraint deposit_pkey PRIMARY KEY (id);

alter table deposit add constraint deposit_member_id_idempotency_key_key UNIQUE (member_id, idempotency_key);

alter table deposit add constraint deposit_order_number_key UNIQUE (order_number);

alter table deposit add constraint deposit_txid_key UNIQUE (txid);

alter table deposit add constraint deposit_amount_cents_check CHECK (amount_cents > 0);

alter table deposit add constraint deposit_state_check CHECK (state = ANY (ARRAY['created'::text, 'waiting'::text, 'paid'::text, 'credited'::text, 'expired'::text, 'cancelled'::text, 'refunding'::text, 'refunded'::text]));

alter table deposit add constraint deposit_txid_check CHECK (txid ~ '^[a-zA-Z0-9]{26,35}$'::text);

CREATE INDEX deposit_created ON deposit USING btree (created_at DESC);

CREATE INDEX deposit_member ON deposit USING btree (member_id, created_at DESC);

CREATE INDEX deposit_unfinished ON deposit USING btree (expires_at) WHERE state = ANY (ARRAY['created'::text, 'waiting'::text, 'paid'::text, 'refunding'::text]);

create table fair_seed (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text default ''::text not null,
  state text not null,
  rounds integer default 0 not null,
  created_at timestamp with time zone default house_now() not null,
  revealed_at timestamp with time zone
);

alter table fair_seed add constraint fair_seed_pkey PRIMARY KEY (id);

alter table fair_seed add constraint fair_seed_state_check CHECK (state = ANY (ARRAY['next'::text, 'active'::text, 'revealed'::text]));

CREATE INDEX fair_seed_member ON fair_seed USING btree (member_id, revealed_at DESC);

CREATE UNIQUE INDEX fair_seed_one_active ON fair_seed USING btree (member_id) WHERE state = 'active'::text;

CREATE UNIQUE INDEX fair_seed_one_next ON fair_seed USING btree (member_id) WHERE state = 'next'::text;

create table favourite (
  member_id uuid not null,
  game_id uuid not null,
  created_at timestamp with time zone default house_now() not null
);

alter table favourite add constraint favourite_pkey PRIMARY KEY (member_id, game_id);

create table game (
  id uuid default uuidv7() not null,
  slug text not null,
  platform text default 'arara'::text not null,
  category text not null,
  "position" integer default 0 not null,
  is_open boolean default true not null,
  is_new boolean default true not null,
  created_at timestamp with time zone default house_now() not null
);

alter table game add constraint game_pkey PRIMARY KEY (id);

alter table game add constraint game_slug_key UNIQUE (slug);

create table idempotency (
  member_id uuid not null,
  call text not null,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamp with time zone default house_now() not null
);

alter table idempotency add constraint idempotency_pkey PRIMARY KEY (member_id, call, key);

alter table idempotency add constraint idempotency_key_check CHECK (length(key) >= 1 AND length(key) <= 100);

CREATE INDEX idempotency_created ON idempotency USING btree (created_at);

create table ledger_account (
  id bigint generated by default as identity (start with 1000 increment by 1) not null,
  member_id uuid,
  kind text not null,
  balance_cents bigint default 0 not null
);

alter table ledger_account add constraint ledger_account_pkey PRIMARY KEY (id);

alter table ledger_account add constraint ledger_account_unique UNIQUE NULLS NOT DISTINCT (member_id, kind);

alter table ledger_account add constraint ledger_account_house_is_summed CHECK (member_id IS NOT NULL OR balance_cents = 0);

alter table ledger_account add constraint ledger_account_kind CHECK (
CASE
    WHEN member_id IS NULL THEN kind = ANY (ARRAY['games'::text, 'open_rounds'::text, 'psp'::text, 'payouts'::text, 'fees'::text, 'promotions'::text, 'rebates'::text, 'demo'::text, 'adjustments'::text])
    ELSE kind = ANY (ARRAY['cash'::text, 'bonus'::text, 'held'::text, 'rebate'::text])
END);

alter table ledger_account add constraint ledger_account_not_negative CHECK (balance_cents >= 0);

create table ledger_transfer (
  id bigint generated always as identity not null,
  from_account_id bigint not null,
  to_account_id bigint not null,
  amount_cents bigint not null,
  from_balance_cents bigint,
  to_balance_cents bigint,
  kind text not null,
  reference uuid not null,
  step smallint default 0 not null,
  created_at timestamp with time zone default house_now() not null
);

alter table ledger_transfer add constraint ledger_transfer_once PRIMARY KEY (reference, kind, step);

alter table ledger_transfer add constraint ledger_transfer_positive CHECK (amount_cents > 0);

alter table ledger_transfer add constraint ledger_transfer_two_sides CHECK (from_account_id <> to_account_id);

CREATE INDEX ledger_transfer_from ON ledger_transfer USING btree (from_account_id, id) WHERE from_balance_cents IS NOT NULL;

CREATE INDEX ledger_transfer_id ON ledger_transfer USING brin (id);

CREATE INDEX ledger_transfer_to ON ledger_transfer USING btree (to_account_id, id) WHERE to_balance_cents IS NOT NULL;

create table member (
  id uuid default uuidv7() not null,
  account text not null,
  realname text not null,
  cpf text,
  birth_date date not null,
  phone text not null,
  email text default ''::text not null,
  nickname text default ''::text not null,
  qq text default ''::text not null,
  gender text default ''::text not null,
  lang text default 'pt'::text not null,
  site text not null,
  status text default 'active'::text not null,
  is_demo boolean default false not null,
  is_tips_on boolean default true not null,
  invite_code text not null,
  top_id uuid,
  agent_id uuid,
  register_ip text default ''::text not null,
  register_area text default ''::text not null,
  password_hash text not null,
  withdrawal_password_hash text,
  created_at timestamp with time zone default house_now() not null,
  updated_at timestamp with time zone default house_now() not null,
  deleted_at timestamp with time zone
);

alter table member add constraint member_pkey PRIMARY KEY (id);

alter table member add constraint member_cpf_unique UNIQUE (cpf);

alter table member add constraint member_invite_code_key UNIQUE (invite_code);

alter table member add constraint member_account_check CHECK (account ~ '^[A-Za-z0-9_]{4,20}$'::text);

alter table member add constraint member_cpf_check CHECK (cpf ~ '^[0-9]{11}$'::text);

alter table member add constraint member_gender_check CHECK (gender = ANY (ARRAY[''::text, 'male'::text, 'female'::text]));

alter table member add constraint member_status_check CHECK (status = ANY (ARRAY['active'::text, 'frozen'::text, 'blacklisted'::text]));

CREATE UNIQUE INDEX member_account_unique ON member USING btree (lower(account));

CREATE INDEX member_created ON member USING btree (created_at);

CREATE INDEX member_top ON member USING btree (top_id) WHERE top_id IS NOT NULL;

create table member_play (
  member_id uuid not null,
  cash_account_id bigint not null,
  bonus_account_id bigint not null,
  seed_id uuid not null,
  nonce integer default 0 not null,
  turnover_cents bigint default 0 not null,
  payout_cents bigint default 0 not null,
  rollover_end_cents bigint default 0 not null,
  is_active boolean default true not null,
  counted_cents bigint default 0 not null,
  paused_until timestamp with time zone,
  has_limits boolean default false not null,
  stake_max_cents bigint
) with (fillfactor=70);

alter table member_play add constraint member_play_pkey PRIMARY KEY (member_id);

create table migration (
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone default now() not null
);

alter table migration add constraint migration_pkey PRIMARY KEY (number);

alter table migration add constraint migration_name_key UNIQUE (name);

create table outbox (
  id bigint generated always as identity not null,
  topic text not null,
  payload jsonb not null,
  created_at timestamp with time zone default house_now() not null,
  xid xid8 default pg_current_xact_id() not null
);

alter table outbox add constraint outbox_pkey PRIMARY KEY (id);

CREATE INDEX outbox_created ON outbox USING brin (created_at);

CREATE INDEX outbox_topic ON outbox USING btree (topic, xid, id);

create table outbox_cursor (
  listener text not null,
  topic text not null,
  xid xid8 default '0'::xid8 not null,
  id bigint default 0 not null,
  updated_at timestamp with time zone default house_now() not null
);

alter table outbox_cursor add constraint outbox_cursor_pkey PRIMARY KEY (listener);

create table payment_method (
  id uuid default uuidv7() not null,
  direction text not null,
  payment_type text not null,
  min_cents bigint not null,
  max_cents bigint not null,
  quick_cents bigint[] default '{}'::bigint[] not null,
  fee_basis_points integer default 0 not null,
  fee_fixed_cents bigint default 0 not null,
  is_open boolean default true not null,
  "position" integer default 0 not null
);

alter table payment_method add constraint payment_method_pkey PRIMARY KEY (id);

alter table payment_method add constraint payment_method_direction_payment_type_key UNIQUE (direction, payment_type);

alter table payment_method add constraint payment_method_check CHECK (max_cents >= min_cents);

alter table payment_method add constraint payment_method_direction_check CHECK (direction = ANY (ARRAY['deposit'::text, 'withdrawal'::text]));

alter table payment_method add constraint payment_method_fee_basis_points_check CHECK (fee_basis_points >= 0 AND fee_basis_points <= 10000);

alter table payment_method add constraint payment_method_fee_fixed_cents_check CHECK (fee_fixed_cents >= 0);

alter table payment_method add constraint payment_method_min_cents_check CHECK (min_cents > 0);

alter table payment_method add constraint payment_method_payment_type_check CHECK (payment_type = ANY (ARRAY['pix'::text, 'cpf'::text, 'cnpj'::text, 'phone'::text, 'email'::text, 'evp'::text, 'bank'::text]));

create table pix_clawback (
  id uuid default uuidv7() not null,
  end_to_end_id text not null,
  return_id text not null,
  amount_cents bigint not null,
  recovered_cents bigint not null,
  created_at timestamp with time zone default house_now() not null
);

alter table pix_clawback add constraint pix_clawback_pkey PRIMARY KEY (id);

alter table pix_clawback add constraint pix_clawback_end_to_end_id_return_id_key UNIQUE (end_to_end_id, return_id);

alter table pix_clawback add constraint pix_clawback_amount_cents_check CHECK (amount_cents > 0);

alter table pix_clawback add constraint pix_clawback_recovered_cents_check CHECK (recovered_cents >= 0);

create table pix_received (
  end_to_end_id text not null,
  txid text,
  deposit_id uuid,
  amount_cents bigint not null,
  payer_document text,
  received_at timestamp with time zone not null,
  state text not null,
  refund_id text,
  reason text default ''::text not null,
  created_at timestamp with time zone default house_now() not null
);

alter table pix_received add constraint pix_received_pkey PRIMARY KEY (end_to_end_id);

alter table pix_received add constraint pix_received_refund_id_key UNIQUE (refund_id);

alter table pix_received add constraint pix_received_amount_cents_check CHECK (amount_cents > 0);

alter table pix_received add constraint pix_received_state_check CHECK (state = ANY (ARRAY['credited'::text, 'refunding'::text, 'refunded'::text, 'unmatched'::text]));

CREATE INDEX pix_received_deposit ON pix_received USING btree (deposit_id);

CREATE INDEX pix_received_unfinished ON pix_received USING btree (created_at) WHERE state = ANY (ARRAY['refunding'::text, 'unmatched'::text]);

create table pix_reconciled (
  only_row boolean default true not null,
  until timestamp with time zone not null
);

alter table pix_reconciled add constraint pix_reconciled_pkey PRIMARY KEY (only_row);

alter table pix_reconciled add constraint pix_reconciled_only_row_check CHECK (only_row);

create table play_day (
  member_id uuid not null,
  day date not null,
  category text not null,
  rounds bigint default 0 not null,
  stake_cents bigint default 0 not null,
  stake_cash_cents bigint default 0 not null,
  payout_cents bigint default 0 not null,
  payout_cash_cents bigint default 0 not null
);

alter table play_day add constraint play_day_pkey PRIMARY KEY (member_id, day, category);

CREATE INDEX play_day_day ON play_day USING btree (day);

create table rollover (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  cause text not null,
  reference uuid not null,
  base_cents bigint not null,
  required_cents bigint not null,
  starts_at_cents bigint not null,
  created_at timestamp with time zone default house_now() not null
);

alter table rollover add constraint rollover_pkey PRIMARY KEY (id);

alter table rollover add constraint rollover_cause_reference_key UNIQUE (cause, reference);

alter table rollover add constraint rollover_base_cents_check CHECK (base_cents > 0);

alter table rollover add constraint rollover_cause_check CHECK (cause = ANY (ARRAY['deposit'::text, 'reward'::text]));

alter table rollover add constraint rollover_required_cents_check CHECK (required_cents > 0);

CREATE INDEX rollover_member ON rollover USING btree (member_id, starts_at_cents);

create table round (
  id uuid not null,
  member_id uuid not null,
  game text not null,
  version smallint not null,
  is_open boolean not null,
  stake_cents bigint not null,
  stake_bonus_cents bigint default 0 not null,
  payout_cents bigint default 0 not null,
  money_before_cents bigint not null,
  money_after_cents bigint not null,
  bonus_after_cents bigint not null,
  seed_id uuid not null,
  nonce integer not null,
  bet jsonb not null,
  outcome jsonb,
  secret jsonb,
  view jsonb,
  idempotency_key text not null,
  created_at timestamp with time zone default house_now() not null,
  settled_at timestamp with time zone
);

alter table round add constraint round_pkey PRIMARY KEY (member_id, id);

alter table round add constraint round_once UNIQUE (member_id, idempotency_key);

alter table round add constraint round_payout_cents_check CHECK (payout_cents >= 0);

alter table round add constraint round_stake_cents_check CHECK (stake_cents > 0);

CREATE UNIQUE INDEX round_one_open ON round USING btree (member_id, game) WHERE is_open;

create table round_action (
  member_id uuid not null,
  round_id uuid not null,
  seq smallint not null,
  action jsonb not null,
  view jsonb not null,
  created_at timestamp with time zone default house_now() not null
);

alter table round_action add constraint round_action_pkey PRIMARY KEY (round_id, seq);

create table secret_try (
  subject text not null,
  tries smallint not null,
  ends_at timestamp with time zone not null
);

alter table secret_try add constraint secret_try_pkey PRIMARY KEY (subject);

alter table secret_try add constraint secret_try_tries_check CHECK (tries >= 0);

CREATE INDEX secret_try_ends ON secret_try USING btree (ends_at);

create table session (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  token_hash bytea not null,
  device text default ''::text not null,
  ip text default ''::text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text
);

alter table session add constraint session_pkey PRIMARY KEY (id);

alter table session add constraint session_token_hash_key UNIQUE (token_hash);

alter table session add constraint session_end_has_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL));

alter table session add constraint session_end_reason_check CHECK (end_reason = ANY (ARRAY['logout'::text, 'revoked'::text, 'idle'::text, 'replaced'::text, 'password_changed'::text, 'frozen'::text]));

alter table session add constraint session_token_hash_check CHECK (length(token_hash) = 32);

CREATE INDEX session_ended ON session USING btree (ended_at) WHERE ended_at IS NOT NULL;

CREATE INDEX session_member_open ON session USING btree (member_id, created_at DESC) WHERE ended_at IS NULL;

CREATE INDEX session_seen ON session USING btree (last_seen_at) WHERE ended_at IS NULL;

create table staff (
  id uuid default uuidv7() not null,
  email text not null,
  password_hash text not null,
  role text not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);

alter table staff add constraint staff_pkey PRIMARY KEY (id);

alter table staff add constraint staff_email_unique UNIQUE (email);

alter table staff add constraint staff_email_check CHECK (email = lower(email) AND email ~~ '%_@_%'::text);

alter table staff add constraint staff_role_check CHECK (role = ANY (ARRAY['support'::text, 'finance'::text, 'risk'::text, 'content'::text, 'admin'::text]));

create table staff_session (
  id uuid default uuidv7() not null,
  staff_id uuid not null,
  token_hash bytea not null,
  device text default ''::text not null,
  ip text default ''::text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text
);

alter table staff_session add constraint staff_session_pkey PRIMARY KEY (id);

alter table staff_session add constraint staff_session_token_hash_key UNIQUE (token_hash);

alter table staff_session add constraint staff_session_end_has_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL));

alter table staff_session add constraint staff_session_end_reason_check CHECK (end_reason = ANY (ARRAY['logout'::text, 'expired'::text, 'password_changed'::text]));

alter table staff_session add constraint staff_session_token_hash_check CHECK (length(token_hash) = 32);

CREATE INDEX staff_session_open ON staff_session USING btree (staff_id) WHERE ended_at IS NULL;

create table withdrawal (
  id uuid default uuidv7() not null,
  order_number text not null,
  member_id uuid not null,
  method_id uuid not null,
  amount_cents bigint not null,
  fee_cents bigint not null,
  state text default 'submitted'::text not null,
  holder_name text not null,
  key_kind text not null,
  key_value text not null,
  bank text default ''::text not null,
  branch text default ''::text not null,
  account_type text default ''::text not null,
  member_remark text default ''::text not null,
  reason text default ''::text not null,
  first_reviewer text default ''::text not null,
  second_reviewer text default ''::text not null,
  payout_id text,
  end_to_end_id text,
  created_at timestamp with time zone default house_now() not null,
  reviewed_at timestamp with time zone,
  paid_at timestamp with time zone
);

alter table withdrawal add constraint withdrawal_pkey PRIMARY KEY (id);

alter table withdrawal add constraint withdrawal_order_number_key UNIQUE (order_number);

alter table withdrawal add constraint withdrawal_payout_id_key UNIQUE (payout_id);

alter table withdrawal add constraint withdrawal_amount_cents_check CHECK (amount_cents > 0);

alter table withdrawal add constraint withdrawal_check CHECK (fee_cents < amount_cents);

alter table withdrawal add constraint withdrawal_fee_cents_check CHECK (fee_cents >= 0);

alter table withdrawal add constraint withdrawal_state_check CHECK (state = ANY (ARRAY['submitted'::text, 'second_review'::text, 'approved'::text, 'paying'::text, 'paid'::text, 'rejected'::text, 'cancelled'::text, 'failed'::text]));

CREATE INDEX withdrawal_member ON withdrawal USING btree (member_id, created_at DESC);

CREATE INDEX withdrawal_queue ON withdrawal USING btree (state, created_at);

CREATE OR REPLACE FUNCTION public.house_day(p_at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (p_at at time zone 'America/Sao_Paulo')::date
$function$;

CREATE OR REPLACE FUNCTION public.ledger_open_wallets(p_member_id uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into ledger_account (member_id, kind)
  select p_member_id, kind from unnest(array['cash', 'bonus', 'held', 'rebate']) as kind
  on conflict on constraint ledger_account_unique do nothing;
$function$;

CREATE OR REPLACE FUNCTION public.ledger_post(p_from bigint, p_to bigint, p_amount_cents bigint, p_kind text, p_reference uuid, p_step smallint DEFAULT 0)
 RETURNS TABLE(transfer_id bigint, from_balance bigint, to_balance bigint, posted boolean)
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
AS $function$
declare
  prior ledger_transfer;
  accounts integer;
begin
  perform 1 from member_play p
    where p.member_id in (select a.member_id from ledger_account a where a.id in (p_from, p_to))
    order by p.member_id for update;
  select * into prior from ledger_transfer t where t.reference = p_reference and t.kind = p_kind and t.step = p_step;
  if found then
    if prior.from_account_id <> p_from or prior.to_account_id <> p_to or prior.amount_cents <> p_amount_cents then
      raise exception 'movement % of % was posted with other values', p_kind, p_reference using errcode = 'ARL01';
    end if;
    return query select prior.id, prior.from_balance_cents, prior.to_balance_cents, false;
    return;
  end if;
  select count(*) into accounts from ledger_account a where a.id in (p_from, p_to);
  if accounts <> 2 then
    raise exception 'unknown account in movement % of %', p_kind, p_reference using errcode = 'ARL02';
  end if;
  update ledger_account a set balance_cents = a.balance_cents - p_amount_cents
    where a.id = p_from and a.member_id is not null returning a.balance_cents into from_balance;
  update ledger_account a set balance_cents = a.balance_cents + p_amount_cents
    where a.id = p_to and a.member_id is not null returning a.balance_cents into to_balance;
  insert into ledger_transfer
    (from_account_id, to_account_id, amount_cents, from_balance_cents, to_balance_cents, kind, reference, step)
    values (p_from, p_to, p_amount_cents, from_balance, to_balance, p_kind, p_reference, p_step)
    returning id into transfer_id;
  posted := true;
  return next;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_refuse_opening_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an account opens with a balance of zero' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_refuse_strangers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('arara.ledger', true) is distinct from 'posting' then
    raise exception 'only the ledger writes %', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.member_play_follow_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update member_play set is_active = (new.status = 'active') where member_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.protection_refuses_bet(p_member_id uuid, p_stake_cents bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select false
$function$;

CREATE OR REPLACE FUNCTION public.reward_refusal(p_member_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case when m.is_demo then 'demo_not_allowed' when m.status <> 'active' then 'member_frozen' end
    from member m where m.id = p_member_id
$function$;

CREATE OR REPLACE FUNCTION public.rollover_add(p_member_id uuid, p_cause text, p_reference uuid, p_base_cents bigint, p_times integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  play member_play;
  start_cents bigint;
begin
  select * into strict play from member_play where member_id = p_member_id for update;
  if exists (select 1 from rollover where cause = p_cause and reference = p_reference) then return; end if;
  start_cents := greatest(play.rollover_end_cents, play.counted_cents);
  insert into rollover (member_id, cause, reference, base_cents, required_cents, starts_at_cents)
    values (p_member_id, p_cause, p_reference, p_base_cents, p_base_cents * p_times, start_cents);
  update member_play set rollover_end_cents = start_cents + p_base_cents * p_times where member_id = p_member_id;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_bets(p_member uuid[], p_round uuid[], p_seed uuid[], p_nonce integer[], p_game text[], p_version smallint[], p_stake bigint[], p_payout bigint[], p_bet jsonb[], p_outcome jsonb[], p_secret jsonb[], p_view jsonb[], p_key text[], p_contribution smallint[])
 RETURNS TABLE(n integer, status text, round_id uuid, cash bigint, bonus bigint, seed_id uuid, nonce integer)
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
declare
  members uuid[];
  cash_ids bigint[];
  bonus_ids bigint[];
  seeds uuid[];
  nonces integer[];
  actives boolean[];
  pauses timestamptz[];
  limited boolean[];
  stakes_max bigint[];
  moment timestamptz := house_now();
begin
  -- The row of plays is the gate to a member's money: ledger_post takes it too.
  select array_agg(p.member_id), array_agg(p.cash_account_id), array_agg(p.bonus_account_id), array_agg(p.seed_id),
         array_agg(p.nonce), array_agg(p.is_active), array_agg(p.paused_until), array_agg(p.has_limits),
         array_agg(p.stake_max_cents)
    into members, cash_ids, bonus_ids, seeds, nonces, actives, pauses, limited, stakes_max
    from (select * from member_play where member_id = any(p_member) order by member_id for update) as p;
  if members is distinct from p_member then
    raise exception 'a batch has one bet of each member, in the order of member ids' using errcode = 'ARG02';
  end if;
  -- A new statement sees what others committed while this one waited for the gate.
  return query
  with judged as materialized (
    select i.*, i.payout is null as is_open,
      coalesce(i.payout, 0) - coalesce(i.payout, 0) * (i.stake - least(i.stake, c.balance_cents)) / i.stake as payout_cash,
      coalesce(i.payout, 0) * (i.stake - least(i.stake, c.balance_cents)) / i.stake as payout_bonus,
      c.ctid as cash_row,
      c.balance_cents as cash, b.balance_cents as bonus,
      least(i.stake, c.balance_cents) as stake_cash,
      i.stake - least(i.stake, c.balance_cents) as stake_bonus,
      prior.id as prior_id,
      case
        when prior.id is not null then
          case when prior.game = i.game and prior.bet = i.bet then 'repeated' else 'conflict' end
        when not i.is_active then 'blocked'
        when i.paused_until > moment then 'paused'
        when i.stake > i.stake_max then 'bonus_stake'
        when i.seed_now <> i.seed_id or i.nonce_now <> i.nonce then 'stale'
        when c.balance_cents + b.balance_cents < i.stake then 'poor'
        when i.payout is null and exists (
          select 1 from round o where o.member_id = i.member_id and o.game = i.game and o.is_open) then 'open'
        when i.has_limits and protection_refuses_bet(i.member_id, i.stake) then 'limit'
        else 'ok'
      end as status
    from unnest(p_member, p_round, p_seed, p_nonce, p_game, p_version, p_stake, p_payout, p_bet, p_outcome, p_secret,
                p_view, p_key, p_contribution, cash_ids, bonus_ids, seeds, nonces, actives, pauses, limited, stakes_max)
      with ordinality as i(member_id, round_id, seed_id, nonce, game, version, stake, payout, bet, outcome, secret, view,
                           key, contribution, cash_account_id, bonus_account_id, seed_now, nonce_now, is_active, paused_until,
                           has_limits, stake_max, n)
    join ledger_account c on c.id = i.cash_account_id
    join ledger_account b on b.id = i.bonus_account_id
    left join round prior on prior.member_id = i.member_id and prior.idempotency_key = i.key
  ),
  good as materialized (
    select j.* from judged j where j.status = 'ok'
  ),
  cash_moved as (
    -- Behind the gate nobody else moves this row, so its place is found again without its index.
    update ledger_account a set balance_cents = a.balance_cents - g.stake_cash + g.payout_cash
    from good g where a.ctid = g.cash_row
  ),
  bonus_moved as (
    update ledger_account a set balance_cents = a.balance_cents - g.stake_bonus + g.payout_bonus
    from good g where g.stake_bonus > 0 and a.id = g.bonus_account_id
  ),
  played as (
    update member_play p set nonce = p.nonce + 1,
      turnover_cents = p.turnover_cents + case when g.is_open then 0 else g.stake end,
      counted_cents = p.counted_cents + case when g.is_open then 0 else g.stake * case when g.stake_max is null then 100 else g.contribution end / 100 end,
      payout_cents = p.payout_cents + coalesce(g.payout, 0)
    from good g where p.member_id = g.member_id
  ),
  rounds as (
    insert into round (id, member_id, game, version, is_open, stake_cents, stake_bonus_cents, payout_cents,
      money_before_cents, money_after_cents, bonus_after_cents, seed_id, nonce, bet, outcome, secret, view,
      idempotency_key, created_at, settled_at)
    select g.round_id, g.member_id, g.game, g.version, g.is_open, g.stake, g.stake_bonus, coalesce(g.payout, 0),
      g.cash, g.cash - g.stake_cash + g.payout_cash, g.bonus - g.stake_bonus + g.payout_bonus, g.seed_id, g.nonce,
      g.bet, g.outcome, g.secret, g.view, g.key, moment, case when g.is_open then null else moment end
    from good g
  ),
  moved as (
    insert into ledger_transfer
      (from_account_id, to_account_id, amount_cents, from_balance_cents, to_balance_cents, kind, reference, created_at)
    select t.from_id, t.to_id, t.amount, t.from_balance, t.to_balance, t.kind, g.round_id, moment
    from good g
    cross join lateral (values
      (1, g.cash_account_id, case when g.is_open then 2 else 1 end, g.stake_cash, g.cash - g.stake_cash, null::bigint, 'stake'),
      (2, g.bonus_account_id, case when g.is_open then 2 else 1 end, g.stake_bonus, g.bonus - g.stake_bonus, null, 'stake_bonus'),
      (3, 1, g.cash_account_id, g.payout_cash, null, g.cash - g.stake_cash + g.payout_cash, 'payout'),
      (4, 1, g.bonus_account_id, g.payout_bonus, null, g.bonus - g.stake_bonus + g.payout_bonus, 'payout_bonus')
    ) as t(part, from_id, to_id, amount, from_balance, to_balance, kind)
    where t.amount > 0
    order by g.n, t.part
  ),
  told as (
    insert into outbox (topic, payload, created_at)
    select 'rounds.settled', jsonb_build_object('members', array_agg(g.member_id), 'rounds', array_agg(g.round_id)), moment
      from good g where not g.is_open having count(*) > 0
  )
  select j.n::integer, j.status, coalesce(j.prior_id, j.round_id),
    j.cash + case when j.status = 'ok' then j.payout_cash - j.stake_cash else 0 end,
    j.bonus + case when j.status = 'ok' then j.payout_bonus - j.stake_bonus else 0 end,
    j.seed_now, j.nonce_now
  from judged j;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_step(p_member_id uuid, p_round_id uuid, p_payout bigint, p_outcome jsonb, p_secret jsonb, p_view jsonb, p_contribution smallint)
 RETURNS TABLE(cash bigint, bonus bigint)
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
AS $function$
declare
  r round;
  play member_play;
  stake_cash bigint;
  payout_bonus bigint;
begin
  select * into strict r from round where member_id = p_member_id and id = p_round_id for update;
  if not r.is_open then raise exception 'round % is settled', p_round_id using errcode = 'ARG01'; end if;
  select * into strict play from member_play where member_id = r.member_id for update;
  if p_payout is null then
    update round set secret = p_secret, view = p_view where member_id = p_member_id and id = p_round_id;
  else
    stake_cash := r.stake_cents - r.stake_bonus_cents;
    payout_bonus := p_payout * r.stake_bonus_cents / r.stake_cents;
    perform ledger_post(2, 1, r.stake_cents, 'stake_settled', r.id);
    if p_payout - payout_bonus > 0 then
      perform ledger_post(1, play.cash_account_id, p_payout - payout_bonus, 'payout', r.id);
    end if;
    if payout_bonus > 0 then
      perform ledger_post(1, play.bonus_account_id, payout_bonus, 'payout_bonus', r.id);
    end if;
    update member_play set turnover_cents = turnover_cents + r.stake_cents,
      counted_cents = counted_cents
        + r.stake_cents * case when play.stake_max_cents is null then 100 else p_contribution end / 100,
      payout_cents = payout_cents + p_payout
      where member_id = r.member_id;
    update round set is_open = false, payout_cents = p_payout, outcome = p_outcome, secret = null, view = p_view,
      settled_at = house_now(),
      money_after_cents = (select balance_cents from ledger_account where id = play.cash_account_id),
      bonus_after_cents = (select balance_cents from ledger_account where id = play.bonus_account_id)
      where member_id = p_member_id and id = p_round_id;
    insert into outbox (topic, payload) values ('rounds.settled',
      jsonb_build_object('members', array[r.member_id], 'rounds', array[p_round_id]));
  end if;
  return query select c.balance_cents, b.balance_cents from ledger_account c, ledger_account b
    where c.id = play.cash_account_id and b.id = play.bonus_account_id;
end $function$;

alter table audit_log add constraint audit_log_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table bank_account add constraint bank_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table deposit add constraint deposit_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table deposit add constraint deposit_method_id_fkey FOREIGN KEY (method_id) REFERENCES payment_method(id);

alter table fair_seed add constraint fair_seed_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table favourite add constraint favourite_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id);

alter table favourite add constraint favourite_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table idempotency add constraint idempotency_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table ledger_account add constraint ledger_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table member add constraint member_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member(id);

alter table member add constraint member_top_id_fkey FOREIGN KEY (top_id) REFERENCES member(id);

alter table member_play add constraint member_play_bonus_account_id_fkey FOREIGN KEY (bonus_account_id) REFERENCES ledger_account(id);

alter table member_play add constraint member_play_cash_account_id_fkey FOREIGN KEY (cash_account_id) REFERENCES ledger_account(id);

alter table member_play add constraint member_play_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table member_play add constraint member_play_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES fair_seed(id);

alter table pix_clawback add constraint pix_clawback_end_to_end_id_fkey FOREIGN KEY (end_to_end_id) REFERENCES pix_received(end_to_end_id);

alter table pix_received add constraint pix_received_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id);

alter table play_day add constraint play_day_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table rollover add constraint rollover_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table round_action add constraint round_action_member_id_round_id_fkey FOREIGN KEY (member_id, round_id) REFERENCES round(member_id, id);

alter table session add constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table staff_session add constraint staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table withdrawal add constraint withdrawal_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table withdrawal add constraint withdrawal_method_id_fkey FOREIGN KEY (method_id) REFERENCES payment_method(id);

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER ledger_account_opens_at_zero BEFORE INSERT ON ledger_account FOR EACH ROW WHEN (new.balance_cents <> 0) EXECUTE FUNCTION ledger_refuse_opening_balance();

CREATE TRIGGER ledger_account_strangers BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_account FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_strangers();

CREATE TRIGGER ledger_transfer_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER ledger_transfer_strangers BEFORE INSERT ON ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_strangers();

CREATE TRIGGER member_status_to_play AFTER UPDATE OF status ON member FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION member_play_follow_status();
