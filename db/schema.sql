-- Generated from db/migrations by `node scripts/schema.mjs`: do not edit.
-- The schema as it stands after the last migration, to read and to compare.

set check_function_bodies = off;

create extension fuzzystrmatch with schema public;

create extension pg_trgm with schema public;

CREATE OR REPLACE FUNCTION public.house_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select now() + coalesce(nullif(current_setting('arara.clock_shift', true), ''), '0')::interval
$function$;

create table abuse_case (
  id uuid default uuidv7() not null,
  member_id uuid,
  signal text not null,
  cause text not null,
  evidence jsonb not null,
  state text default 'open'::text not null,
  outcome text,
  reason text default ''::text not null,
  taken_cents bigint default 0 not null,
  decided_by uuid,
  created_at timestamp with time zone default house_now() not null,
  decided_at timestamp with time zone
);

alter table abuse_case add constraint abuse_case_pkey PRIMARY KEY (id);

alter table abuse_case add constraint abuse_case_once UNIQUE NULLS NOT DISTINCT (signal, cause, member_id);

alter table abuse_case add constraint abuse_case_check CHECK ((state = 'closed'::text) = (outcome IS NOT NULL));

alter table abuse_case add constraint abuse_case_check1 CHECK ((state = 'open'::text) = (decided_at IS NULL));

alter table abuse_case add constraint abuse_case_check2 CHECK (state = 'open'::text OR decided_by IS NOT NULL);

alter table abuse_case add constraint abuse_case_outcome_check CHECK (outcome = ANY (ARRAY['cancel'::text, 'deduct'::text, 'freeze'::text, 'blacklist'::text]));

alter table abuse_case add constraint abuse_case_signal_check CHECK (signal = ANY (ARRAY['same_device'::text, 'same_payer'::text, 'same_key'::text, 'opposite_bets'::text, 'scripted_cadence'::text, 'unmatched_pix'::text, 'clawback'::text, 'paid_and_returned'::text, 'payout_denied'::text, 'hardly_risked'::text]));

alter table abuse_case add constraint abuse_case_state_check CHECK (state = ANY (ARRAY['open'::text, 'dismissed'::text, 'closed'::text]));

alter table abuse_case add constraint abuse_case_taken_cents_check CHECK (taken_cents >= 0);

CREATE INDEX abuse_case_member ON abuse_case USING btree (member_id);

CREATE INDEX abuse_case_newest ON abuse_case USING btree (created_at DESC, id DESC);

CREATE INDEX abuse_case_state ON abuse_case USING btree (state, created_at DESC);

create table agency_betting_tier (
  category text not null,
  from_cents bigint not null,
  level_1_bp integer not null,
  level_2_bp integer not null,
  level_3_bp integer not null
);

alter table agency_betting_tier add constraint agency_betting_tier_pkey PRIMARY KEY (category, from_cents);

alter table agency_betting_tier add constraint agency_betting_tier_from_cents_check CHECK (from_cents >= 0);

alter table agency_betting_tier add constraint agency_betting_tier_level_1_bp_check CHECK (level_1_bp >= 0 AND level_1_bp <= 10000);

alter table agency_betting_tier add constraint agency_betting_tier_level_2_bp_check CHECK (level_2_bp >= 0 AND level_2_bp <= 10000);

alter table agency_betting_tier add constraint agency_betting_tier_level_3_bp_check CHECK (level_3_bp >= 0 AND level_3_bp <= 10000);

create table agency_claim (
  id uuid default uuidv7() not null,
  agent_id uuid not null,
  amount_cents bigint not null,
  created_at timestamp with time zone default house_now() not null
);

alter table agency_claim add constraint agency_claim_pkey PRIMARY KEY (id);

alter table agency_claim add constraint agency_claim_amount_cents_check CHECK (amount_cents > 0);

CREATE INDEX agency_claim_agent ON agency_claim USING btree (agent_id, created_at DESC);

create table agency_day (
  day date not null,
  settled_at timestamp with time zone default house_now() not null,
  agents integer default 0 not null,
  settled_rows integer default 0 not null,
  amount_cents bigint default 0 not null
);

alter table agency_day add constraint agency_day_pkey PRIMARY KEY (day);

create table agency_link (
  agent_id uuid not null,
  level smallint not null,
  member_id uuid not null,
  registered_at timestamp with time zone not null
);

alter table agency_link add constraint agency_link_pkey PRIMARY KEY (member_id, level);

alter table agency_link add constraint agency_link_check CHECK (agent_id <> member_id);

alter table agency_link add constraint agency_link_level_check CHECK (level >= 1 AND level <= 3);

CREATE INDEX agency_link_agent ON agency_link USING btree (agent_id, registered_at DESC, member_id);

create table agency_recharge_tier (
  from_cents bigint not null,
  level_1_bp integer not null,
  level_2_bp integer not null,
  level_3_bp integer not null
);

alter table agency_recharge_tier add constraint agency_recharge_tier_pkey PRIMARY KEY (from_cents);

alter table agency_recharge_tier add constraint agency_recharge_tier_from_cents_check CHECK (from_cents >= 0);

alter table agency_recharge_tier add constraint agency_recharge_tier_level_1_bp_check CHECK (level_1_bp >= 0 AND level_1_bp <= 10000);

alter table agency_recharge_tier add constraint agency_recharge_tier_level_2_bp_check CHECK (level_2_bp >= 0 AND level_2_bp <= 10000);

alter table agency_recharge_tier add constraint agency_recharge_tier_level_3_bp_check CHECK (level_3_bp >= 0 AND level_3_bp <= 10000);

create table agency_rule (
  only_row boolean default true not null,
  min_active integer not null,
  min_payout_cents bigint not null,
  cap_cents bigint not null
);

alter table agency_rule add constraint agency_rule_pkey PRIMARY KEY (only_row);

alter table agency_rule add constraint agency_rule_cap_cents_check CHECK (cap_cents > 0);

alter table agency_rule add constraint agency_rule_min_active_check CHECK (min_active >= 0);

alter table agency_rule add constraint agency_rule_min_payout_cents_check CHECK (min_payout_cents >= 0);

alter table agency_rule add constraint agency_rule_only_row_check CHECK (only_row);

create table agency_settlement (
  agent_id uuid not null,
  day date not null,
  mechanism text not null,
  level smallint not null,
  base_cents bigint not null,
  commission_cents bigint not null,
  amount_cents bigint not null,
  active integer not null,
  state text not null,
  reason text default ''::text not null,
  claim_id uuid
);

alter table agency_settlement add constraint agency_settlement_pkey PRIMARY KEY (agent_id, day, mechanism, level);

alter table agency_settlement add constraint agency_settlement_base_cents_check CHECK (base_cents > 0);

alter table agency_settlement add constraint agency_settlement_check CHECK (amount_cents >= 0 AND amount_cents <= commission_cents);

alter table agency_settlement add constraint agency_settlement_claimed CHECK ((state = 'claimed'::text) = (claim_id IS NOT NULL));

alter table agency_settlement add constraint agency_settlement_commission_cents_check CHECK (commission_cents > 0);

alter table agency_settlement add constraint agency_settlement_level_check CHECK (level >= 1 AND level <= 3);

alter table agency_settlement add constraint agency_settlement_mechanism_check CHECK (mechanism = ANY (ARRAY['recharge'::text, 'betting'::text]));

alter table agency_settlement add constraint agency_settlement_refused CHECK (state <> 'refused'::text OR amount_cents = 0);

alter table agency_settlement add constraint agency_settlement_state_check CHECK (state = ANY (ARRAY['claimable'::text, 'claimed'::text, 'refused'::text]));

CREATE INDEX agency_settlement_claimable ON agency_settlement USING btree (agent_id) WHERE state = 'claimable'::text;

create table announcement (
  id uuid default uuidv7() not null,
  site text not null,
  kind text not null,
  title jsonb not null,
  body jsonb not null,
  announced_at timestamp with time zone default house_now() not null,
  effective_at timestamp with time zone,
  promotion text,
  withdrawn_at timestamp with time zone
);

alter table announcement add constraint announcement_pkey PRIMARY KEY (id);

CREATE OR REPLACE FUNCTION public.in_nine_languages(p_text jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_typeof(p_text) = 'object'
     and p_text ?& array['cn', 'en', 'ch', 'pt', 'vi', 'id', 'th', 'tr', 'msa']
     and (select count(*) = 9 and bool_and(jsonb_typeof(value) = 'string' and btrim(value #>> '{}') <> '')
            from jsonb_each(p_text))
$function$;

alter table announcement add constraint announcement_body_check CHECK (in_nine_languages(body));

alter table announcement add constraint announcement_kind_check CHECK (kind = ANY (ARRAY['terms'::text, 'news'::text, 'games'::text, 'promotion'::text]));

alter table announcement add constraint announcement_terms_wait_two_weeks CHECK (kind <> 'terms'::text OR effective_at IS NOT NULL AND (effective_at - announced_at) >= '14 days'::interval);

alter table announcement add constraint announcement_title_check CHECK (in_nine_languages(title));

CREATE INDEX announcement_site ON announcement USING btree (site, announced_at DESC);

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
  hash text not null,
  is_look boolean generated always as (action ~ '\.(view|search)(_[a-z_]+)?$'::text) stored not null
);

alter table audit_log add constraint audit_log_pkey PRIMARY KEY (id);

alter table audit_log add constraint audit_log_hash_unique UNIQUE (hash);

alter table audit_log add constraint audit_log_action_check CHECK (action ~ '^[a-z]+(\.[a-z_]+)+$'::text);

alter table audit_log add constraint audit_log_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text);

alter table audit_log add constraint audit_log_id_check CHECK (id > 0);

CREATE INDEX audit_log_action ON audit_log USING btree (action, is_look, id DESC);

CREATE INDEX audit_log_kind ON audit_log USING btree (is_look, id DESC);

CREATE INDEX audit_log_looks ON audit_log USING btree (staff_id, action, subject_id, at DESC) WHERE is_look;

CREATE INDEX audit_log_searched ON audit_log USING btree (at) WHERE is_look AND detail ?| ARRAY['search'::text, 'ip'::text, 'device'::text];

CREATE INDEX audit_log_shown ON audit_log USING btree (staff_id, at) WHERE is_look;

CREATE INDEX audit_log_staff ON audit_log USING btree (staff_email, is_look, id DESC);

CREATE INDEX audit_log_subject ON audit_log USING btree (subject_id, is_look, id DESC);

create table audit_redaction (
  audit_id bigint not null,
  row_id bigint not null,
  kept text not null
);

alter table audit_redaction add constraint audit_redaction_pkey PRIMARY KEY (row_id, audit_id);

alter table audit_redaction add constraint audit_redaction_check CHECK (row_id < audit_id);

alter table audit_redaction add constraint audit_redaction_kept_check CHECK (kept ~ '^[0-9a-f]{64}$'::text);

CREATE INDEX audit_redaction_audit ON audit_redaction USING btree (audit_id, row_id);

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

CREATE INDEX bank_account_added ON bank_account USING btree (created_at);

CREATE INDEX bank_account_member ON bank_account USING btree (member_id);

CREATE UNIQUE INDEX bank_account_once ON bank_account USING btree (member_id, kind, value, bank, branch) WHERE removed_at IS NULL;

CREATE INDEX bank_account_removed ON bank_account USING btree (removed_at) WHERE removed_at IS NOT NULL;

CREATE INDEX bank_account_value ON bank_account USING btree (kind, value);

create table banner (
  id uuid default uuidv7() not null,
  site text not null,
  tag jsonb not null,
  title jsonb not null,
  body jsonb not null,
  button jsonb not null,
  link text not null,
  picture_url text not null,
  phone_picture_url text not null,
  promotion text,
  starts_at timestamp with time zone default house_now() not null,
  ends_at timestamp with time zone,
  "position" integer default 0 not null,
  is_open boolean default true not null
);

alter table banner add constraint banner_pkey PRIMARY KEY (id);

alter table banner add constraint banner_body_check CHECK (in_nine_languages(body));

alter table banner add constraint banner_button_check CHECK (in_nine_languages(button));

alter table banner add constraint banner_check CHECK (ends_at > starts_at);

alter table banner add constraint banner_tag_check CHECK (in_nine_languages(tag));

alter table banner add constraint banner_title_check CHECK (in_nine_languages(title));

CREATE INDEX banner_site ON banner USING btree (site, "position");

create table bonus (
  id uuid not null,
  member_id uuid not null,
  promotion text not null,
  deposit_id uuid,
  amount_cents bigint not null,
  stake_max_cents bigint not null,
  state text default 'active'::text not null,
  ended_cents bigint default 0 not null,
  created_at timestamp with time zone default house_now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  open_rounds uuid[] default '{}'::uuid[] not null
);

alter table bonus add constraint bonus_pkey PRIMARY KEY (id);

alter table bonus add constraint bonus_amount_cents_check CHECK (amount_cents > 0);

alter table bonus add constraint bonus_check CHECK ((state = 'active'::text) = (ended_at IS NULL));

alter table bonus add constraint bonus_ended_cents_check CHECK (ended_cents >= 0);

alter table bonus add constraint bonus_stake_max_cents_check CHECK (stake_max_cents > 0);

alter table bonus add constraint bonus_state_check CHECK (state = ANY (ARRAY['active'::text, 'met'::text, 'lost'::text, 'expired'::text, 'forfeited'::text]));

CREATE INDEX bonus_expiry ON bonus USING btree (expires_at) WHERE state = 'active'::text;

CREATE INDEX bonus_member ON bonus USING btree (member_id, created_at DESC);

CREATE UNIQUE INDEX bonus_one_active ON bonus USING btree (member_id) WHERE state = 'active'::text;

CREATE INDEX bonus_open_rounds ON bonus USING btree (member_id) WHERE open_rounds <> '{}'::uuid[];

create table captcha (
  key text not null,
  answer_hash bytea not null,
  expires_at timestamp with time zone not null
);

alter table captcha add constraint captcha_pkey PRIMARY KEY (key);

alter table captcha add constraint captcha_answer_hash_check CHECK (length(answer_hash) = 32);

CREATE INDEX captcha_expires ON captcha USING btree (expires_at);

create table catalogue_change (
  id bigint generated always as identity not null,
  at timestamp with time zone default house_now() not null
);

alter table catalogue_change add constraint catalogue_change_pkey PRIMARY KEY (id);

create table catalogue_import (
  platform text not null,
  digest text not null,
  state text default 'waiting'::text not null,
  added integer not null,
  changed integer not null,
  gone integer not null,
  titles jsonb not null,
  read_at timestamp with time zone default house_now() not null,
  changes jsonb default '[]'::jsonb not null
);

alter table catalogue_import add constraint catalogue_import_pkey PRIMARY KEY (platform);

alter table catalogue_import add constraint catalogue_import_added_check CHECK (added >= 0);

alter table catalogue_import add constraint catalogue_import_changed_check CHECK (changed >= 0);

alter table catalogue_import add constraint catalogue_import_gone_check CHECK (gone >= 0);

alter table catalogue_import add constraint catalogue_import_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'dismissed'::text]));

create table chat_hidden (
  member_id uuid not null,
  hidden_id uuid not null,
  created_at timestamp with time zone default house_now() not null
);

alter table chat_hidden add constraint chat_hidden_pkey PRIMARY KEY (member_id, hidden_id);

create table chat_member (
  member_id uuid not null,
  public_id uuid default gen_random_uuid() not null,
  muted_until timestamp with time zone,
  mute_reason text default ''::text not null
);

alter table chat_member add constraint chat_member_pkey PRIMARY KEY (member_id);

alter table chat_member add constraint chat_member_public_id_key UNIQUE (public_id);

CREATE INDEX chat_member_muted ON chat_member USING btree (muted_until) WHERE muted_until IS NOT NULL;

create table chat_message (
  id bigint generated always as identity not null,
  room text not null,
  member_id uuid,
  text text default ''::text not null,
  mentions uuid[] default '{}'::uuid[] not null,
  key text,
  fill jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default house_now() not null,
  deleted_at timestamp with time zone
);

alter table chat_message add constraint chat_message_pkey PRIMARY KEY (id);

alter table chat_message add constraint chat_message_check CHECK ((member_id IS NULL) = (key IS NOT NULL));

alter table chat_message add constraint chat_message_check1 CHECK (member_id IS NULL OR text <> ''::text);

CREATE INDEX chat_message_created ON chat_message USING btree (created_at);

CREATE INDEX chat_message_member ON chat_message USING btree (member_id, created_at) WHERE member_id IS NOT NULL;

CREATE INDEX chat_message_room ON chat_message USING btree (room, id DESC);

create table chat_rain (
  id uuid default uuidv7() not null,
  cause text not null,
  offered_cents bigint not null,
  share_cents bigint default 0 not null,
  members integer default 0 not null,
  reason text default ''::text not null,
  staff_id uuid,
  created_at timestamp with time zone default house_now() not null
);

alter table chat_rain add constraint chat_rain_pkey PRIMARY KEY (id);

alter table chat_rain add constraint chat_rain_cause_key UNIQUE (cause);

alter table chat_rain add constraint chat_rain_check CHECK ((share_cents * members) <= offered_cents);

alter table chat_rain add constraint chat_rain_members_check CHECK (members >= 0);

alter table chat_rain add constraint chat_rain_offered_cents_check CHECK (offered_cents >= 0);

alter table chat_rain add constraint chat_rain_share_cents_check CHECK (share_cents >= 0);

CREATE INDEX chat_rain_fell ON chat_rain USING btree (created_at DESC) WHERE members > 0;

create table chat_rain_share (
  id uuid default uuidv7() not null,
  rain_id uuid not null,
  member_id uuid not null,
  amount_cents bigint not null,
  settled_at timestamp with time zone,
  refusal text default ''::text not null
);

alter table chat_rain_share add constraint chat_rain_share_pkey PRIMARY KEY (id);

alter table chat_rain_share add constraint chat_rain_share_rain_id_member_id_key UNIQUE (rain_id, member_id);

alter table chat_rain_share add constraint chat_rain_share_amount_cents_check CHECK (amount_cents > 0);

CREATE INDEX chat_rain_share_due ON chat_rain_share USING btree (rain_id, member_id) WHERE settled_at IS NULL;

CREATE INDEX chat_rain_share_member ON chat_rain_share USING btree (member_id);

create table chat_report (
  id uuid default uuidv7() not null,
  message_id bigint not null,
  room text not null,
  text text not null,
  author_id uuid not null,
  reporter_id uuid not null,
  reason text not null,
  note text default ''::text not null,
  state text default 'open'::text not null,
  closed_by uuid,
  created_at timestamp with time zone default house_now() not null,
  closed_at timestamp with time zone
);

alter table chat_report add constraint chat_report_pkey PRIMARY KEY (id);

alter table chat_report add constraint chat_report_once UNIQUE (message_id, reporter_id);

alter table chat_report add constraint chat_report_check CHECK ((state = 'closed'::text) = (closed_by IS NOT NULL AND closed_at IS NOT NULL));

alter table chat_report add constraint chat_report_reason_check CHECK (reason = ANY (ARRAY['insult'::text, 'spam'::text, 'scam'::text, 'personal_data'::text, 'other'::text]));

alter table chat_report add constraint chat_report_state_check CHECK (state = ANY (ARRAY['open'::text, 'closed'::text]));

CREATE INDEX chat_report_age ON chat_report USING btree (closed_at) WHERE state = 'closed'::text AND (text || note) <> ''::text;

CREATE INDEX chat_report_state ON chat_report USING btree (state, created_at);

create table chat_setting (
  is_only boolean default true not null,
  rain_cents bigint default 5000 not null
);

alter table chat_setting add constraint chat_setting_pkey PRIMARY KEY (is_only);

alter table chat_setting add constraint chat_setting_is_only_check CHECK (is_only);

alter table chat_setting add constraint chat_setting_rain_cents_check CHECK (rain_cents >= 0);

create table contact_code (
  member_id uuid not null,
  kind text not null,
  address text not null,
  code_hash bytea not null,
  tries smallint default 0 not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);

alter table contact_code add constraint contact_code_pkey PRIMARY KEY (member_id, kind);

alter table contact_code add constraint contact_code_code_hash_check CHECK (length(code_hash) = 32);

alter table contact_code add constraint contact_code_kind_check CHECK (kind = ANY (ARRAY['email'::text, 'phone'::text]));

alter table contact_code add constraint contact_code_tries_check CHECK (tries >= 0 AND tries <= 5);

CREATE INDEX contact_code_expires ON contact_code USING btree (expires_at);

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

create table database_life (
  only_row boolean default true not null,
  system_id text not null,
  timeline text not null,
  met_at timestamp with time zone default house_now() not null,
  payouts_held_since timestamp with time zone
);

alter table database_life add constraint database_life_pkey PRIMARY KEY (only_row);

alter table database_life add constraint database_life_only_row_check CHECK (only_row);

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

CREATE INDEX deposit_credited ON deposit USING btree (member_id, credited_at) WHERE state = 'credited'::text;

CREATE INDEX deposit_credited_moment ON deposit USING btree (credited_at) INCLUDE (member_id, amount_cents) WHERE state = 'credited'::text;

CREATE INDEX deposit_member ON deposit USING btree (member_id, created_at DESC);

CREATE INDEX deposit_newest ON deposit USING btree (created_at DESC, id DESC);

CREATE INDEX deposit_unfinished ON deposit USING btree (expires_at) WHERE state = ANY (ARRAY['created'::text, 'waiting'::text, 'paid'::text, 'refunding'::text]);

create table deposit_turnover (
  deposit_id uuid not null,
  turnover_cents bigint not null
);

alter table deposit_turnover add constraint deposit_turnover_pkey PRIMARY KEY (deposit_id);

create table erased_mark (
  kind text not null,
  digest bytea not null
);

alter table erased_mark add constraint erased_mark_pkey PRIMARY KEY (kind, digest);

alter table erased_mark add constraint erased_mark_digest_check CHECK (length(digest) = 32);

alter table erased_mark add constraint erased_mark_kind_check CHECK (kind = ANY (ARRAY['account'::text, 'cpf'::text]));

create table exclusion_seen (
  pause_id uuid not null,
  note text not null,
  staff_id uuid not null,
  at timestamp with time zone not null
);

alter table exclusion_seen add constraint exclusion_seen_pkey PRIMARY KEY (pause_id);

alter table exclusion_seen add constraint exclusion_seen_note_check CHECK (length(note) >= 1 AND length(note) <= 200);

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

create table feed_entry (
  id bigint generated always as identity not null,
  kind text not null,
  member_id uuid not null,
  game text not null,
  stake_cents bigint not null,
  payout_cents bigint not null,
  at timestamp with time zone not null
);

alter table feed_entry add constraint feed_entry_pkey PRIMARY KEY (id);

alter table feed_entry add constraint feed_entry_kind_check CHECK (kind = ANY (ARRAY['bet'::text, 'win'::text]));

alter table feed_entry add constraint feed_entry_payout_cents_check CHECK (payout_cents >= 0);

alter table feed_entry add constraint feed_entry_stake_cents_check CHECK (stake_cents > 0);

CREATE INDEX feed_entry_kind ON feed_entry USING btree (kind, id DESC);

create table feed_slot (
  is_only boolean default true not null,
  slot bigint default 0 not null,
  win_id bigint default 0 not null
);

alter table feed_slot add constraint feed_slot_pkey PRIMARY KEY (is_only);

alter table feed_slot add constraint feed_slot_is_only_check CHECK (is_only);

create table footer_text (
  site text not null,
  key text not null,
  title jsonb not null,
  body jsonb not null,
  link text default ''::text not null,
  "position" integer default 0 not null
);

alter table footer_text add constraint footer_text_pkey PRIMARY KEY (site, key);

alter table footer_text add constraint footer_text_body_check CHECK (in_nine_languages(body));

alter table footer_text add constraint footer_text_key_check CHECK (key = ANY (ARRAY['terms'::text, 'privacy'::text, 'faq'::text, 'responsible_gaming'::text, 'operator'::text, 'age'::text, 'support'::text]));

alter table footer_text add constraint footer_text_title_check CHECK (in_nine_languages(title));

CREATE OR REPLACE FUNCTION public.plain_text(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select lower(translate(regexp_replace(normalize(p_text, NFD), U&'[\0300-\036f]', '', 'g'), 'đĐıłŁøØ', 'ddilloo'))
$function$;

CREATE OR REPLACE FUNCTION public.plain_words(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(plain_text(p_text), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.game_plain_titles(p_title jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE((SELECT jsonb_object_agg(jsonb_each_text.key, plain_words(jsonb_each_text.value)) AS jsonb_object_agg FROM jsonb_each_text(game_plain_titles.p_title) jsonb_each_text(key, value)), '{}'::jsonb);

CREATE OR REPLACE FUNCTION public.game_search(p_title jsonb, p_slug text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN plain_text(((COALESCE((SELECT string_agg(DISTINCT jsonb_each_text.value, ' | '::text) AS string_agg FROM jsonb_each_text(game_search.p_title) jsonb_each_text(key, value)), ''::text) || ' | '::text) || p_slug));

CREATE OR REPLACE FUNCTION public.sign_endings(p_words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(DISTINCT substr(word.word, n.n), ' '::text) AS string_agg FROM (unnest(string_to_array(sign_endings.p_words, ' '::text)) word(word) CROSS JOIN LATERAL generate_series(2, length(word.word)) n(n)) WHERE (substr(word.word, (n.n - 1), 2) ~ '[^\u0001-\u007f]'::text));

CREATE OR REPLACE FUNCTION public.game_words(p_title jsonb)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT (setweight(to_tsvector('simple'::regconfig, COALESCE(string_agg(DISTINCT words.words, ' '::text), ''::text)), 'A'::"char") || to_tsvector('simple'::regconfig, COALESCE(string_agg(DISTINCT sign_endings(words.words), ' '::text), ''::text))) FROM (jsonb_each_text(game_words.p_title) jsonb_each_text(key, value) CROSS JOIN LATERAL plain_words(jsonb_each_text.value) words(words)));

create table game (
  id uuid default uuidv7() not null,
  slug text not null,
  platform text default 'arara'::text not null,
  category text not null,
  "position" integer default 0 not null,
  is_open boolean default true not null,
  is_new boolean default true not null,
  created_at timestamp with time zone default house_now() not null,
  external_id text,
  title jsonb default '{}'::jsonb not null,
  search text generated always as (game_search(title, slug)) stored not null,
  rtp_basis_points integer,
  volatility text,
  features text[] default '{}'::text[] not null,
  thumbnail text default ''::text not null,
  min_stake_cents bigint default 0 not null,
  max_stake_cents bigint default 0 not null,
  popularity double precision default 0 not null,
  promotion_rank integer,
  is_offered boolean default true not null,
  is_shut boolean default false not null,
  closed_in text[] default '{}'::text[] not null,
  place integer,
  category_by_hand text,
  features_by_hand text[],
  is_new_by_hand boolean,
  shown_category text generated always as (COALESCE(category_by_hand, category)) stored not null,
  shown_features text[] generated always as (COALESCE(features_by_hand, features)) stored not null,
  is_shown_new boolean generated always as (COALESCE(is_new_by_hand, is_new)) stored not null,
  certified_for text[],
  plain_titles jsonb generated always as (game_plain_titles(title)) stored not null,
  words tsvector generated always as (game_words(title)) stored not null
);

alter table game add constraint game_pkey PRIMARY KEY (id);

alter table game add constraint game_slug_key UNIQUE (slug);

alter table game add constraint game_place_check CHECK (place > 0);

alter table game add constraint game_volatility_check CHECK (volatility = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'very_high'::text]));

CREATE UNIQUE INDEX game_external ON game USING btree (platform, external_id) WHERE external_id IS NOT NULL;

CREATE INDEX game_new ON game USING btree (created_at DESC, "position" DESC, slug);

CREATE INDEX game_platform ON game USING btree (platform, popularity DESC, "position", slug);

CREATE INDEX game_popular ON game USING btree (popularity DESC, "position", slug);

CREATE INDEX game_promotion ON game USING btree (promotion_rank) WHERE promotion_rank IS NOT NULL;

CREATE INDEX game_rtp ON game USING btree (rtp_basis_points DESC NULLS LAST, popularity DESC, slug);

CREATE INDEX game_search_words ON game USING gin (search gin_trgm_ops);

CREATE INDEX game_shown_category ON game USING btree (shown_category, popularity DESC, "position", slug);

CREATE INDEX game_shown_features ON game USING gin (shown_features);

CREATE INDEX game_title_pt ON game USING btree (COALESCE(plain_titles ->> 'pt'::text, plain_titles ->> 'en'::text, slug), slug);

CREATE INDEX game_words ON game USING gin (words);

create table game_day (
  game text not null,
  day date not null,
  rounds bigint default 0 not null,
  launches bigint default 0 not null
);

alter table game_day add constraint game_day_pkey PRIMARY KEY (game, day);

CREATE INDEX game_day_day ON game_day USING btree (day);

create table game_market (
  only_row boolean default true not null,
  jurisdiction text not null
);

alter table game_market add constraint game_market_pkey PRIMARY KEY (only_row);

alter table game_market add constraint game_market_only_row_check CHECK (only_row);

create table game_word (
  word text not null,
  is_signs boolean generated always as (word ~ '[^\u0001-\u007f]'::text) stored not null
);

alter table game_word add constraint game_word_pkey PRIMARY KEY (word);

CREATE INDEX game_word_begins ON game_word USING btree (word COLLATE "C");

CREATE INDEX game_word_signs ON game_word USING btree (length(word)) WHERE is_signs;

CREATE INDEX game_word_spelling ON game_word USING gin (word gin_trgm_ops);

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

create table jackpot (
  game text not null,
  seed_cents bigint not null,
  contribution integer not null,
  pool_cents bigint default 0 not null,
  staked_cents bigint default 0 not null,
  fed_cents bigint default 0 not null,
  created_at timestamp with time zone default house_now() not null
) with (fillfactor=50);

alter table jackpot add constraint jackpot_pkey PRIMARY KEY (game);

alter table jackpot add constraint jackpot_contribution_check CHECK (contribution >= 0 AND contribution <= 10000);

alter table jackpot add constraint jackpot_pool_cents_check CHECK (pool_cents >= 0);

alter table jackpot add constraint jackpot_seed_cents_check CHECK (seed_cents > 0);

create table jackpot_hit (
  round_id uuid not null,
  member_id uuid not null,
  game text not null,
  amount_cents bigint not null,
  is_demo boolean not null,
  created_at timestamp with time zone default house_now() not null
);

alter table jackpot_hit add constraint jackpot_hit_pkey PRIMARY KEY (round_id);

alter table jackpot_hit add constraint jackpot_hit_amount_cents_check CHECK (amount_cents >= 0);

create table ledger_account (
  id bigint generated by default as identity (start with 1000 increment by 1) not null,
  member_id uuid,
  kind text not null,
  balance_cents bigint default 0 not null
) with (fillfactor=85);

alter table ledger_account add constraint ledger_account_pkey PRIMARY KEY (id);

alter table ledger_account add constraint ledger_account_unique UNIQUE NULLS NOT DISTINCT (member_id, kind);

alter table ledger_account add constraint ledger_account_house_is_summed CHECK (member_id IS NOT NULL OR balance_cents = 0);

alter table ledger_account add constraint ledger_account_kind CHECK (
CASE
    WHEN member_id IS NULL THEN kind = ANY (ARRAY['games'::text, 'platform_losses'::text, 'platform_rounds'::text, 'platform_prizes'::text, 'jackpots'::text, 'platforms'::text, 'open_rounds'::text, 'psp'::text, 'payouts'::text, 'fees'::text, 'promotions'::text, 'rebates'::text, 'demo'::text, 'adjustments'::text])
    ELSE kind = ANY (ARRAY['cash'::text, 'transit'::text, 'bonus'::text, 'held'::text, 'rebate'::text])
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

CREATE INDEX ledger_transfer_from ON ledger_transfer USING btree (from_account_id, id, created_at) WHERE from_balance_cents IS NOT NULL;

CREATE INDEX ledger_transfer_id ON ledger_transfer USING brin (id);

CREATE INDEX ledger_transfer_kind ON ledger_transfer USING btree (kind, id) WHERE kind <> ALL (ARRAY['stake'::text, 'stake_bonus'::text, 'stake_settled'::text, 'payout'::text, 'payout_bonus'::text]);

CREATE INDEX ledger_transfer_moment ON ledger_transfer USING brin (created_at) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX ledger_transfer_reward_moment ON ledger_transfer USING btree (created_at) WHERE from_account_id = 6 OR kind = 'bonus_released'::text;

CREATE INDEX ledger_transfer_rewards ON ledger_transfer USING btree (to_account_id, created_at) WHERE from_account_id = 6 OR kind = 'rebate_claim'::text;

CREATE INDEX ledger_transfer_to ON ledger_transfer USING btree (to_account_id, id, created_at) WHERE to_balance_cents IS NOT NULL;

create table legal_hold (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  reason text not null,
  set_by uuid not null,
  set_at timestamp with time zone not null,
  lift_reason text,
  lifted_by uuid,
  lifted_at timestamp with time zone
);

alter table legal_hold add constraint legal_hold_pkey PRIMARY KEY (id);

alter table legal_hold add constraint legal_hold_check CHECK ((lifted_at IS NULL) = (lifted_by IS NULL) AND (lifted_at IS NULL) = (lift_reason IS NULL));

alter table legal_hold add constraint legal_hold_lift_reason_check CHECK (length(lift_reason) >= 1 AND length(lift_reason) <= 200);

alter table legal_hold add constraint legal_hold_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200);

CREATE INDEX legal_hold_member ON legal_hold USING btree (member_id, set_at DESC);

CREATE UNIQUE INDEX legal_hold_one ON legal_hold USING btree (member_id) WHERE lifted_at IS NULL;

create table letter (
  id uuid default uuidv7() not null,
  kind text not null,
  title jsonb not null,
  body jsonb not null,
  member_id uuid,
  staff_email text not null,
  created_at timestamp with time zone default house_now() not null,
  last_member_id uuid,
  sent bigint default 0 not null,
  finished_at timestamp with time zone
);

alter table letter add constraint letter_pkey PRIMARY KEY (id);

alter table letter add constraint letter_body_check CHECK (in_nine_languages(body));

alter table letter add constraint letter_kind_check CHECK (kind = ANY (ARRAY['account'::text, 'news'::text]));

alter table letter add constraint letter_title_check CHECK (in_nine_languages(title));

create table live_bet (
  id uuid not null,
  round_id uuid not null,
  member_id uuid not null,
  slot smallint,
  name text not null,
  stake_cents bigint not null,
  target integer,
  ceiling integer,
  state text default 'placed'::text not null,
  multiplier integer,
  is_auto boolean,
  payout_cents bigint default 0 not null,
  created_at timestamp with time zone default house_now() not null,
  ended_at timestamp with time zone,
  most_cents bigint,
  seat smallint,
  is_demo boolean default false not null,
  behind_id uuid,
  follows boolean default false not null,
  prize text,
  prize_cents bigint
);

alter table live_bet add constraint live_bet_pkey PRIMARY KEY (id);

alter table live_bet add constraint live_bet_cashed CHECK ((multiplier IS NOT NULL) = (state = 'cashed'::text));

alter table live_bet add constraint live_bet_place CHECK (seat IS NULL OR behind_id IS NULL);

alter table live_bet add constraint live_bet_play CHECK ((slot IS NULL) = (ceiling IS NULL));

alter table live_bet add constraint live_bet_prize CHECK ((prize IS NULL) = (prize_cents IS NULL));

alter table live_bet add constraint live_bet_prize_cents_check CHECK (prize_cents >= 0);

alter table live_bet add constraint live_bet_seat_check CHECK (seat > 0);

alter table live_bet add constraint live_bet_slot_check CHECK (slot = ANY (ARRAY[1, 2]));

alter table live_bet add constraint live_bet_stake_cents_check CHECK (stake_cents > 0);

alter table live_bet add constraint live_bet_state CHECK (state = ANY (ARRAY['placed'::text, 'cancelled'::text, 'cashed'::text, 'won'::text, 'lost'::text]));

CREATE INDEX live_bet_behind ON live_bet USING btree (behind_id, member_id) WHERE behind_id IS NOT NULL;

CREATE INDEX live_bet_placed ON live_bet USING btree (round_id, ceiling) WHERE state = 'placed'::text;

CREATE INDEX live_bet_prize ON live_bet USING btree (round_id, prize) WHERE prize IS NOT NULL;

CREATE INDEX live_bet_round ON live_bet USING btree (round_id, stake_cents DESC);

CREATE UNIQUE INDEX live_bet_seat ON live_bet USING btree (round_id, seat) WHERE state <> 'cancelled'::text;

CREATE UNIQUE INDEX live_bet_seated ON live_bet USING btree (round_id, member_id) WHERE seat IS NOT NULL AND state <> 'cancelled'::text;

CREATE UNIQUE INDEX live_bet_slot ON live_bet USING btree (round_id, member_id, slot) WHERE state <> 'cancelled'::text;

create table live_chain (
  id uuid default uuidv7() not null,
  table_slug text not null,
  length integer not null,
  checkpoint_every integer not null,
  commitment text not null,
  committed_at timestamp with time zone default house_now() not null,
  salt text,
  salted_at timestamp with time zone,
  used integer default 0 not null
);

alter table live_chain add constraint live_chain_pkey PRIMARY KEY (id);

alter table live_chain add constraint live_chain_check CHECK (used >= 0 AND used <= length);

alter table live_chain add constraint live_chain_length_check CHECK (length >= 1);

CREATE INDEX live_chain_table ON live_chain USING btree (table_slug, id);

create table live_checkpoint (
  chain_id uuid not null,
  "position" integer not null,
  hash text not null
);

alter table live_checkpoint add constraint live_checkpoint_pkey PRIMARY KEY (chain_id, "position");

create table live_round (
  id uuid not null,
  table_slug text not null,
  number bigint not null,
  phase text not null,
  chain_id uuid,
  "position" integer,
  created_at timestamp with time zone default house_now() not null,
  opened_at timestamp with time zone,
  locks_at timestamp with time zone,
  plays_at timestamp with time zone,
  ended_at timestamp with time zone,
  settled_at timestamp with time zone,
  secret jsonb,
  hash text,
  outcome jsonb,
  exposure_cents bigint default 0 not null,
  bets integer default 0 not null,
  stake_cents bigint default 0 not null,
  payout_cents bigint default 0 not null,
  decides_at timestamp with time zone,
  turns integer default 0 not null,
  demo_bets integer default 0 not null,
  top integer
);

alter table live_round add constraint live_round_pkey PRIMARY KEY (id);

alter table live_round add constraint live_round_link UNIQUE (chain_id, "position");

alter table live_round add constraint live_round_number UNIQUE (table_slug, number);

alter table live_round add constraint live_round_phase_check CHECK (phase = ANY (ARRAY['waiting'::text, 'open'::text, 'locked'::text, 'playing'::text, 'settled'::text]));

alter table live_round add constraint live_round_secret CHECK (secret IS NULL OR (phase = ANY (ARRAY['locked'::text, 'playing'::text])));

alter table live_round add constraint live_round_told CHECK (
CASE phase
    WHEN 'settled'::text THEN hash IS NOT NULL
    WHEN 'playing'::text THEN (hash IS NULL) = (outcome IS NULL)
    ELSE hash IS NULL
END);

alter table live_round add constraint live_round_top_check CHECK (top > 0);

CREATE UNIQUE INDEX live_round_one_runs ON live_round USING btree (table_slug) WHERE phase = ANY (ARRAY['open'::text, 'locked'::text, 'playing'::text]);

CREATE UNIQUE INDEX live_round_one_waits ON live_round USING btree (table_slug) WHERE phase = 'waiting'::text;

CREATE INDEX live_round_unpaid ON live_round USING btree (table_slug) WHERE phase = 'settled'::text AND settled_at IS NULL;

create table live_table (
  slug text not null,
  kind text not null,
  game text not null,
  is_on boolean default false not null,
  "position" integer default 0 not null,
  open_ms integer not null,
  locked_ms integer not null,
  settled_ms integer not null,
  max_payout_cents bigint not null,
  risk_cap_cents bigint not null,
  chain_length integer default 1000000 not null,
  checkpoint_every integer default 1000 not null,
  play text generated always as (
CASE
    WHEN kind = ANY (ARRAY['flight'::text, 'rocket'::text]) THEN 'flight'::text
    WHEN kind = 'blackjack'::text THEN 'seats'::text
    ELSE 'draw'::text
END) stored not null,
  version smallint default 1 not null,
  playing_ms integer,
  every_s integer,
  offset_s integer default 0 not null,
  min_stake_cents bigint,
  max_stake_cents bigint,
  stream text,
  idle_ms integer default 60000 not null,
  watched_at timestamp with time zone
);

alter table live_table add constraint live_table_pkey PRIMARY KEY (slug);

alter table live_table add constraint live_table_chain_length_check CHECK (chain_length >= 1);

alter table live_table add constraint live_table_checkpoint_every_check CHECK (checkpoint_every >= 1);

alter table live_table add constraint live_table_every_s_check CHECK (every_s > 0 AND (3600 % every_s) = 0);

alter table live_table add constraint live_table_idle_ms_check CHECK (idle_ms > 0);

alter table live_table add constraint live_table_kind CHECK (kind = ANY (ARRAY['flight'::text, 'rocket'::text, 'roulette'::text, 'baccarat'::text, 'dragon'::text, 'sicbo'::text, 'wheel'::text, 'bingo'::text, 'lottery'::text, 'digits'::text, 'football'::text, 'blackjack'::text]));

alter table live_table add constraint live_table_locked_ms_check CHECK (locked_ms >= 0);

alter table live_table add constraint live_table_max_payout_cents_check CHECK (max_payout_cents > 0);

alter table live_table add constraint live_table_max_stake_cents_check CHECK (max_stake_cents > 0);

alter table live_table add constraint live_table_min_stake_cents_check CHECK (min_stake_cents > 0);

alter table live_table add constraint live_table_offset_s_check CHECK (offset_s >= 0);

alter table live_table add constraint live_table_open_ms_check CHECK (open_ms > 0);

alter table live_table add constraint live_table_playing_ms_check CHECK (playing_ms > 0);

alter table live_table add constraint live_table_risk_cap_cents_check CHECK (risk_cap_cents > 0);

alter table live_table add constraint live_table_scene CHECK ((playing_ms IS NULL) = (kind = ANY (ARRAY['flight'::text, 'rocket'::text])));

alter table live_table add constraint live_table_settled_ms_check CHECK (settled_ms >= 0);

alter table live_table add constraint live_table_slug_check CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,59}$'::text);

alter table live_table add constraint live_table_stream_check CHECK (stream ~ '^https://'::text);

create table lobby_reading (
  platform text not null,
  read_at timestamp with time zone,
  games integer default 0 not null,
  skipped integer default 0 not null,
  skips jsonb default '[]'::jsonb not null,
  failed_at timestamp with time zone,
  failure text
);

alter table lobby_reading add constraint lobby_reading_pkey PRIMARY KEY (platform);

alter table lobby_reading add constraint lobby_reading_check CHECK ((failed_at IS NULL) = (failure IS NULL));

alter table lobby_reading add constraint lobby_reading_failure_check CHECK (failure = ANY (ARRAY['silent'::text, 'unreadable'::text, 'unsigned'::text, 'refused'::text, 'not_kept'::text]));

alter table lobby_reading add constraint lobby_reading_games_check CHECK (games >= 0);

alter table lobby_reading add constraint lobby_reading_skipped_check CHECK (skipped >= 0);

create table login_challenge (
  token_hash bytea not null,
  kind text not null,
  member_id uuid,
  nonce text default ''::text not null,
  expires_at timestamp with time zone not null
);

alter table login_challenge add constraint login_challenge_pkey PRIMARY KEY (token_hash);

alter table login_challenge add constraint login_challenge_kind_check CHECK (kind = ANY (ARRAY['two_factor'::text, 'passkey_add'::text, 'passkey_login'::text]));

alter table login_challenge add constraint login_challenge_token_hash_check CHECK (length(token_hash) = 32);

alter table login_challenge add constraint login_challenge_whose CHECK ((member_id IS NULL) = (kind = 'passkey_login'::text));

CREATE INDEX login_challenge_expires ON login_challenge USING btree (expires_at);

CREATE INDEX login_challenge_member ON login_challenge USING btree (member_id) WHERE member_id IS NOT NULL;

create table login_event (
  id bigint generated always as identity not null,
  member_id uuid not null,
  at timestamp with time zone not null,
  ip text not null,
  device text not null,
  method text not null,
  outcome text not null
);

alter table login_event add constraint login_event_pkey PRIMARY KEY (id);

alter table login_event add constraint login_event_method_check CHECK (method = ANY (ARRAY['register'::text, 'password'::text, 'two_factor'::text, 'recovery_code'::text, 'passkey'::text, 'demo'::text]));

alter table login_event add constraint login_event_outcome_check CHECK (outcome = ANY (ARRAY['opened'::text, 'wrong_password'::text, 'wrong_code'::text, 'frozen'::text, 'closed'::text]));

CREATE INDEX login_event_at ON login_event USING brin (at);

CREATE INDEX login_event_member ON login_event USING btree (member_id, at DESC, id DESC);

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
  deleted_at timestamp with time zone,
  vip_level smallint default 0 not null,
  email_verified_at timestamp with time zone,
  phone_verified_at timestamp with time zone,
  is_single_session boolean default false not null,
  auto_transfer boolean default true not null,
  closed_at timestamp with time zone,
  erasing_at timestamp with time zone,
  erased_at timestamp with time zone,
  access_changed_at timestamp with time zone,
  money_told_at timestamp with time zone,
  is_registered_by_other boolean default false not null,
  password_set_anew_at timestamp with time zone,
  has_handed_password boolean default false not null
);

alter table member add constraint member_pkey PRIMARY KEY (id);

alter table member add constraint member_cpf_unique UNIQUE (cpf);

alter table member add constraint member_invite_code_key UNIQUE (invite_code);

alter table member add constraint member_account_check CHECK (account ~ '^[A-Za-z0-9_]{4,20}$'::text AND erased_at IS NULL OR account ~ '^#[0-9a-f]{12}$'::text AND erased_at IS NOT NULL);

alter table member add constraint member_closed_at CHECK (status <> 'closed'::text OR closed_at IS NOT NULL);

alter table member add constraint member_cpf_check CHECK (cpf ~ '^[0-9]{11}$'::text);

alter table member add constraint member_email_verified_is_there CHECK (email_verified_at IS NULL OR email <> ''::text);

alter table member add constraint member_erased_tells_nobody CHECK (erased_at IS NULL OR erasing_at IS NOT NULL AND cpf IS NULL AND birth_date = '1900-01-01'::date AND withdrawal_password_hash IS NULL AND email_verified_at IS NULL AND phone_verified_at IS NULL AND ((((((((realname || phone) || email) || nickname) || qq) || gender) || register_ip) || register_area) || password_hash) = ''::text);

alter table member add constraint member_erasing_closed CHECK (erasing_at IS NULL OR status = 'closed'::text);

alter table member add constraint member_gender_check CHECK (gender = ANY (ARRAY[''::text, 'male'::text, 'female'::text]));

alter table member add constraint member_not_own_inviter CHECK (top_id <> id);

alter table member add constraint member_phone_verified_is_there CHECK (phone_verified_at IS NULL OR phone <> ''::text);

alter table member add constraint member_status_check CHECK (status = ANY (ARRAY['active'::text, 'frozen'::text, 'blacklisted'::text, 'closed'::text]));

CREATE INDEX member_account_prefix ON member USING btree (lower(account) text_pattern_ops);

CREATE UNIQUE INDEX member_account_unique ON member USING btree (lower(account));

CREATE INDEX member_agent ON member USING btree (id) INCLUDE (top_id);

CREATE INDEX member_closed ON member USING btree (closed_at) INCLUDE (erased_at) WHERE status = 'closed'::text;

CREATE INDEX member_cpf_prefix ON member USING btree (cpf text_pattern_ops);

CREATE INDEX member_created ON member USING btree (created_at);

CREATE INDEX member_demo ON member USING btree (created_at) WHERE is_demo AND deleted_at IS NULL;

CREATE INDEX member_demo_id ON member USING btree (id) WHERE is_demo;

CREATE INDEX member_email_prefix ON member USING btree (lower(email) text_pattern_ops) WHERE email <> ''::text;

CREATE UNIQUE INDEX member_email_unique ON member USING btree (lower(email)) WHERE email_verified_at IS NOT NULL;

CREATE INDEX member_newest ON member USING btree (created_at DESC, id DESC) WHERE deleted_at IS NULL;

CREATE INDEX member_phone_prefix ON member USING btree (phone text_pattern_ops);

CREATE UNIQUE INDEX member_phone_unique ON member USING btree (phone) WHERE phone_verified_at IS NOT NULL;

CREATE INDEX member_realname_part ON member USING gin (realname gin_trgm_ops);

CREATE INDEX member_top ON member USING btree (top_id) WHERE top_id IS NOT NULL;

create table member_hidden (
  member_id uuid not null,
  since timestamp with time zone default house_now() not null
);

alter table member_hidden add constraint member_hidden_pkey PRIMARY KEY (member_id);

create table member_message (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  kind text not null,
  key text not null,
  fill jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default house_now() not null,
  read_at timestamp with time zone,
  letter_id uuid
);

alter table member_message add constraint member_message_pkey PRIMARY KEY (id);

alter table member_message add constraint member_message_kind_check CHECK (kind = ANY (ARRAY['account'::text, 'deposit'::text, 'withdrawal'::text, 'reward'::text, 'friend'::text, 'news'::text]));

CREATE INDEX member_message_age ON member_message USING brin (created_at);

CREATE UNIQUE INDEX member_message_letter ON member_message USING btree (letter_id, member_id) WHERE letter_id IS NOT NULL;

CREATE INDEX member_message_member ON member_message USING btree (member_id, created_at DESC, id DESC);

CREATE INDEX member_message_unread ON member_message USING btree (member_id) WHERE read_at IS NULL;

create table member_note (
  id uuid default gen_random_uuid() not null,
  member_id uuid not null,
  staff_id uuid not null,
  text text not null,
  created_at timestamp with time zone not null
);

alter table member_note add constraint member_note_pkey PRIMARY KEY (id);

alter table member_note add constraint member_note_text_check CHECK (length(text) >= 1 AND length(text) <= 1000);

CREATE INDEX member_note_member ON member_note USING btree (member_id, created_at DESC);

create table member_picture (
  member_id uuid not null,
  picture_id text not null,
  updated_at timestamp with time zone default house_now() not null
);

alter table member_picture add constraint member_picture_pkey PRIMARY KEY (member_id);

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

create table message_preference (
  member_id uuid not null,
  kind text not null,
  on_site boolean not null,
  by_email boolean not null,
  updated_at timestamp with time zone default house_now() not null
);

alter table message_preference add constraint message_preference_pkey PRIMARY KEY (member_id, kind);

alter table message_preference add constraint message_preference_kind_check CHECK (kind = ANY (ARRAY['account'::text, 'deposit'::text, 'withdrawal'::text, 'reward'::text, 'friend'::text, 'news'::text]));

create table migration (
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone default now() not null
);

alter table migration add constraint migration_pkey PRIMARY KEY (number);

alter table migration add constraint migration_name_key UNIQUE (name);

create table notification (
  id uuid default uuidv7() not null,
  site text not null,
  kind text not null,
  title jsonb not null,
  body jsonb not null,
  published_at timestamp with time zone default house_now() not null,
  ends_at timestamp with time zone
);

alter table notification add constraint notification_pkey PRIMARY KEY (id);

alter table notification add constraint notification_body_check CHECK (in_nine_languages(body));

alter table notification add constraint notification_check CHECK (ends_at > published_at);

alter table notification add constraint notification_kind_check CHECK (kind = ANY (ARRAY['payments'::text, 'security'::text, 'games'::text, 'service'::text]));

alter table notification add constraint notification_title_check CHECK (in_nine_languages(title));

CREATE INDEX notification_site ON notification USING btree (site, published_at DESC);

create table outbox (
  id bigint generated always as identity not null,
  topic text not null,
  payload jsonb not null,
  created_at timestamp with time zone default house_now() not null,
  xid xid8 default pg_current_xact_id() not null
) with (toast_tuple_target=8160);

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

create table passkey (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone
);

alter table passkey add constraint passkey_pkey PRIMARY KEY (id);

alter table passkey add constraint passkey_credential_id_key UNIQUE (credential_id);

alter table passkey add constraint passkey_sign_count_check CHECK (sign_count >= 0);

CREATE INDEX passkey_member ON passkey USING btree (member_id, created_at);

create table password_code (
  subject bytea not null,
  member_id uuid,
  code_hash bytea not null,
  tries smallint default 0 not null,
  expires_at timestamp with time zone not null,
  channel text
);

alter table password_code add constraint password_code_pkey PRIMARY KEY (subject);

alter table password_code add constraint password_code_channel_check CHECK (channel = ANY (ARRAY['email'::text, 'phone'::text]));

alter table password_code add constraint password_code_code_hash_check CHECK (length(code_hash) = 32);

alter table password_code add constraint password_code_subject_check CHECK (length(subject) = 32);

alter table password_code add constraint password_code_tries_check CHECK (tries >= 0 AND tries <= 5);

CREATE INDEX password_code_expires ON password_code USING btree (expires_at);

CREATE INDEX password_code_member ON password_code USING btree (member_id) WHERE member_id IS NOT NULL;

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

create table pix_dispute (
  end_to_end_id text not null,
  return_id text not null,
  member_id uuid not null,
  seen_at timestamp with time zone default house_now() not null,
  cleared_at timestamp with time zone
);

alter table pix_dispute add constraint pix_dispute_pkey PRIMARY KEY (end_to_end_id, return_id);

CREATE INDEX pix_dispute_open ON pix_dispute USING btree (member_id) WHERE cleared_at IS NULL;

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
  created_at timestamp with time zone default house_now() not null,
  asked_at timestamp with time zone,
  refund_rejected_at timestamp with time zone,
  refunding_at timestamp with time zone,
  refund_sent_at timestamp with time zone,
  contradicted_at timestamp with time zone
);

alter table pix_received add constraint pix_received_pkey PRIMARY KEY (end_to_end_id);

alter table pix_received add constraint pix_received_refund_id_key UNIQUE (refund_id);

alter table pix_received add constraint pix_received_amount_cents_check CHECK (amount_cents > 0);

alter table pix_received add constraint pix_received_state_check CHECK (state = ANY (ARRAY['credited'::text, 'refunding'::text, 'refunded'::text, 'unmatched'::text]));

CREATE INDEX pix_received_arrived ON pix_received USING btree (created_at);

CREATE INDEX pix_received_contradicted ON pix_received USING btree (contradicted_at) WHERE contradicted_at IS NOT NULL;

CREATE INDEX pix_received_deposit ON pix_received USING btree (deposit_id);

CREATE INDEX pix_received_moment ON pix_received USING btree (received_at);

CREATE INDEX pix_received_payer ON pix_received USING btree (payer_document);

CREATE INDEX pix_received_stray ON pix_received USING btree (received_at) WHERE (state = ANY (ARRAY['refunded'::text, 'unmatched'::text])) AND payer_document IS NOT NULL;

CREATE INDEX pix_received_unfinished ON pix_received USING btree (created_at) WHERE state = ANY (ARRAY['refunding'::text, 'unmatched'::text]);

create table pix_reconciled (
  only_row boolean default true not null,
  until timestamp with time zone not null,
  unanswered_since timestamp with time zone
);

alter table pix_reconciled add constraint pix_reconciled_pkey PRIMARY KEY (only_row);

alter table pix_reconciled add constraint pix_reconciled_only_row_check CHECK (only_row);

create table platform (
  code text not null,
  name text not null,
  kind text default 'transfer'::text not null,
  wallet text default 'slots'::text not null,
  is_open boolean default true not null,
  min_cents bigint default 100 not null,
  max_cents bigint default 10000000 not null,
  "position" integer default 0 not null,
  created_at timestamp with time zone default house_now() not null,
  maintenance_from timestamp with time zone,
  maintenance_until timestamp with time zone,
  confirms_imports boolean default false not null
);

alter table platform add constraint platform_pkey PRIMARY KEY (code);

alter table platform add constraint platform_check CHECK (max_cents >= min_cents);

alter table platform add constraint platform_code_check CHECK (code ~ '^[a-z0-9-]{2,20}$'::text AND code <> 'arara'::text);

alter table platform add constraint platform_kind_check CHECK (kind = ANY (ARRAY['transfer'::text, 'seamless'::text]));

alter table platform add constraint platform_maintenance CHECK (maintenance_until > maintenance_from);

alter table platform add constraint platform_maintenance_ends CHECK ((maintenance_from IS NULL) = (maintenance_until IS NULL));

alter table platform add constraint platform_min_cents_check CHECK (min_cents > 0);

alter table platform add constraint platform_wallet_check CHECK (wallet = ANY (ARRAY['slots'::text, 'live'::text]));

create table platform_homecoming (
  member_id uuid not null,
  platform text not null,
  tries integer default 0 not null,
  try_at timestamp with time zone default house_now() not null,
  held_until timestamp with time zone,
  is_stuck boolean generated always as (tries >= 8) stored not null,
  created_at timestamp with time zone default house_now() not null
);

alter table platform_homecoming add constraint platform_homecoming_pkey PRIMARY KEY (member_id, platform);

alter table platform_homecoming add constraint platform_homecoming_tries_check CHECK (tries >= 0);

CREATE INDEX platform_homecoming_due ON platform_homecoming USING btree (try_at);

create table platform_player (
  member_id uuid not null,
  platform text not null,
  player text not null,
  balance_cents bigint default 0 not null,
  balance_at timestamp with time zone,
  launched_at timestamp with time zone,
  created_at timestamp with time zone default house_now() not null,
  asked_at timestamp with time zone,
  made_good_cents bigint default 0 not null,
  made_good_at timestamp with time zone,
  came_back_at timestamp with time zone,
  forgotten_at timestamp with time zone
);

alter table platform_player add constraint platform_player_pkey PRIMARY KEY (member_id, platform);

alter table platform_player add constraint platform_player_platform_player_key UNIQUE (platform, player);

alter table platform_player add constraint platform_player_balance_cents_check CHECK (balance_cents >= 0);

alter table platform_player add constraint platform_player_made_good_cents_check CHECK (made_good_cents >= 0);

CREATE INDEX platform_player_came_back ON platform_player USING btree (platform) WHERE came_back_at IS NOT NULL;

CREATE INDEX platform_player_forgotten ON platform_player USING btree (platform) WHERE forgotten_at IS NOT NULL;

CREATE INDEX platform_player_launched ON platform_player USING btree (launched_at) WHERE launched_at IS NOT NULL;

CREATE INDEX platform_player_there ON platform_player USING btree (member_id) WHERE balance_cents > 0;

create table platform_transfer (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  platform text not null,
  direction text not null,
  amount_cents bigint not null,
  state text default 'pending'::text not null,
  reason text default ''::text not null,
  cause text not null,
  created_at timestamp with time zone default house_now() not null,
  sent_at timestamp with time zone,
  settled_at timestamp with time zone,
  asks integer default 0 not null,
  ask_at timestamp with time zone,
  is_stuck boolean generated always as (asks >= 8) stored not null,
  contradicted_at timestamp with time zone,
  asking_until timestamp with time zone,
  declared_at timestamp with time zone
);

alter table platform_transfer add constraint platform_transfer_pkey PRIMARY KEY (id);

alter table platform_transfer add constraint platform_transfer_amount_cents_check CHECK (amount_cents > 0);

alter table platform_transfer add constraint platform_transfer_asks_check CHECK (asks >= 0);

alter table platform_transfer add constraint platform_transfer_cause_check CHECK (cause = ANY (ARRAY['member'::text, 'launch'::text, 'all_back'::text, 'homecoming'::text]));

alter table platform_transfer add constraint platform_transfer_check CHECK ((settled_at IS NULL) = (state = ANY (ARRAY['pending'::text, 'unknown'::text])));

alter table platform_transfer add constraint platform_transfer_direction_check CHECK (direction = ANY (ARRAY['in'::text, 'out'::text]));

alter table platform_transfer add constraint platform_transfer_state_check CHECK (state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text, 'unknown'::text]));

CREATE INDEX platform_transfer_contradicted ON platform_transfer USING btree (contradicted_at) WHERE contradicted_at IS NOT NULL;

CREATE INDEX platform_transfer_declared ON platform_transfer USING btree (platform, ask_at) WHERE declared_at IS NOT NULL;

CREATE INDEX platform_transfer_member ON platform_transfer USING btree (member_id, id DESC);

CREATE UNIQUE INDEX platform_transfer_one_open ON platform_transfer USING btree (member_id, platform) WHERE state = ANY (ARRAY['pending'::text, 'unknown'::text]);

CREATE INDEX platform_transfer_open ON platform_transfer USING btree (created_at) WHERE state = ANY (ARRAY['pending'::text, 'unknown'::text]);

create table play_day (
  member_id uuid not null,
  day date not null,
  category text not null,
  rounds bigint default 0 not null,
  stake_cents bigint default 0 not null,
  stake_cash_cents bigint default 0 not null,
  payout_cents bigint default 0 not null,
  payout_cash_cents bigint default 0 not null
) with (fillfactor=70);

alter table play_day add constraint play_day_pkey PRIMARY KEY (member_id, day, category);

CREATE INDEX play_day_day_member ON play_day USING btree (day, member_id);

create unlogged table presence (
  instance uuid not null,
  members uuid[] not null,
  visitors integer not null,
  tables jsonb default '{}'::jsonb not null,
  seen_at timestamp with time zone not null
);

alter table presence add constraint presence_pkey PRIMARY KEY (instance);

alter table presence add constraint presence_visitors_check CHECK (visitors >= 0);

create table profile_picture (
  id text not null,
  gender text not null,
  what text not null,
  url text not null,
  "position" integer default 0 not null
);

alter table profile_picture add constraint profile_picture_pkey PRIMARY KEY (id);

alter table profile_picture add constraint profile_picture_check CHECK (id = ((gender || '-'::text) || what));

alter table profile_picture add constraint profile_picture_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text]));

alter table profile_picture add constraint profile_picture_id_check CHECK (id ~ '^(female|male)-[a-z]+$'::text);

create table promotion (
  code text not null,
  "position" smallint not null,
  is_open boolean default true not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  params jsonb not null,
  off_in text[] default '{}'::text[] not null,
  updated_at timestamp with time zone default house_now() not null,
  budget_cents bigint
);

alter table promotion add constraint promotion_pkey PRIMARY KEY (code);

alter table promotion add constraint promotion_budget_cents_check CHECK (budget_cents > 0);

alter table promotion add constraint promotion_check CHECK (ends_at > starts_at);

create table promotion_claim (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  promotion text not null,
  cause text not null,
  amount_cents bigint not null,
  wallet text not null,
  details jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default house_now() not null
);

alter table promotion_claim add constraint promotion_claim_pkey PRIMARY KEY (id);

alter table promotion_claim add constraint promotion_claim_once UNIQUE (member_id, promotion, cause);

alter table promotion_claim add constraint promotion_claim_amount_cents_check CHECK (amount_cents >= 0);

alter table promotion_claim add constraint promotion_claim_wallet_check CHECK (wallet = ANY (ARRAY['cash'::text, 'bonus'::text]));

CREATE INDEX promotion_claim_cost ON promotion_claim USING btree (promotion) INCLUDE (amount_cents) WHERE amount_cents > 0;

CREATE INDEX promotion_claim_member ON promotion_claim USING btree (member_id, created_at DESC);

CREATE INDEX promotion_claim_newest ON promotion_claim USING btree (promotion, created_at DESC);

create table promotion_opt_in (
  member_id uuid not null,
  promotion text not null,
  created_at timestamp with time zone default house_now() not null
);

alter table promotion_opt_in add constraint promotion_opt_in_pkey PRIMARY KEY (member_id, promotion);

create table promotion_past (
  code text not null,
  until timestamp with time zone not null,
  is_open boolean not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  params jsonb not null
);

alter table promotion_past add constraint promotion_past_pkey PRIMARY KEY (code, until);

create table protection_day (
  member_id uuid not null,
  day date not null,
  stake_cents bigint default 0 not null,
  payout_cents bigint default 0 not null
);

alter table protection_day add constraint protection_day_pkey PRIMARY KEY (member_id, day);

create table protection_limit (
  member_id uuid not null,
  kind text not null,
  period text not null,
  amount bigint not null,
  pending_amount bigint,
  pending_at timestamp with time zone,
  changed_at timestamp with time zone default house_now() not null
);

alter table protection_limit add constraint protection_limit_pkey PRIMARY KEY (member_id, kind, period);

alter table protection_limit add constraint protection_limit_amount_check CHECK (amount > 0);

alter table protection_limit add constraint protection_limit_check CHECK (period <> 'round'::text OR kind = 'stake'::text);

alter table protection_limit add constraint protection_limit_check1 CHECK (pending_amount IS NULL OR pending_at IS NOT NULL);

alter table protection_limit add constraint protection_limit_kind_check CHECK (kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'stake'::text, 'session'::text]));

alter table protection_limit add constraint protection_limit_pending_amount_check CHECK (pending_amount > 0);

alter table protection_limit add constraint protection_limit_period_check CHECK (period = ANY (ARRAY['round'::text, 'day'::text, 'week'::text, 'month'::text]));

CREATE INDEX protection_limit_pending ON protection_limit USING btree (pending_at) WHERE pending_at IS NOT NULL;

create table protection_pause (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  kind text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  returns_at timestamp with time zone
);

alter table protection_pause add constraint protection_pause_pkey PRIMARY KEY (id);

alter table protection_pause add constraint protection_pause_check CHECK (ends_at > starts_at);

alter table protection_pause add constraint protection_pause_check1 CHECK (returns_at IS NULL OR kind = 'self_exclusion'::text AND returns_at > ends_at);

alter table protection_pause add constraint protection_pause_kind_check CHECK (kind = ANY (ARRAY['pause'::text, 'self_exclusion'::text]));

CREATE INDEX protection_exclusion ON protection_pause USING btree (starts_at DESC, id DESC) WHERE kind = 'self_exclusion'::text;

CREATE INDEX protection_pause_member ON protection_pause USING btree (member_id);

create table protection_reality (
  member_id uuid not null,
  every_minutes smallint not null
);

alter table protection_reality add constraint protection_reality_pkey PRIMARY KEY (member_id);

alter table protection_reality add constraint protection_reality_every_minutes_check CHECK (every_minutes = ANY (ARRAY[15, 30, 60]));

create table protection_reality_seen (
  session_id uuid not null,
  seen_at timestamp with time zone not null
);

alter table protection_reality_seen add constraint protection_reality_seen_pkey PRIMARY KEY (session_id);

create table race (
  id uuid default uuidv7() not null,
  plan_id uuid not null,
  period text not null,
  measure text not null,
  first_day date not null,
  last_day date not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  prizes_cents bigint[] not null,
  stake_min_cents bigint not null,
  state text default 'running'::text not null,
  paid_at timestamp with time zone,
  turnover_min_cents bigint default 0 not null
);

alter table race add constraint race_pkey PRIMARY KEY (id);

alter table race add constraint race_plan_id_first_day_key UNIQUE (plan_id, first_day);

alter table race add constraint race_check CHECK (starts_at < ends_at);

alter table race add constraint race_check1 CHECK ((state = 'paid'::text) = (paid_at IS NOT NULL));

alter table race add constraint race_state_check CHECK (state = ANY (ARRAY['running'::text, 'paid'::text]));

alter table race add constraint race_turnover_min_cents_check CHECK (turnover_min_cents >= 0);

CREATE INDEX race_ended ON race USING btree (ends_at DESC, id) WHERE state = 'paid'::text;

CREATE INDEX race_running ON race USING btree (ends_at) WHERE state = 'running'::text;

create table race_plan (
  id uuid default uuidv7() not null,
  period text not null,
  measure text not null,
  prizes_cents bigint[] not null,
  budget_cents bigint not null,
  stake_min_cents bigint default 100 not null,
  starts_on date not null,
  is_on boolean default true not null,
  created_at timestamp with time zone default house_now() not null,
  turnover_min_cents bigint default 0 not null
);

alter table race_plan add constraint race_plan_pkey PRIMARY KEY (id);

CREATE OR REPLACE FUNCTION public.cents_of(p_cents bigint[])
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(sum(c), 0)::bigint from unnest(p_cents) as c
$function$;

alter table race_plan add constraint race_plan_check CHECK (cents_of(prizes_cents) <= budget_cents);

alter table race_plan add constraint race_plan_measure_check CHECK (measure = ANY (ARRAY['wager'::text, 'multiplier'::text]));

alter table race_plan add constraint race_plan_period_check CHECK (period = ANY (ARRAY['day'::text, 'week'::text]));

alter table race_plan add constraint race_plan_prizes_cents_check CHECK (cardinality(prizes_cents) >= 1 AND cardinality(prizes_cents) <= 100);

alter table race_plan add constraint race_plan_prizes_cents_check1 CHECK (0 < ALL (prizes_cents));

alter table race_plan add constraint race_plan_stake_min_cents_check CHECK (stake_min_cents > 0);

alter table race_plan add constraint race_plan_turnover_min_cents_check CHECK (turnover_min_cents >= 0);

CREATE UNIQUE INDEX race_plan_one ON race_plan USING btree (period, measure) WHERE is_on;

create table race_prize (
  id uuid default uuidv7() not null,
  race_id uuid not null,
  place integer not null,
  member_id uuid not null,
  points bigint not null,
  amount_cents bigint not null
);

alter table race_prize add constraint race_prize_pkey PRIMARY KEY (id);

alter table race_prize add constraint race_prize_race_id_member_id_key UNIQUE (race_id, member_id);

alter table race_prize add constraint race_prize_race_id_place_key UNIQUE (race_id, place);

alter table race_prize add constraint race_prize_amount_cents_check CHECK (amount_cents > 0);

alter table race_prize add constraint race_prize_place_check CHECK (place > 0);

CREATE INDEX race_prize_member ON race_prize USING btree (member_id);

create table race_score (
  race_id uuid not null,
  member_id uuid not null,
  points bigint not null,
  reached_at timestamp with time zone not null,
  behind bigint generated always as (- points) stored
) with (fillfactor=80);

alter table race_score add constraint race_score_pkey PRIMARY KEY (race_id, member_id);

alter table race_score add constraint race_score_points_check CHECK (points > 0);

CREATE INDEX race_score_member ON race_score USING btree (member_id);

CREATE INDEX race_score_order ON race_score USING btree (race_id, behind, reached_at, member_id);

create table rebate_claim (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  amount_cents bigint not null,
  claimed_at timestamp with time zone default house_now() not null
);

alter table rebate_claim add constraint rebate_claim_pkey PRIMARY KEY (id);

alter table rebate_claim add constraint rebate_claim_amount_cents_check CHECK (amount_cents > 0);

CREATE INDEX rebate_claim_member ON rebate_claim USING btree (member_id, claimed_at DESC);

create table rebate_day (
  member_id uuid not null,
  day date not null,
  category text not null,
  basis_points integer not null,
  rounds bigint not null,
  stake_cents bigint not null,
  units bigint not null,
  cents bigint default 0 not null,
  claimed_cents bigint default 0 not null
) with (fillfactor=70);

alter table rebate_day add constraint rebate_day_pkey PRIMARY KEY (member_id, day, category, basis_points);

alter table rebate_day add constraint rebate_day_check CHECK (units = (stake_cents * basis_points));

alter table rebate_day add constraint rebate_day_check1 CHECK (claimed_cents >= 0 AND claimed_cents <= cents);

CREATE INDEX rebate_day_day ON rebate_day USING btree (day);

CREATE INDEX rebate_day_unclaimed ON rebate_day USING btree (member_id) WHERE claimed_cents < cents;

create table rebate_member (
  member_id uuid not null,
  units bigint not null,
  posted_cents bigint not null
) with (fillfactor=70);

alter table rebate_member add constraint rebate_member_pkey PRIMARY KEY (member_id);

alter table rebate_member add constraint rebate_member_check CHECK (posted_cents = (units / 10000));

alter table rebate_member add constraint rebate_member_posted_cents_check CHECK (posted_cents >= 0);

alter table rebate_member add constraint rebate_member_units_check CHECK (units >= 0);

create table recharge_rebate (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  deposit_id uuid not null,
  deposit_cents bigint not null,
  required_cents bigint not null,
  reward_cents bigint not null,
  event_ended_at timestamp with time zone not null,
  created_at timestamp with time zone default house_now() not null,
  claimed_at timestamp with time zone,
  withdrawn_at timestamp with time zone
);

alter table recharge_rebate add constraint recharge_rebate_pkey PRIMARY KEY (id);

alter table recharge_rebate add constraint recharge_rebate_deposit_id_key UNIQUE (deposit_id);

alter table recharge_rebate add constraint recharge_rebate_check CHECK (claimed_at IS NULL OR withdrawn_at IS NULL);

alter table recharge_rebate add constraint recharge_rebate_deposit_cents_check CHECK (deposit_cents > 0);

alter table recharge_rebate add constraint recharge_rebate_required_cents_check CHECK (required_cents >= 0);

alter table recharge_rebate add constraint recharge_rebate_reward_cents_check CHECK (reward_cents > 0);

CREATE INDEX recharge_rebate_member ON recharge_rebate USING btree (member_id, created_at DESC);

create table recovery_code (
  member_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  is_sealed boolean default false not null
);

alter table recovery_code add constraint recovery_code_pkey PRIMARY KEY (member_id, code_hash);

alter table recovery_code add constraint recovery_code_code_hash_check CHECK (length(code_hash) = 32);

CREATE INDEX recovery_code_unsealed ON recovery_code USING btree (member_id) WHERE NOT is_sealed;

create table registration_verdict (
  member_id uuid not null,
  is_verified boolean not null,
  note text default ''::text not null,
  staff_id uuid not null,
  at timestamp with time zone not null
);

alter table registration_verdict add constraint registration_verdict_pkey PRIMARY KEY (member_id);

alter table registration_verdict add constraint registration_verdict_note_check CHECK (length(note) <= 200);

create table report_active_agent_day (
  agent_id uuid,
  day date not null,
  day_before date,
  members bigint not null
);

alter table report_active_agent_day add constraint report_active_agent_day_once UNIQUE NULLS NOT DISTINCT (day, agent_id, day_before);

create table report_active_day (
  category text not null,
  day date not null,
  day_before date,
  members bigint not null
);

alter table report_active_day add constraint report_active_day_once UNIQUE NULLS NOT DISTINCT (category, day, day_before);

create table report_agent_day (
  day date not null,
  agent_id uuid,
  rounds bigint not null,
  stake_cents bigint not null,
  stake_cash_cents bigint not null,
  payout_cents bigint not null,
  payout_cash_cents bigint not null
);

alter table report_agent_day add constraint report_agent_day_once UNIQUE NULLS NOT DISTINCT (day, agent_id);

create table report_figure_agent_day (
  day date not null,
  figure text not null,
  agent_id uuid,
  items bigint not null,
  cents bigint not null
);

alter table report_figure_agent_day add constraint report_figure_agent_day_once UNIQUE NULLS NOT DISTINCT (day, figure, agent_id);

create table report_figure_change (
  day date not null,
  figure text not null,
  what text not null,
  agent_id uuid,
  items bigint not null,
  cents bigint not null
);

create table report_figure_day (
  day date not null,
  figure text not null,
  what text not null,
  items bigint not null,
  cents bigint not null
);

alter table report_figure_day add constraint report_figure_day_pkey PRIMARY KEY (day, figure, what);

create table report_game_day (
  day date not null,
  game text not null,
  category text not null,
  rounds bigint not null,
  stake_cents bigint not null,
  stake_cash_cents bigint not null,
  payout_cents bigint not null,
  payout_cash_cents bigint not null,
  stake_squares numeric default 0 not null,
  stake_payouts numeric default 0 not null,
  payout_squares numeric default 0 not null
);

alter table report_game_day add constraint report_game_day_pkey PRIMARY KEY (day, game, category);

create table report_return_day (
  registered_on date not null,
  agent_id uuid,
  days integer not null,
  members bigint not null
);

alter table report_return_day add constraint report_return_day_once UNIQUE NULLS NOT DISTINCT (registered_on, agent_id, days);

alter table report_return_day add constraint report_return_day_days_check CHECK (days = ANY (ARRAY[1, 7, 30]));

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
  seed_id uuid,
  nonce integer not null,
  bet jsonb not null,
  outcome jsonb,
  secret jsonb,
  view jsonb,
  idempotency_key text not null,
  created_at timestamp with time zone default house_now() not null,
  settled_at timestamp with time zone,
  corrected_cents bigint
);

alter table round add constraint round_pkey PRIMARY KEY (member_id, id);

alter table round add constraint round_once UNIQUE (member_id, idempotency_key);

alter table round add constraint round_payout_cents_check CHECK (payout_cents >= 0);

alter table round add constraint round_stake_cents_check CHECK (stake_cents > 0);

CREATE INDEX round_long ON round USING btree (member_id, settled_at) WHERE NOT is_open AND ((settled_at - uuid_extract_timestamp(id)) > '01:00:00'::interval) IS NOT FALSE;

CREATE UNIQUE INDEX round_one_open ON round USING btree (member_id, game) WHERE is_open AND seed_id IS NOT NULL;

CREATE INDEX round_open ON round USING btree (member_id, game) WHERE is_open;

CREATE INDEX round_open_since ON round USING btree (created_at, id) WHERE is_open;

CREATE INDEX round_settled ON round USING brin (settled_at) WITH (pages_per_range='32', autosummarize='on');

create table round_action (
  member_id uuid not null,
  round_id uuid not null,
  seq smallint not null,
  action jsonb not null,
  view jsonb not null,
  created_at timestamp with time zone default house_now() not null
);

alter table round_action add constraint round_action_pkey PRIMARY KEY (round_id, seq);

create table round_ending (
  member_id uuid not null,
  round_id uuid not null,
  cause text not null,
  hours smallint,
  is_returned boolean not null,
  ended_at timestamp with time zone default house_now() not null
);

alter table round_ending add constraint round_ending_pkey PRIMARY KEY (member_id, round_id);

alter table round_ending add constraint round_ending_cause_check CHECK (cause = ANY (ARRAY['left'::text, 'closed'::text]));

alter table round_ending add constraint round_ending_check CHECK ((cause = 'left'::text) = (hours IS NOT NULL));

alter table round_ending add constraint round_ending_hours_check CHECK (hours > 0);

create table sandbox_letter (
  id bigint generated always as identity not null,
  kind text not null,
  address text not null,
  subject text default ''::text not null,
  body text not null,
  html text default ''::text not null,
  sent_at timestamp with time zone not null
);

alter table sandbox_letter add constraint sandbox_letter_pkey PRIMARY KEY (id);

alter table sandbox_letter add constraint sandbox_letter_kind_check CHECK (kind = ANY (ARRAY['mail'::text, 'sms'::text]));

CREATE INDEX sandbox_letter_kind ON sandbox_letter USING btree (kind, id DESC);

create table seal_check (
  is_one boolean default true not null,
  sealed text not null
);

alter table seal_check add constraint seal_check_pkey PRIMARY KEY (is_one);

alter table seal_check add constraint seal_check_is_one_check CHECK (is_one);

create table seamless_round (
  member_id uuid not null,
  platform text not null,
  round text not null,
  id uuid not null,
  game text not null,
  bets integer not null,
  stake_cents bigint not null,
  payout_cents bigint not null,
  money_before_cents bigint not null,
  money_after_cents bigint not null,
  created_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  settled_at timestamp with time zone,
  taken_back_cents bigint default 0 not null
) with (fillfactor=60);

alter table seamless_round add constraint seamless_round_pkey PRIMARY KEY (member_id, platform, round);

alter table seamless_round add constraint seamless_round_payout_cents_check CHECK (payout_cents >= 0);

alter table seamless_round add constraint seamless_round_stake_cents_check CHECK (stake_cents >= 0);

alter table seamless_round add constraint seamless_round_taken_back_cents_check CHECK (taken_back_cents >= 0);

CREATE INDEX seamless_round_waiting ON seamless_round USING btree (member_id) WHERE settled_at IS NULL;

create table seamless_session (
  token_hash text not null,
  member_id uuid not null,
  platform text not null,
  created_at timestamp with time zone default house_now() not null,
  expires_at timestamp with time zone not null,
  session_id uuid
);

alter table seamless_session add constraint seamless_session_pkey PRIMARY KEY (token_hash);

CREATE INDEX seamless_session_expires ON seamless_session USING btree (expires_at);

CREATE INDEX seamless_session_member ON seamless_session USING btree (member_id);

create table seamless_transaction (
  platform text not null,
  transaction text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  state text not null,
  error text default ''::text not null,
  request text not null,
  round text,
  bet_cents bigint default 0 not null,
  win_cents bigint default 0 not null,
  balance_cents bigint not null,
  created_at timestamp with time zone not null
) with (fillfactor=90);

alter table seamless_transaction add constraint seamless_transaction_pkey PRIMARY KEY (platform, transaction);

alter table seamless_transaction add constraint seamless_transaction_bet_cents_check CHECK (bet_cents >= 0);

alter table seamless_transaction add constraint seamless_transaction_kind_check CHECK (kind = ANY (ARRAY['bet'::text, 'win'::text, 'bet_win'::text, 'prize'::text, 'rollback'::text, 'void'::text]));

alter table seamless_transaction add constraint seamless_transaction_state_check CHECK (state = ANY (ARRAY['done'::text, 'refused'::text, 'rolled_back'::text, 'voided'::text]));

alter table seamless_transaction add constraint seamless_transaction_win_cents_check CHECK (win_cents >= 0);

CREATE INDEX seamless_transaction_id ON seamless_transaction USING btree (id);

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

alter table session add constraint session_end_reason_check CHECK (end_reason = ANY (ARRAY['logout'::text, 'revoked'::text, 'idle'::text, 'expired'::text, 'replaced'::text, 'crowded'::text, 'password_changed'::text, 'frozen'::text, 'closed'::text]));

alter table session add constraint session_token_hash_check CHECK (length(token_hash) = 32);

CREATE INDEX session_created ON session USING btree (created_at);

CREATE INDEX session_device ON session USING btree (device, member_id) WHERE device <> ''::text;

CREATE INDEX session_ended ON session USING btree (ended_at) WHERE ended_at IS NOT NULL;

CREATE INDEX session_ip ON session USING btree (ip, member_id) WHERE ip <> ''::text;

CREATE INDEX session_member ON session USING btree (member_id, last_seen_at);

CREATE INDEX session_member_open ON session USING btree (member_id, created_at DESC) WHERE ended_at IS NULL;

CREATE INDEX session_seen ON session USING btree (last_seen_at) WHERE ended_at IS NULL;

create table site (
  name text not null,
  title text not null,
  operator text not null,
  licence text not null,
  logo_url text not null,
  mark_url text not null,
  page_background_url text not null,
  created_at timestamp with time zone default house_now() not null
);

alter table site add constraint site_pkey PRIMARY KEY (name);

alter table site add constraint site_name_check CHECK (name ~ '^[a-z0-9-]{1,40}$'::text);

create table site_language (
  site text not null,
  language_code text not null,
  language_name text not null,
  language_flag_link text not null,
  "position" integer default 0 not null
);

alter table site_language add constraint site_language_pkey PRIMARY KEY (site, language_code);

alter table site_language add constraint site_language_language_code_check CHECK (language_code ~ '^[A-Za-z]{2,3}1?$'::text);

create table social_link (
  id uuid default uuidv7() not null,
  site text not null,
  kind text not null,
  name text not null,
  url text not null,
  "position" integer default 0 not null
);

alter table social_link add constraint social_link_pkey PRIMARY KEY (id);

CREATE INDEX social_link_site ON social_link USING btree (site, "position");

create table staff (
  id uuid default uuidv7() not null,
  email text not null,
  password_hash text not null,
  role text not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  password_kind text default 'own'::text not null,
  made_by uuid,
  handled_by uuid,
  handled_at timestamp with time zone,
  role_by uuid,
  role_at timestamp with time zone
);

alter table staff add constraint staff_pkey PRIMARY KEY (id);

alter table staff add constraint staff_email_unique UNIQUE (email);

alter table staff add constraint staff_email_check CHECK (email = lower(email) AND email ~~ '%_@_%'::text);

alter table staff add constraint staff_handled CHECK ((handled_by IS NULL) = (handled_at IS NULL));

alter table staff add constraint staff_not_by_itself CHECK (made_by <> id AND handled_by <> id);

alter table staff add constraint staff_password_kind_check CHECK (password_kind = ANY (ARRAY['own'::text, 'told'::text, 'spent'::text]));

alter table staff add constraint staff_role_check CHECK (role = ANY (ARRAY['support'::text, 'finance'::text, 'risk'::text, 'content'::text, 'admin'::text]));

alter table staff add constraint staff_role_given CHECK ((role_by IS NULL) = (role_at IS NULL));

alter table staff add constraint staff_role_not_by_itself CHECK (role_by <> id);

create table staff_edit (
  subject text not null,
  version integer default 1 not null,
  staff_email text not null,
  edited_at timestamp with time zone default house_now() not null
);

alter table staff_edit add constraint staff_edit_pkey PRIMARY KEY (subject);

create table staff_request (
  id uuid default uuidv7() not null,
  kind text not null,
  member_id uuid,
  amount_cents bigint,
  case_id uuid,
  withdrawal_id uuid,
  is_paid boolean,
  evidence text,
  psp_said text,
  reason text not null,
  state text default 'waiting'::text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  asked_key text,
  end_to_end_id text,
  transfer_id uuid,
  is_done boolean,
  platform_said text,
  platform text,
  phone text,
  ends_two_factor boolean
);

alter table staff_request add constraint staff_request_pkey PRIMARY KEY (id);

alter table staff_request add constraint staff_request_amount_cents_check CHECK (amount_cents <> 0 AND (abs(amount_cents) <= 100000000 OR kind = 'left_behind'::text));

alter table staff_request add constraint staff_request_case_takes CHECK (case_id IS NULL OR amount_cents < 0);

alter table staff_request add constraint staff_request_decided CHECK ((state = 'waiting'::text) = (decided_at IS NULL) AND (state = ANY (ARRAY['waiting'::text, 'overtaken'::text])) = (decided_by IS NULL));

alter table staff_request add constraint staff_request_evidence_check CHECK (length(evidence) >= 1 AND length(evidence) <= 100);

alter table staff_request add constraint staff_request_left_is_some CHECK (kind <> 'left_behind'::text OR amount_cents > 0);

alter table staff_request add constraint staff_request_payout_said CHECK (kind <> 'payout'::text OR psp_said <> 'not_done'::text);

alter table staff_request add constraint staff_request_phone_check CHECK (phone ~ '^[0-9]{10,11}$'::text OR phone = '-'::text);

alter table staff_request add constraint staff_request_platform_said_check CHECK (platform_said = ANY (ARRAY['not_connected'::text, 'no_answer'::text, 'something_else'::text, 'player_unknown'::text]));

alter table staff_request add constraint staff_request_psp_said_check CHECK (psp_said = ANY (ARRAY['not_found'::text, 'no_answer'::text, 'not_done'::text, 'under_way'::text]));

alter table staff_request add constraint staff_request_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200);

alter table staff_request add constraint staff_request_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'overtaken'::text]));

alter table staff_request add constraint staff_request_two_people CHECK (state <> 'done'::text OR decided_by <> asked_by);

CREATE INDEX staff_request_asked ON staff_request USING btree (asked_at DESC, id);

CREATE UNIQUE INDEX staff_request_asked_once ON staff_request USING btree (asked_by, asked_key) WHERE asked_key IS NOT NULL;

CREATE INDEX staff_request_case ON staff_request USING btree (case_id, asked_at DESC) WHERE case_id IS NOT NULL;

CREATE UNIQUE INDEX staff_request_case_once ON staff_request USING btree (case_id) WHERE state <> 'refused'::text;

CREATE UNIQUE INDEX staff_request_left_behind_waits ON staff_request USING btree (member_id, platform) WHERE state = 'waiting'::text;

CREATE UNIQUE INDEX staff_request_lifting_waits ON staff_request USING btree (member_id) WHERE kind = 'lifting'::text AND state = 'waiting'::text;

CREATE INDEX staff_request_member ON staff_request USING btree (member_id, asked_at DESC);

CREATE UNIQUE INDEX staff_request_payout_waits ON staff_request USING btree (withdrawal_id) WHERE state = 'waiting'::text;

CREATE UNIQUE INDEX staff_request_phone_waits ON staff_request USING btree (member_id) WHERE kind = 'phone'::text AND state = 'waiting'::text;

CREATE INDEX staff_request_refund ON staff_request USING btree (end_to_end_id) WHERE end_to_end_id IS NOT NULL;

CREATE UNIQUE INDEX staff_request_refund_waits ON staff_request USING btree (end_to_end_id) WHERE state = 'waiting'::text;

CREATE UNIQUE INDEX staff_request_transfer_waits ON staff_request USING btree (transfer_id) WHERE state = 'waiting'::text;

CREATE INDEX staff_request_waiting ON staff_request USING btree (asked_at) WHERE state = 'waiting'::text;

create table staff_request_kind (
  kind text not null,
  needs text[] not null,
  may text[] default '{}'::text[] not null
);

alter table staff_request_kind add constraint staff_request_kind_pkey PRIMARY KEY (kind);

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

alter table staff_session add constraint staff_session_end_reason_check CHECK (end_reason = ANY (ARRAY['logout'::text, 'expired'::text, 'crowded'::text, 'password_changed'::text]));

alter table staff_session add constraint staff_session_token_hash_check CHECK (length(token_hash) = 32);

CREATE INDEX staff_session_ended ON staff_session USING btree (ended_at) WHERE ended_at IS NOT NULL;

CREATE INDEX staff_session_open ON staff_session USING btree (staff_id) WHERE ended_at IS NULL;

create table staff_totp (
  staff_id uuid not null,
  secret_sealed text not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null
);

alter table staff_totp add constraint staff_totp_pkey PRIMARY KEY (staff_id);

create table support_conversation (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  state text default 'open'::text not null,
  waits_since timestamp with time zone,
  unanswered integer default 0 not null,
  unread integer default 0 not null,
  last_at timestamp with time zone not null,
  closed_by uuid
);

alter table support_conversation add constraint support_conversation_pkey PRIMARY KEY (id);

alter table support_conversation add constraint support_conversation_member_id_key UNIQUE (member_id);

alter table support_conversation add constraint support_conversation_check CHECK (waits_since IS NULL OR state = 'open'::text);

alter table support_conversation add constraint support_conversation_state_check CHECK (state = ANY (ARRAY['open'::text, 'closed'::text]));

alter table support_conversation add constraint support_conversation_unanswered_check CHECK (unanswered >= 0);

alter table support_conversation add constraint support_conversation_unread_check CHECK (unread >= 0);

CREATE INDEX support_newest ON support_conversation USING btree (state, last_at DESC, id DESC);

CREATE INDEX support_waiting ON support_conversation USING btree (waits_since, id) WHERE waits_since IS NOT NULL;

create table support_entry (
  site text not null,
  linkurl text not null,
  email text not null,
  title jsonb not null,
  body jsonb not null,
  hours jsonb not null
);

alter table support_entry add constraint support_entry_pkey PRIMARY KEY (site);

alter table support_entry add constraint support_entry_body_check CHECK (in_nine_languages(body));

alter table support_entry add constraint support_entry_hours_check CHECK (in_nine_languages(hours));

alter table support_entry add constraint support_entry_title_check CHECK (in_nine_languages(title));

create table support_message (
  id bigint generated always as identity not null,
  conversation_id uuid not null,
  staff_id uuid,
  text text not null,
  at timestamp with time zone not null,
  staff_key text
);

alter table support_message add constraint support_message_pkey PRIMARY KEY (id);

alter table support_message add constraint support_message_text_check CHECK (length(text) >= 1 AND length(text) <= 1000);

CREATE INDEX support_message_age ON support_message USING brin (at);

CREATE INDEX support_message_of ON support_message USING btree (conversation_id, id DESC);

CREATE UNIQUE INDEX support_message_staff_once ON support_message USING btree (staff_id, staff_key) WHERE staff_key IS NOT NULL;

create table terms_acceptance (
  member_id uuid not null,
  site text not null,
  version integer not null,
  at timestamp with time zone not null
);

alter table terms_acceptance add constraint terms_acceptance_pkey PRIMARY KEY (member_id, site, version);

alter table terms_acceptance add constraint terms_acceptance_version_check CHECK (version >= 0);

create table terms_version (
  site text not null,
  number integer not null,
  body jsonb not null,
  announcement_id uuid not null,
  announced_at timestamp with time zone default house_now() not null,
  effective_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  staff_email text not null
);

alter table terms_version add constraint terms_version_pkey PRIMARY KEY (site, number);

alter table terms_version add constraint terms_version_announcement_id_key UNIQUE (announcement_id);

alter table terms_version add constraint terms_version_body_check CHECK (in_nine_languages(body));

alter table terms_version add constraint terms_version_check CHECK (withdrawn_at < effective_at);

alter table terms_version add constraint terms_version_number_check CHECK (number > 0);

alter table terms_version add constraint terms_version_waits_two_weeks CHECK ((effective_at - announced_at) >= '14 days'::interval);

create table totp (
  member_id uuid not null,
  secret_sealed text not null,
  last_step bigint default 0 not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone
);

alter table totp add constraint totp_pkey PRIMARY KEY (member_id);

create table vip_level (
  level smallint not null,
  deposit_cents bigint not null,
  turnover_cents bigint not null,
  keep_deposit_cents bigint not null,
  keep_turnover_cents bigint not null,
  level_up_cents bigint not null,
  month_cents bigint not null,
  withdrawal_day_cents bigint not null
);

alter table vip_level add constraint vip_level_pkey PRIMARY KEY (level);

alter table vip_level add constraint vip_level_deposit_cents_check CHECK (deposit_cents >= 0);

alter table vip_level add constraint vip_level_keep_deposit_cents_check CHECK (keep_deposit_cents >= 0);

alter table vip_level add constraint vip_level_keep_turnover_cents_check CHECK (keep_turnover_cents >= 0);

alter table vip_level add constraint vip_level_level_check CHECK (level >= 0);

alter table vip_level add constraint vip_level_level_up_cents_check CHECK (level_up_cents >= 0);

alter table vip_level add constraint vip_level_month_cents_check CHECK (month_cents >= 0);

alter table vip_level add constraint vip_level_turnover_cents_check CHECK (turnover_cents >= 0);

alter table vip_level add constraint vip_level_withdrawal_day_cents_check CHECK (withdrawal_day_cents > 0);

create table vip_member (
  member_id uuid not null,
  deposit_cents bigint default 0 not null,
  highest_level smallint default 0 not null
);

alter table vip_member add constraint vip_member_pkey PRIMARY KEY (member_id);

create table vip_move (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  from_level smallint not null,
  to_level smallint not null,
  season date not null,
  moved_at timestamp with time zone default house_now() not null
);

alter table vip_move add constraint vip_move_pkey PRIMARY KEY (id);

alter table vip_move add constraint vip_move_check CHECK (to_level <> from_level);

CREATE INDEX vip_move_member ON vip_move USING btree (member_id, moved_at DESC);

CREATE UNIQUE INDEX vip_move_one_fall ON vip_move USING btree (member_id, season) WHERE to_level < from_level;

create table vip_rebate (
  level smallint not null,
  category text not null,
  basis_points integer not null
);

alter table vip_rebate add constraint vip_rebate_pkey PRIMARY KEY (level, category);

alter table vip_rebate add constraint vip_rebate_basis_points_check CHECK (basis_points >= 0 AND basis_points <= 10000);

create table vip_rebate_past (
  level smallint not null,
  category text not null,
  basis_points integer not null,
  until timestamp with time zone not null
);

alter table vip_rebate_past add constraint vip_rebate_past_pkey PRIMARY KEY (level, category, until);

create table vip_reward (
  id uuid default uuidv7() not null,
  member_id uuid not null,
  kind text not null,
  level smallint not null,
  month date,
  amount_cents bigint not null,
  created_at timestamp with time zone default house_now() not null,
  claimed_at timestamp with time zone,
  deposit_cents bigint default 0 not null,
  withdrawn_at timestamp with time zone
);

alter table vip_reward add constraint vip_reward_pkey PRIMARY KEY (id);

alter table vip_reward add constraint vip_reward_amount_cents_check CHECK (amount_cents > 0);

alter table vip_reward add constraint vip_reward_check CHECK ((kind = 'month'::text) = (month IS NOT NULL));

alter table vip_reward add constraint vip_reward_deposit_cents_check CHECK (deposit_cents >= 0);

alter table vip_reward add constraint vip_reward_kind_check CHECK (kind = ANY (ARRAY['level_up'::text, 'month'::text]));

alter table vip_reward add constraint vip_reward_withdrawn_check CHECK (claimed_at IS NULL OR withdrawn_at IS NULL);

CREATE UNIQUE INDEX vip_reward_one_level_up ON vip_reward USING btree (member_id, level) WHERE kind = 'level_up'::text;

CREATE UNIQUE INDEX vip_reward_one_month ON vip_reward USING btree (member_id, month) WHERE kind = 'month'::text;

create table vip_season (
  member_id uuid not null,
  season date not null,
  counted_to date not null,
  stake_cents bigint not null
);

alter table vip_season add constraint vip_season_pkey PRIMARY KEY (member_id);

alter table vip_season add constraint vip_season_check CHECK (counted_to >= season);

alter table vip_season add constraint vip_season_stake_cents_check CHECK (stake_cents >= 0);

create table wheel_seed (
  member_id uuid not null,
  day date not null,
  server_seed text not null,
  server_seed_hash text not null,
  created_at timestamp with time zone default house_now() not null
);

alter table wheel_seed add constraint wheel_seed_pkey PRIMARY KEY (member_id, day);

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
  paid_at timestamp with time zone,
  counted_cents bigint,
  fee_fixed_cents bigint default 0 not null,
  payout_sends integer,
  contradicted_at timestamp with time zone,
  paying_at timestamp with time zone,
  declared_at timestamp with time zone,
  asked_at timestamp with time zone,
  payout_client text
);

alter table withdrawal add constraint withdrawal_pkey PRIMARY KEY (id);

alter table withdrawal add constraint withdrawal_order_number_key UNIQUE (order_number);

alter table withdrawal add constraint withdrawal_payout_id_key UNIQUE (payout_id);

alter table withdrawal add constraint withdrawal_amount_cents_check CHECK (amount_cents > 0);

alter table withdrawal add constraint withdrawal_check CHECK (fee_cents < amount_cents);

alter table withdrawal add constraint withdrawal_fee_cents_check CHECK (fee_cents >= 0);

alter table withdrawal add constraint withdrawal_payout_sends_check CHECK (payout_sends >= 0);

alter table withdrawal add constraint withdrawal_state_check CHECK (state = ANY (ARRAY['submitted'::text, 'second_review'::text, 'approved'::text, 'paying'::text, 'paid'::text, 'rejected'::text, 'cancelled'::text, 'failed'::text]));

CREATE INDEX withdrawal_asked_for ON withdrawal USING btree (created_at);

CREATE INDEX withdrawal_contradicted ON withdrawal USING btree (id) WHERE contradicted_at IS NOT NULL;

CREATE INDEX withdrawal_declared ON withdrawal USING btree (declared_at) WHERE declared_at IS NOT NULL;

CREATE INDEX withdrawal_end_to_end ON withdrawal USING btree (end_to_end_id) WHERE end_to_end_id IS NOT NULL;

CREATE INDEX withdrawal_key ON withdrawal USING btree (key_kind, key_value);

CREATE INDEX withdrawal_member ON withdrawal USING btree (member_id, created_at DESC);

CREATE INDEX withdrawal_paid_moment ON withdrawal USING btree (paid_at) INCLUDE (member_id, amount_cents) WHERE state = 'paid'::text;

CREATE INDEX withdrawal_queue ON withdrawal USING btree (state, created_at);

create table withdrawal_hold (
  withdrawal_id uuid not null,
  reason text not null,
  staff_id uuid,
  at timestamp with time zone not null,
  disputed_pix text
);

alter table withdrawal_hold add constraint withdrawal_hold_pkey PRIMARY KEY (withdrawal_id);

alter table withdrawal_hold add constraint withdrawal_hold_cause_check CHECK ((staff_id IS NULL) = (disputed_pix IS NOT NULL));

alter table withdrawal_hold add constraint withdrawal_hold_reason_check CHECK ((reason = ''::text) = (staff_id IS NULL));

CREATE OR REPLACE FUNCTION public.agency_join()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select coalesce(m.agent_id, m.id) into new.agent_id from member m where m.id = new.top_id;
  if not found then
    raise exception 'inviter % is not a member yet', new.top_id
      using errcode = 'foreign_key_violation', constraint = 'member_inviter_first';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.agency_link_up()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into agency_link (agent_id, level, member_id, registered_at)
  select new.top_id, 1, new.id, new.created_at
  union all
  select l.agent_id, l.level + 1, new.id, new.created_at from agency_link l where l.member_id = new.top_id and l.level < 3;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.agency_refuse_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'member % keeps the inviter it registered with', new.id
    using errcode = 'restrict_violation', constraint = 'member_inviter_fixed';
end $function$;

CREATE OR REPLACE FUNCTION public.audit_log_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE'
    or current_setting('arara.ledger', true) is distinct from 'erasing'
    or to_jsonb(new) - 'detail' - 'is_look' is distinct from to_jsonb(old) - 'detail' - 'is_look'
    or new.detail -> 'erased' is distinct from 'true'
    or not old.detail @> (new.detail - 'erased')
  then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_redact(p_audit_id bigint, p_row bigint[], p_detail jsonb[], p_kept text[])
 RETURNS void
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'erasing'
AS $function$
begin
  insert into audit_redaction (audit_id, row_id, kept) select p_audit_id, r, k from unnest(p_row, p_kept) as u(r, k);
  update audit_log l set detail = u.d from unnest(p_row, p_detail) as u(r, d) where l.id = u.r;
end $function$;

CREATE OR REPLACE FUNCTION public.bonus_send_on(p_members uuid[], p_rounds uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.catalogue_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from changed) then insert into catalogue_change default values; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.catalogue_standing()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select (select concat_ws('.', count(*), min(id), max(id)) from catalogue_change) || ' ' || coalesce(
    (select string_agg(code || maintenance_until, ' ' order by code) from platform
      where house_now() >= maintenance_from and house_now() < maintenance_until), '')
$function$;

CREATE OR REPLACE FUNCTION public.deposit_keep_turnover()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into deposit_turnover (deposit_id, turnover_cents)
    select new.id, p.turnover_cents from member_play p where p.member_id = new.member_id
    on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.find_games(p_text text, p_lang text, p_nearly boolean DEFAULT false)
 RETURNS TABLE(id uuid, nearness integer, likeness real, called text, slug text, platform text, shown_category text, volatility text, shown_features text[], popularity double precision, "position" integer, place integer, created_at timestamp with time zone, rtp_basis_points integer)
 LANGUAGE plpgsql
 STABLE ROWS 100
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
declare
  plain constant text := plain_words(p_text);
  words constant text[] := (string_to_array(nullif(plain, ''), ' '))[1:8];
  written constant text := btrim(regexp_replace(plain_text(p_text), '\s+', ' ', 'g'));
  has_signs constant boolean := plain ~ '[^\u0001-\u007f]';
  -- Parted by spaces alone: what is joined by a hyphen is looked for as it stands.
  parts constant text[] := (string_to_array(written, ' '))[1:8];
  long_words text[];
  -- What the index is asked for. Most titles hold the short words, which are compared where the long ones were found.
  telling tsquery;
  rest tsquery;
  -- Where words of signs begin, and do not just go on.
  begun tsquery;
  patterns text[];
  nearly tsquery;
begin
  if written = '' then return; end if;
  if words is not null then
    long_words := coalesce((select array_agg(word) from unnest(words) as word where length(word) > 3),
                           (select array[word] from unnest(words) as word order by length(word) desc limit 1));
    telling := words_begun_by(long_words);
    if long_words <> words then rest := to_tsquery('simple', array_to_string(words, ':* & ') || ':*'); end if;
    if has_signs then begun := to_tsquery('simple', array_to_string(words, ':*A & ') || ':*A'); end if;
    return query
    select g.id,
           case when plain = g.called or written = g.slug or position(' | ' || plain || ' | ' in ' | ' || g.search || ' | ') > 0 then 0
                when starts_with(g.called, plain) then 1
                when position(' ' || plain in ' ' || g.called) > 0 then 2
                when begun is null or ts_match_vq(g.words, begun) then 3
                else 4 end,
           0::real, g.called, g.slug, g.platform, g.shown_category, g.volatility, g.shown_features, g.popularity, g.position,
           g.place, g.created_at, g.rtp_basis_points
      from (
        select g.*, coalesce(g.plain_titles ->> p_lang, g.plain_titles ->> 'en', g.plain_titles ->> 'pt', '') as called
          from game g
         -- A function, so that the index is asked for the telling ones alone.
         where g.words @@ telling and (rest is null or ts_match_vq(g.words, rest))
        -- What a game is called is read once, not wherever it is compared.
        offset 0
      ) g;
    if found then return; end if;
  end if;
  -- One or two letters stand almost everywhere, and signs were found already. The index is asked for the longest.
  select array_agg('%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%' order by part ~ '[^\u0001-\u007f]', length(part) desc)
    into patterns from unnest(parts) as part where part !~ '^[a-z0-9]{1,2}$';
  if patterns[1] ~ '[a-z0-9]' then
    return query
    select g.id, case when written = g.slug then 0 else 4 end, 0::real,
           coalesce(g.plain_titles ->> p_lang, g.plain_titles ->> 'en', g.plain_titles ->> 'pt', ''), g.slug, g.platform,
           g.shown_category, g.volatility, g.shown_features, g.popularity, g.position, g.place, g.created_at, g.rtp_basis_points
      from game g where g.search like patterns[1] and g.search like all (patterns);
    if found then return; end if;
  end if;
  if not p_nearly or length(plain) < 4 then return; end if;
  -- Each word is one of those that are spelt most like it.
  select string_agg('(' || near.words || ')', ' & ')::tsquery into nearly
    from unnest(words) as w(word) cross join lateral words_spelt_like(w.word) as near(words)
  having count(near.words) = count(*);
  return query
  select g.id, 5, word_similarity(plain, g.search),
         coalesce(g.plain_titles ->> p_lang, g.plain_titles ->> 'en', g.plain_titles ->> 'pt', ''), g.slug, g.platform,
         g.shown_category, g.volatility, g.shown_features, g.popularity, g.position, g.place, g.created_at, g.rtp_basis_points
    from game g where g.words @@ nearly;
end $function$;

CREATE OR REPLACE FUNCTION public.game_follow_switches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.is_open := new.is_offered and not new.is_shut
    and not exists (select 1 from game_market m where m.jurisdiction = any(new.closed_in)
                       or m.jurisdiction <> 'default' and not m.jurisdiction = any(new.certified_for));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.game_market_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update game set closed_in = closed_in where closed_in <> '{}' or certified_for is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.game_words_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into game_word select distinct lexeme from added, unnest(words)
    where 'A' = any (weights) or lexeme ~ '^[\u0001-\u007f]' order by lexeme
    on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.game_words_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into game_word select lexeme from unnest(new.words)
    where 'A' = any (weights) or lexeme ~ '^[\u0001-\u007f]' order by lexeme on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.house_day(p_at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (p_at at time zone 'America/Sao_Paulo')::date
$function$;

CREATE OR REPLACE FUNCTION public.jackpot_open(p_game text, p_seed_cents bigint, p_contribution integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.jackpot_settle(p_members uuid[], p_rounds uuid[], p_hits boolean[])
 RETURNS TABLE(round_id uuid, cash bigint, bonus bigint)
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_material TO 'off'
AS $function$
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
end $function$;

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
  members integer;
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
  select count(*), count(distinct a.member_id) into accounts, members from ledger_account a where a.id in (p_from, p_to);
  if accounts <> 2 then
    raise exception 'unknown account in movement % of %', p_kind, p_reference using errcode = 'ARL02';
  end if;
  if members > 1 then
    raise exception 'movement % of % goes from one member to another', p_kind, p_reference using errcode = 'restrict_violation';
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

CREATE OR REPLACE FUNCTION public.ledger_post_rebates(p_from bigint, p_member uuid[], p_amount_cents bigint[], p_reference uuid[])
 RETURNS bigint
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
AS $function$
declare
  posted bigint;
begin
  perform 1 from ledger_account a where a.kind = 'rebate' and a.member_id = any(p_member) order by a.id for update;
  -- A new statement sees what others committed while this one waited for a row.
  with due as materialized (
    select a.id, d.cents, d.reference
      from unnest(p_member, p_amount_cents, p_reference) as d(member_id, cents, reference)
      join ledger_account a on a.member_id = d.member_id and a.kind = 'rebate'
     where not exists (select 1 from ledger_transfer t where t.reference = d.reference and t.kind = 'rebate' and t.step = 0)),
  moved as (
    update ledger_account a set balance_cents = a.balance_cents + due.cents from due where a.id = due.id
    returning a.id, due.cents, a.balance_cents as balance, due.reference),
  told as (
    insert into ledger_transfer (from_account_id, to_account_id, amount_cents, to_balance_cents, kind, reference)
    select p_from, id, cents, balance, 'rebate', reference from moved order by id returning 1)
  select count(*) into posted from told;
  if posted < cardinality(p_reference) and exists (
    select 1 from unnest(p_amount_cents, p_reference) as d(cents, reference)
      join ledger_transfer t on t.reference = d.reference and t.kind = 'rebate' and t.step = 0
     where t.amount_cents <> d.cents) then
    raise exception 'rebates were posted with other values' using errcode = 'ARL01';
  end if;
  return posted;
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

CREATE OR REPLACE FUNCTION public.ledger_transit(p_member_id uuid)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  account_id bigint;
begin
  select id into account_id from ledger_account where member_id = p_member_id and kind = 'transit';
  if found then return account_id; end if;
  insert into ledger_account (member_id, kind) values (p_member_id, 'transit')
    on conflict on constraint ledger_account_unique do nothing;
  select id into strict account_id from ledger_account where member_id = p_member_id and kind = 'transit';
  return account_id;
end $function$;

CREATE OR REPLACE FUNCTION public.live_cancel(p_member_id uuid, p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.live_chain_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or new.commitment <> old.commitment or new.length <> old.length or new.table_slug <> old.table_slug
      or old.salt is not null and (new.salt is distinct from old.salt or new.salted_at is distinct from old.salted_at)
      or new.used < old.used then
    raise exception 'a commitment is kept' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.live_place(p_member uuid[], p_id uuid[], p_round uuid[], p_slot smallint[], p_stake bigint[], p_target integer[], p_ceiling integer[], p_most bigint[], p_bets_max integer, p_bet jsonb[], p_key text[], p_name text[], p_at timestamp with time zone, p_prize text[], p_prize_cents bigint[])
 RETURNS TABLE(n integer, status text, bet_id uuid, cash bigint, bonus bigint)
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_material TO 'off'
AS $function$
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
    select * from unnest(p_member, p_id, p_round, p_slot, p_stake, p_target, p_ceiling, p_most, p_bet, p_key, p_name, p_prize,
        p_prize_cents)
      with ordinality as i(member_id, id, round_id, slot, stake, target, ceiling, most, bet, key, name, prize, prize_cents, n)
  ),
  judged as materialized (
    select i.*, t.game, t.risk_cap_cents, l.exposure_cents, greatest(t.max_payout_cents, t.risk_cap_cents / 10) as prize_cap_cents,
      play.cash_account_id, play.bonus_account_id,
      c.balance_cents as cash, b.balance_cents as bonus, least(i.stake, c.balance_cents) as stake_cash,
      i.stake - least(i.stake, c.balance_cents) as stake_bonus, prior.id as prior_id, t.version, m.is_demo,
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
        when i.stake + before.laid > play.stake_max_cents then 'bonus_stake'
        when c.balance_cents + b.balance_cents < i.stake then 'poor'
        when play.has_limits and protection_refuses_bet(i.member_id, i.stake, before.laid) then 'limit'
        else 'ok'
      end as verdict
    from given i
    join member m on m.id = i.member_id
    join member_play play on play.member_id = i.member_id
    join ledger_account c on c.id = play.cash_account_id
    join ledger_account b on b.id = play.bonus_account_id
    left join live_round l on l.id = i.round_id
    left join live_table t on t.slug = l.table_slug
    cross join lateral (
      select case when play.has_limits or play.stake_max_cents is not null then (
        select coalesce(sum(o.stake_cents), 0)::bigint from live_bet o
         where o.round_id = i.round_id and o.member_id = i.member_id and o.state <> 'cancelled') else 0 end as laid) before
    left join round prior on prior.member_id = i.member_id and prior.idempotency_key = i.key
  ),
  named as materialized (
    select j.*, case when j.verdict = 'ok' and j.prize is not null and not j.is_demo and (
        select coalesce(sum(o.prize_cents), 0) from live_bet o
         where o.round_id = j.round_id and o.prize = j.prize and o.state <> 'cancelled' and not o.is_demo)
        + sum(j.prize_cents) filter (where j.verdict = 'ok' and not j.is_demo)
            over (partition by j.round_id, j.prize order by j.n)
        > j.prize_cap_cents
      then 'named' else j.verdict end as told
    from judged j
  ),
  weighed as materialized (
    select j.*, case when j.told = 'ok' and not j.is_demo and j.exposure_cents
        + case when j.prize is null then 0 else j.prize_cap_cents end
        + sum(j.most) filter (where j.told = 'ok' and not j.is_demo) over (partition by j.round_id order by j.n)
        > j.risk_cap_cents
      then 'full' else j.told end as status
    from named j
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
    insert into live_bet (id, round_id, member_id, is_demo, slot, name, stake_cents, target, ceiling, most_cents, prize, prize_cents,
      created_at)
    select g.id, g.round_id, g.member_id, g.is_demo, g.slot, g.name, g.stake, g.target, g.ceiling, g.most, g.prize, g.prize_cents,
      moment
    from good g
  ),
  counted as (
    update live_round l set bets = l.bets + s.bets, demo_bets = l.demo_bets + s.demo_bets,
      stake_cents = l.stake_cents + s.stake, exposure_cents = l.exposure_cents + s.most
    from (select g.round_id, count(*) as bets, count(*) filter (where g.is_demo) as demo_bets,
            coalesce(sum(g.stake) filter (where not g.is_demo), 0) as stake,
            coalesce(sum(g.most) filter (where not g.is_demo), 0) as most from good g group by 1) s
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
end $function$;

CREATE OR REPLACE FUNCTION public.live_raise(p_member_id uuid, p_id uuid, p_stake bigint, p_step smallint)
 RETURNS TABLE(status text, cash bigint, bonus bigint)
 LANGUAGE plpgsql
AS $function$
begin
  select * into strict status, cash, bonus from raise_round(p_member_id, p_id, p_stake, p_step);
  if status = 'ok' then
    update live_bet b set stake_cents = b.stake_cents + p_stake where b.id = p_id;
    update live_round l set stake_cents = l.stake_cents + p_stake
      from live_bet b where b.id = p_id and l.id = b.round_id and not b.is_demo;
  end if;
  return next;
end $function$;

CREATE OR REPLACE FUNCTION public.live_settle(p_round uuid, p_reached integer, p_is_over boolean, p_outcome jsonb, p_max integer)
 RETURNS TABLE(bet_id uuid, member_id uuid, multiplier integer, payout bigint)
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_material TO 'off'
AS $function$
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
  -- The bets of a round are looked at once more only where it is needed.
  if exists (select 1 from bonus b where b.member_id = any(members) and b.open_rounds <> '{}') then
    perform bonus_send_on(members, array(
      select b.id from live_bet b where b.round_id = p_round and b.member_id = any(members) and b.payout_cents > 0));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.live_settle_draw(p_round uuid, p_id uuid[], p_payout bigint[], p_outcome jsonb[])
 RETURNS TABLE(bet_id uuid, payout bigint)
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_material TO 'off'
AS $function$
declare
  members uuid[];
  moment timestamptz := house_now();
begin
  select array_agg(p.member_id) into members from (
    select m.member_id from member_play m where m.member_id in (select b.member_id from live_bet b where b.id = any(p_id))
     order by m.member_id for update) p;
  return query
  with due as materialized (
    select b.id, b.member_id, b.stake_cents as stake, i.win, i.outcome, r.stake_bonus_cents,
      i.win * r.stake_bonus_cents / b.stake_cents as win_bonus, i.win - i.win * r.stake_bonus_cents / b.stake_cents as win_cash,
      r.game
    from unnest(p_id, p_payout, p_outcome) as i(id, win, outcome)
    -- By itself each: of a round PostgreSQL expects next to no bets, and it held each of a part against all that were placed.
    cross join lateral (select * from live_bet where id = i.id limit 1) as b
    cross join lateral (select * from round where member_id = b.member_id and id = b.id limit 1) as r
    where b.round_id = p_round and b.state = 'placed' and r.is_open
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
  perform bonus_send_on(members, p_id);
end $function$;

CREATE OR REPLACE FUNCTION public.member_away_cents(p_member_id uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select sum(balance_cents) from platform_player where member_id = p_member_id), 0)::bigint
    + coalesce((select balance_cents from ledger_account where member_id = p_member_id and kind = 'transit'), 0)
$function$;

CREATE OR REPLACE FUNCTION public.member_play_follow_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update member_play set is_active = (new.status = 'active') where member_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.platform_maintenance(p_code text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select until from platform_away where code = p_code
$function$;

CREATE OR REPLACE FUNCTION public.protection_bet_refusal(p_member_id uuid, p_stake_cents bigint, p_laid_cents bigint DEFAULT 0)
 RETURNS TABLE(kind text, period text, amount bigint, used bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select l.kind, l.period, l.amount, u.used
    from protection_limits(p_member_id) l
    cross join lateral (select case when l.period = 'round' then p_laid_cents
      else protection_used(p_member_id, l.kind, l.period) end as used) u
   where case l.kind when 'deposit' then false when 'session' then u.used >= l.amount else u.used + p_stake_cents > l.amount end
   order by l.kind = 'session', l.amount - u.used
   limit 1
$function$;

CREATE OR REPLACE FUNCTION public.protection_count_play()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into protection_day (member_id, day, stake_cents, payout_cents)
    values (new.member_id, house_day(house_now()), new.turnover_cents - old.turnover_cents, new.payout_cents - old.payout_cents)
    on conflict (member_id, day) do update set stake_cents = protection_day.stake_cents + excluded.stake_cents,
      payout_cents = protection_day.payout_cents + excluded.payout_cents;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.protection_deposit_cents(p_member_id uuid, p_since timestamp with time zone, p_without uuid DEFAULT NULL::uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(d.amount_cents), 0)::bigint from deposit d
   where d.member_id = p_member_id and d.id is distinct from p_without
     and (d.state = 'credited' and d.credited_at >= p_since
       or d.state in ('created', 'waiting') and d.expires_at > house_now() or d.state = 'paid')
$function$;

CREATE OR REPLACE FUNCTION public.protection_left_cents(p_member_id uuid, p_laid_cents bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select min(case l.kind when 'session' then case when u.used >= l.amount then 0 end else greatest(0, l.amount - u.used) end)::bigint
    from protection_limits(p_member_id) l
    cross join lateral (select case when l.period = 'round' then p_laid_cents
                                    else protection_used(p_member_id, l.kind, l.period) end as used) u
   where l.kind <> 'deposit'
$function$;

CREATE OR REPLACE FUNCTION public.protection_limit_to_play()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  touched uuid := coalesce(new.member_id, old.member_id);
begin
  update member_play p set has_limits = s.has_limits
    from (select exists (select 1 from protection_limit where member_id = touched and kind <> 'deposit') as has_limits) s
    where p.member_id = touched and p.has_limits <> s.has_limits;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.protection_limits(p_member_id uuid)
 RETURNS TABLE(kind text, period text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select l.kind, l.period, case when l.pending_at <= house_now() then l.pending_amount else l.amount end
    from protection_limit l
   where l.member_id = p_member_id and (l.pending_at is null or l.pending_at > house_now() or l.pending_amount is not null)
$function$;

CREATE OR REPLACE FUNCTION public.protection_open_cents(p_member_id uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(r.stake_cents), 0)::bigint from round r where r.member_id = p_member_id and r.is_open
$function$;

CREATE OR REPLACE FUNCTION public.protection_pause_refuse_shortening()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or new.ends_at < old.ends_at or new.member_id <> old.member_id or new.kind <> old.kind
      or old.returns_at is not null and new.returns_at is distinct from old.returns_at then
    raise exception 'a pause cannot be shortened' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.protection_pause_to_play()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update member_play set paused_until = (
      select max(case p.kind when 'pause' then p.ends_at else coalesce(p.returns_at, 'infinity') end)
        from protection_pause p where p.member_id = new.member_id)
    where member_id = new.member_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.protection_period_start(p_period text, p_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when p_period in ('day', 'week', 'month')
    then date_trunc(p_period, p_at at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo' end
$function$;

CREATE OR REPLACE FUNCTION public.protection_recount()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  since timestamptz := least(protection_period_start('week', house_now()), protection_period_start('month', house_now()));
begin
  delete from protection_day where member_id = new.member_id;
  insert into protection_day (member_id, day, stake_cents, payout_cents)
  select distinct on (seen.day) new.member_id, seen.day, seen.stake, seen.payout from (
    select d.day, sum(d.stake_cents)::bigint as stake, sum(d.payout_cents)::bigint as payout
      from play_day d where d.member_id = new.member_id and d.day >= house_day(since) group by d.day
    union all
    select house_day(r.settled_at), sum(r.stake_cents)::bigint, sum(r.payout_cents)::bigint
      from round r where r.member_id = new.member_id and not r.is_open and r.settled_at >= since
        -- Ids begin with their time: no round that was settled since is older than a month more.
        and r.id >= uuid_at(since - interval '31 days')
      group by 1
  ) seen order by seen.day, seen.stake desc;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.protection_refuses_bet(p_member_id uuid, p_stake_cents bigint, p_laid_cents bigint DEFAULT 0)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select 1 from protection_bet_refusal(p_member_id, p_stake_cents, p_laid_cents))
$function$;

CREATE OR REPLACE FUNCTION public.protection_refuses_credit(p_member_id uuid, p_deposit_id uuid, p_amount_cents bigint)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  paused timestamptz;
begin
  select paused_until into paused from member_play where member_id = p_member_id for update;
  if paused > house_now() then return 'play_paused'; end if;
  if exists (
    select 1 from protection_limits(p_member_id) l
     where l.kind = 'deposit' and l.amount < p_amount_cents + (
       select coalesce(sum(d.amount_cents), 0) from deposit d
        where d.member_id = p_member_id and d.id <> p_deposit_id and d.state = 'credited'
          and d.credited_at >= protection_period_start(l.period, house_now()))
  ) then return 'limit_reached'; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.protection_refuses_deposit(p_member_id uuid, p_amount_cents bigint)
 RETURNS TABLE(error text, kind text, period text, amount bigint, used bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select r.* from (
    select 'play_paused' as error, null::text as kind, null::text as period, null::bigint as amount, null::bigint as used
      from member_play p where p.member_id = p_member_id and p.paused_until > house_now()
    union all
    select 'limit_reached', l.kind, l.period, l.amount, u.used
      from protection_limits(p_member_id) l
      cross join lateral (select protection_used(p_member_id, l.kind, l.period) as used) u
     where case l.kind when 'deposit' then u.used + p_amount_cents > l.amount when 'session' then u.used >= l.amount else false end
  ) r order by r.error = 'limit_reached', r.kind = 'session', r.amount - r.used limit 1
$function$;

CREATE OR REPLACE FUNCTION public.protection_session_minutes(p_member_id uuid, p_since timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(floor(sum(extract(epoch from upper(r) - lower(r))) / 60), 0)::bigint from unnest((
    select range_agg(tstzrange(s.begins, s.ends)) from (
      select greatest(created_at, p_since) as begins,
             least(coalesce(ended_at, house_now()), last_seen_at + interval '2 minutes', house_now()) as ends
        from session where member_id = p_member_id and last_seen_at >= p_since - interval '2 minutes') s
    where s.begins < s.ends)) r
$function$;

CREATE OR REPLACE FUNCTION public.protection_used(p_member_id uuid, p_kind text, p_period text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  since timestamptz := protection_period_start(p_period, house_now());
begin
  if since is null then return 0; end if;
  if p_kind = 'deposit' then return protection_deposit_cents(p_member_id, since); end if;
  if p_kind = 'session' then return protection_session_minutes(p_member_id, since); end if;
  return protection_open_cents(p_member_id) + seamless_waiting_cents(p_member_id, p_kind)
    + transfers_used_cents(p_member_id, p_kind, since) + (
    select coalesce(sum(case when p_kind = 'loss' then d.stake_cents - d.payout_cents else d.stake_cents end), 0)::bigint
      from protection_day d where d.member_id = p_member_id and d.day >= house_day(since));
end $function$;

CREATE OR REPLACE FUNCTION public.raise_round(p_member_id uuid, p_round_id uuid, p_stake bigint, p_step smallint)
 RETURNS TABLE(status text, cash bigint, bonus bigint)
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.report_count_active()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
begin
  if not exists (select from added) then return null; end if;
  with come as materialized (
    select n.member_id, m.top_id as agent_id, n.category, n.day, house_day(m.created_at) as registered_on
      from added n join member m on m.id = n.member_id and not m.is_demo
    union all
    select n.member_id, m.top_id, '', n.day, house_day(m.created_at)
      from (select member_id, day, count(*) as categories from added group by 1, 2) as n
      join member m on m.id = n.member_id and not m.is_demo
     where n.categories = (select count(*) from play_day p where p.member_id = n.member_id and p.day = n.day)),
  placed as materialized (
    select c.*,
           (select max(p.day) from play_day p where p.member_id = c.member_id and p.day < c.day
               and c.category in ('', p.category)) as day_before,
           (select min(p.day) from play_day p where p.member_id = c.member_id and p.day > c.day
               and c.category in ('', p.category)) as day_after
      from come c),
  overtaken as materialized (
    select p.*, (select max(d.day) from play_day d where d.member_id = p.member_id and d.day < p.day_after
                    and p.category in ('', d.category)
                    and not exists (select from come o where o.member_id = d.member_id and o.category = p.category
                                       and o.day = d.day)) as day_before_after
      from placed p
     where p.day_after is not null
       and not exists (select from come o where o.member_id = p.member_id and o.category = p.category and o.day = p.day_after)),
  counted as materialized (
    select category, agent_id, day, day_before, 1 as members from placed
    union all
    select category, agent_id, day_after, day, 1 from overtaken
    union all
    select category, agent_id, day_after, day_before_after, -1 from overtaken),
  by_category as (
    insert into report_active_day as d
    select category, day, day_before, sum(members) from counted
     group by 1, 2, 3 having sum(members) <> 0 order by 1, 2, 3
    on conflict on constraint report_active_day_once do update set members = d.members + excluded.members),
  by_agent as (
    insert into report_active_agent_day as d
    select agent_id, day, day_before, sum(members) from counted where category = ''
     group by 1, 2, 3 having sum(members) <> 0 order by 1, 2, 3
    on conflict on constraint report_active_agent_day_once do update set members = d.members + excluded.members)
  insert into report_return_day as d
  select registered_on, agent_id, day - registered_on, count(*) from come
   where category = '' and day - registered_on in (1, 7, 30) group by 1, 2, 3 order by 1, 2, 3
  on conflict on constraint report_return_day_once do update set members = d.members + excluded.members;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_count_deposit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.state = 'credited' then
    perform report_count_one('deposits', old.credited_at, old.member_id, -1, -old.amount_cents);
  end if;
  if new.state = 'credited' then
    perform report_count_one('deposits', new.credited_at, new.member_id, 1, new.amount_cents);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_count_newcomer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_figure_change (day, figure, what, agent_id, items, cents)
  values (house_day(new.created_at), 'new_members', '', new.top_id, 1, 1);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_count_one(p_figure text, p_at timestamp with time zone, p_member_id uuid, p_items bigint, p_cents bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into report_figure_change (day, figure, what, agent_id, items, cents)
  select house_day(p_at), p_figure, '', m.top_id, p_items, p_cents from member m
   where m.id = p_member_id and not m.is_demo and p_at is not null
$function$;

CREATE OR REPLACE FUNCTION public.report_count_rebates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into report_figure_change (day, figure, what, agent_id, items, cents)
    select n.day, 'rebates_cost', n.category, m.top_id, count(*), sum(n.cents)
      from now_there n join member m on m.id = n.member_id and not m.is_demo where n.cents > 0 group by 1, 3, 4;
  else
    insert into report_figure_change (day, figure, what, agent_id, items, cents)
    select c.day, 'rebates_cost', c.category, m.top_id, sum(c.items), sum(c.cents)
      from (select member_id, day, category, (cents > 0)::integer as items, cents from now_there
            union all
            select member_id, day, category, -(cents > 0)::integer, -cents from there_before) as c
      join member m on m.id = c.member_id and not m.is_demo
     group by 1, 3, 4 having sum(c.items) <> 0 or sum(c.cents) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_count_reward()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform report_count_one('bonus_cost', new.created_at, a.member_id, 1, new.amount_cents)
     from ledger_account a where a.id = new.to_account_id and a.kind = 'cash';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_count_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.state = 'paid' then
    perform report_count_one('withdrawals', old.paid_at, old.member_id, -1, -old.amount_cents);
  end if;
  if new.state = 'paid' then
    perform report_count_one('withdrawals', new.paid_at, new.member_id, 1, new.amount_cents);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.return_round(p_member_id uuid, p_round_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
AS $function$
declare
  r round;
  play member_play;
begin
  select * into strict r from round where member_id = p_member_id and id = p_round_id for update;
  if not r.is_open then raise exception 'round % is settled', p_round_id using errcode = 'ARG01'; end if;
  select * into strict play from member_play where member_id = p_member_id for update;
  if r.stake_cents > r.stake_bonus_cents then
    perform ledger_post(2, play.cash_account_id, r.stake_cents - r.stake_bonus_cents, 'payout', r.id);
  end if;
  if r.stake_bonus_cents > 0 then
    perform ledger_post(2, play.bonus_account_id, r.stake_bonus_cents, 'payout_bonus', r.id);
    perform bonus_send_on(array[r.member_id], array[r.id]);
  end if;
  update round set is_open = false, payout_cents = stake_cents, secret = null,
    money_after_cents = (select balance_cents from ledger_account where id = play.cash_account_id),
    bonus_after_cents = (select balance_cents from ledger_account where id = play.bonus_account_id)
    where member_id = p_member_id and id = p_round_id;
end $function$;

CREATE OR REPLACE FUNCTION public.reward_order_number(p_reference uuid, p_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'R' || to_char(house_day(p_at), 'YYMMDD') || upper(right(p_reference::text, 8))
$function$;

CREATE OR REPLACE FUNCTION public.reward_refusal(p_member_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select refusal from reward_refusals(array[p_member_id])
$function$;

CREATE OR REPLACE FUNCTION public.reward_refusals(p_members uuid[])
 RETURNS TABLE(member_id uuid, refusal text)
 LANGUAGE sql
 STABLE
AS $function$
  select m.id, case when m.is_demo then 'demo_not_allowed' when m.status <> 'active' then 'member_frozen'
      when exists (select from protection_pause p where p.member_id = m.id and p.kind = 'self_exclusion'
                      and coalesce(p.returns_at, 'infinity') > house_now()) then 'play_paused' end
    from member m where m.id = any(p_members)
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

CREATE OR REPLACE FUNCTION public.rollover_drop(p_member_id uuid, p_cause text, p_reference uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select rollover_lessen(p_member_id, p_cause, p_reference, 9223372036854775807)
$function$;

CREATE OR REPLACE FUNCTION public.rollover_lessen(p_member_id uuid, p_cause text, p_reference uuid, p_cents bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  play member_play;
  cut rollover;
  less_cents bigint;
begin
  select * into strict play from member_play where member_id = p_member_id for update;
  select * into cut from rollover where cause = p_cause and reference = p_reference and member_id = p_member_id;
  if not found then return; end if;
  less_cents := least(p_cents, cut.required_cents, greatest(0, cut.starts_at_cents + cut.required_cents - play.counted_cents));
  if less_cents <= 0 then return; end if;
  if less_cents = cut.required_cents then
    delete from rollover where id = cut.id;
  else
    update rollover set required_cents = cut.required_cents - less_cents where id = cut.id;
  end if;
  update rollover set starts_at_cents = starts_at_cents - less_cents
    where member_id = p_member_id and starts_at_cents >= cut.starts_at_cents + cut.required_cents;
  update member_play set rollover_end_cents = rollover_end_cents - less_cents where member_id = p_member_id;
end $function$;

CREATE OR REPLACE FUNCTION public.seamless_apply(p_member uuid[], p_platform text[], p_transaction text[], p_kind text[], p_request text[], p_session text[], p_game text[], p_round text[], p_bet bigint[], p_win bigint[], p_finished boolean[], p_target text[])
 RETURNS TABLE(n integer, status text, id uuid, balance bigint, at timestamp with time zone)
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_material TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.seamless_count(p_finished timestamp with time zone, p_silent timestamp with time zone, p_limit integer, p_after uuid)
 RETURNS TABLE(counted integer, up_to uuid)
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_material TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.seamless_give_back(p_member_id uuid, p_platform text, p_round text, p_silent timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
AS $function$
declare
  play member_play;
  left_open seamless_round;
  movement uuid := uuidv7(house_now() - now());
  cash bigint;
begin
  -- The row of plays is the gate to a member's money, and to all that a platform says of them.
  select * into strict play from member_play where member_id = p_member_id for update;
  select * into left_open from seamless_round r
    where r.member_id = p_member_id and r.platform = p_platform and r.round = p_round and r.settled_at is null
      and r.finished_at is null and r.last_at <= p_silent and r.stake_cents > 0 and r.payout_cents = 0;
  if not found then return false; end if;
  -- Transactions have ids of their moment, and no index by round.
  update seamless_transaction t set state = 'rolled_back'
    where t.id between uuid_at(left_open.created_at - interval '1 minute') and uuid_at(left_open.last_at + interval '1 minute')
      and t.member_id = p_member_id and t.platform = p_platform and t.round = p_round
      and t.kind in ('bet', 'bet_win') and t.state = 'done';
  select p.to_balance into cash
    from ledger_post(11, play.cash_account_id, left_open.stake_cents, 'seamless_rollback', movement) p;
  -- As if the platform had taken them back: a member's movement names the game by it.
  insert into seamless_transaction (platform, transaction, id, member_id, kind, state, request, round, balance_cents, created_at)
  values (p_platform, 'left:' || left_open.id, movement, p_member_id, 'rollback', 'done', '', p_round, cash, house_now());
  update seamless_round r set bets = 0, stake_cents = 0, taken_back_cents = r.taken_back_cents + r.stake_cents,
      money_after_cents = cash, finished_at = house_now(), settled_at = house_now()
    where r.member_id = p_member_id and r.platform = p_platform and r.round = p_round;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.seamless_waiting_cents(p_member_id uuid, p_kind text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(r.stake_cents - case when p_kind = 'loss' and r.finished_at is not null then r.payout_cents else 0 end), 0)::bigint
    from seamless_round r where r.member_id = p_member_id and r.settled_at is null
$function$;

CREATE OR REPLACE FUNCTION public.settle_bets(p_member uuid[], p_round uuid[], p_seed uuid[], p_nonce integer[], p_game text[], p_version smallint[], p_stake bigint[], p_payout bigint[], p_bet jsonb[], p_outcome jsonb[], p_secret jsonb[], p_view jsonb[], p_key text[], p_contribution smallint[])
 RETURNS TABLE(n integer, status text, round_id uuid, cash bigint, bonus bigint, seed_id uuid, nonce integer)
 LANGUAGE plpgsql
 SET "arara.ledger" TO 'posting'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_material TO 'off'
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
        when c.balance_cents + b.balance_cents < i.stake then 'poor'
        -- A game of steps shows a view from its first step on, and whether that one ends the round is not asked: else the
        -- refusal would tell what was drawn.
        when i.view is not null and exists (
          select 1 from round o where o.member_id = i.member_id and o.game = i.game and o.is_open and o.seed_id is not null)
          then 'open'
        when i.has_limits and protection_refuses_bet(i.member_id, i.stake) then 'limit'
        -- The last: a bet that is drawn from no nonce is told whether one would stand, and does not.
        when i.seed_now is distinct from i.seed_id or i.nonce_now is distinct from i.nonce then 'stale'
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
  good as not materialized (
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
  drawn_in_vain as (
    -- Whoever could have the same draw refused before it is played would learn of it by how long it takes.
    update member_play p set nonce = p.nonce + 1
    from judged j where j.status <> 'ok' and j.seed_now = j.seed_id and j.nonce_now = j.nonce and p.member_id = j.member_id
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
    -- By part: rows of values beside each bet would be made ready for each anew.
    select t.from_id, t.to_id, t.amount, t.from_balance, t.to_balance, t.kind, t.round_id, moment
    from (
      select g.n, 1 as part, g.cash_account_id as from_id, case when g.is_open then 2 else 1 end as to_id, g.stake_cash as amount,
             g.cash - g.stake_cash as from_balance, null::bigint as to_balance, 'stake' as kind, g.round_id
        from good g where g.stake_cash > 0
      union all
      select g.n, 2, g.bonus_account_id, case when g.is_open then 2 else 1 end, g.stake_bonus, g.bonus - g.stake_bonus, null,
             'stake_bonus', g.round_id
        from good g where g.stake_bonus > 0
      union all
      select g.n, 3, 1, g.cash_account_id, g.payout_cash, null, g.cash - g.stake_cash + g.payout_cash, 'payout', g.round_id
        from good g where g.payout_cash > 0
      union all
      select g.n, 4, 1, g.bonus_account_id, g.payout_bonus, null, g.bonus - g.stake_bonus + g.payout_bonus, 'payout_bonus',
             g.round_id
        from good g where g.payout_bonus > 0
    ) as t
    order by t.n, t.part
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

CREATE OR REPLACE FUNCTION public.settle_jackpot_bets(p_member uuid[], p_round uuid[], p_seed uuid[], p_nonce integer[], p_game text[], p_version smallint[], p_stake bigint[], p_payout bigint[], p_bet jsonb[], p_outcome jsonb[], p_secret jsonb[], p_view jsonb[], p_key text[], p_contribution smallint[], p_hits boolean[])
 RETURNS TABLE(n integer, status text, round_id uuid, cash bigint, bonus bigint, seed_id uuid, nonce integer, jackpot bigint)
 LANGUAGE plpgsql
AS $function$
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
      perform bonus_send_on(array[r.member_id], array[r.id]);
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

CREATE OR REPLACE FUNCTION public.shown_account(p_member_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select m.account from member m
   where m.id = p_member_id and m.deleted_at is null
     and not exists (select 1 from member_hidden h where h.member_id = m.id)
$function$;

CREATE OR REPLACE FUNCTION public.staff_request_is_of_its_kind()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  every constant text[] := '{id, kind, reason, state, asked_by, asked_at, asked_key, decided_by, decided_at}';
  filled text[] := array(
    select name from jsonb_object_keys(jsonb_strip_nulls(to_jsonb(new))) as name where name <> all (every));
begin
  perform from staff_request_kind
    where kind = new.kind and filled @> needs and filled <@ (needs || may);
  if not found then
    raise check_violation using constraint = 'staff_request_of_its_kind', table = 'staff_request',
      message = format('a request of the kind %s does not have the columns %s', new.kind, filled);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.terms_version_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
      and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then return new; end if;
  raise exception 'announced terms do not change' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.transfers_used_cents(p_member_id uuid, p_kind text, p_since timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(case p_kind when 'stake' then sum(greatest(m.cents, 0))
                              else sum(m.cents) - least(0, min(m.so_far)) end, 0)::bigint
    from (
      select t.cents, sum(t.cents) over (order by t.at, t.id) as so_far
        from (
          select id, case direction when 'in' then created_at else settled_at end as at,
                 case direction when 'in' then amount_cents else -amount_cents end as cents
            from platform_transfer
           -- What was begun before and settled since came home since: no transfer is open for a month.
           where member_id = p_member_id and id >= uuid_at(p_since - interval '31 days')
             and case direction when 'in' then state <> 'failed' else state = 'done' end
        ) as t
       where t.at >= p_since
    ) as m
$function$;

CREATE OR REPLACE FUNCTION public.uuid_at(p_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.withdrawal_remember()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select counted_cents into new.counted_cents from member_play where member_id = new.member_id;
  select least(fee_fixed_cents, new.fee_cents) into new.fee_fixed_cents from payment_method where id = new.method_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.words_begun_by(p_words text[])
 RETURNS tsquery
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (string_agg(
         CASE
             WHEN ((known.count >= 1) AND (known.count <= 8)) THEN known.words
             ELSE (to_tsquery('simple'::regconfig, (w.word || ':*'::text)))::text
         END, ' & '::text))::tsquery AS string_agg
    FROM (unnest(words_begun_by.p_words) w(word)
      CROSS JOIN LATERAL ( SELECT count(*) AS count,
             (('('::text || string_agg(quote_literal(k.word), ' | '::text)) || ')'::text) AS words
            FROM ( SELECT k_1.word
                    FROM game_word k_1
                   WHERE ((w.word ~ '^[\u0001-\u007f]+$'::text) AND ((k_1.word COLLATE "C") >= w.word) AND ((k_1.word COLLATE "C") < (w.word || chr(1114111))))
                  LIMIT 9) k) known);
END;

CREATE OR REPLACE FUNCTION public.words_spelt_like(p_word text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET "pg_trgm.similarity_threshold" TO '0.25'
BEGIN ATOMIC
 SELECT string_agg(quote_literal(near.word), ' | '::text) AS string_agg
    FROM (( SELECT k.word
            FROM game_word k
           WHERE ((words_spelt_like.p_word ~ '^[\u0001-\u007f]*$'::text) AND (k.word % words_spelt_like.p_word))
           ORDER BY (similarity(k.word, words_spelt_like.p_word)) DESC, k.word
          LIMIT 12)
         UNION ALL
         ( SELECT k.word
            FROM (game_word k
              CROSS JOIN LATERAL levenshtein_less_equal("left"(k.word, 40), "left"(words_spelt_like.p_word, 40), 2) mistakes(mistakes))
           WHERE ((words_spelt_like.p_word !~ '^[\u0001-\u007f]*$'::text) AND k.is_signs AND ((length(k.word) >= (length(words_spelt_like.p_word) - 1)) AND (length(k.word) <= (length(words_spelt_like.p_word) + 1))) AND (mistakes.mistakes <=
                 CASE
                     WHEN (length(words_spelt_like.p_word) < 3) THEN 0
                     WHEN (length(words_spelt_like.p_word) < 5) THEN 1
                     ELSE 2
                 END))
           ORDER BY mistakes.mistakes, k.word
          FETCH FIRST (1) ROWS WITH TIES)) near;
END;

alter table abuse_case add constraint abuse_case_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id);

alter table abuse_case add constraint abuse_case_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table agency_betting_tier add constraint agency_betting_tier_category_fkey FOREIGN KEY (category) REFERENCES contribution(category);

alter table agency_claim add constraint agency_claim_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member(id);

alter table agency_link add constraint agency_link_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member(id);

alter table agency_link add constraint agency_link_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table agency_settlement add constraint agency_settlement_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member(id);

alter table agency_settlement add constraint agency_settlement_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES agency_claim(id);

alter table agency_settlement add constraint agency_settlement_day_fkey FOREIGN KEY (day) REFERENCES agency_day(day);

alter table announcement add constraint announcement_site_fkey FOREIGN KEY (site) REFERENCES site(name);

alter table audit_log add constraint audit_log_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table bank_account add constraint bank_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table banner add constraint banner_site_fkey FOREIGN KEY (site) REFERENCES site(name);

alter table bonus add constraint bonus_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id);

alter table bonus add constraint bonus_id_fkey FOREIGN KEY (id) REFERENCES promotion_claim(id);

alter table bonus add constraint bonus_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table bonus add constraint bonus_promotion_fkey FOREIGN KEY (promotion) REFERENCES promotion(code);

alter table catalogue_import add constraint catalogue_import_platform_fkey FOREIGN KEY (platform) REFERENCES platform(code);

alter table chat_hidden add constraint chat_hidden_hidden_id_fkey FOREIGN KEY (hidden_id) REFERENCES chat_member(member_id);

alter table chat_hidden add constraint chat_hidden_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table chat_member add constraint chat_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table chat_message add constraint chat_message_member_id_fkey FOREIGN KEY (member_id) REFERENCES chat_member(member_id);

alter table chat_rain add constraint chat_rain_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table chat_rain_share add constraint chat_rain_share_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table chat_rain_share add constraint chat_rain_share_rain_id_fkey FOREIGN KEY (rain_id) REFERENCES chat_rain(id);

alter table chat_report add constraint chat_report_author_id_fkey FOREIGN KEY (author_id) REFERENCES chat_member(member_id);

alter table chat_report add constraint chat_report_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES staff(id);

alter table chat_report add constraint chat_report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES member(id);

alter table contact_code add constraint contact_code_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table deposit add constraint deposit_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table deposit add constraint deposit_method_id_fkey FOREIGN KEY (method_id) REFERENCES payment_method(id);

alter table deposit_turnover add constraint deposit_turnover_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id);

alter table exclusion_seen add constraint exclusion_seen_pause_id_fkey FOREIGN KEY (pause_id) REFERENCES protection_pause(id);

alter table exclusion_seen add constraint exclusion_seen_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table fair_seed add constraint fair_seed_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table favourite add constraint favourite_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id);

alter table favourite add constraint favourite_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table feed_entry add constraint feed_entry_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table footer_text add constraint footer_text_site_fkey FOREIGN KEY (site) REFERENCES site(name);

alter table idempotency add constraint idempotency_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table jackpot_hit add constraint jackpot_hit_game_fkey FOREIGN KEY (game) REFERENCES jackpot(game);

alter table jackpot_hit add constraint jackpot_hit_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table ledger_account add constraint ledger_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table legal_hold add constraint legal_hold_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES staff(id);

alter table legal_hold add constraint legal_hold_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table legal_hold add constraint legal_hold_set_by_fkey FOREIGN KEY (set_by) REFERENCES staff(id);

alter table letter add constraint letter_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table live_bet add constraint live_bet_behind_id_fkey FOREIGN KEY (behind_id) REFERENCES live_bet(id);

alter table live_bet add constraint live_bet_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table live_bet add constraint live_bet_round_id_fkey FOREIGN KEY (round_id) REFERENCES live_round(id);

alter table live_chain add constraint live_chain_table_slug_fkey FOREIGN KEY (table_slug) REFERENCES live_table(slug);

alter table live_checkpoint add constraint live_checkpoint_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES live_chain(id);

alter table live_round add constraint live_round_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES live_chain(id);

alter table live_round add constraint live_round_table_slug_fkey FOREIGN KEY (table_slug) REFERENCES live_table(slug);

alter table lobby_reading add constraint lobby_reading_platform_fkey FOREIGN KEY (platform) REFERENCES platform(code);

alter table login_challenge add constraint login_challenge_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table login_event add constraint login_event_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table member add constraint member_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member(id);

alter table member add constraint member_top_id_fkey FOREIGN KEY (top_id) REFERENCES member(id);

alter table member add constraint member_vip_level_fkey FOREIGN KEY (vip_level) REFERENCES vip_level(level);

alter table member_hidden add constraint member_hidden_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table member_message add constraint member_message_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES letter(id);

alter table member_message add constraint member_message_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table member_note add constraint member_note_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table member_note add constraint member_note_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table member_picture add constraint member_picture_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table member_picture add constraint member_picture_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES profile_picture(id);

alter table member_play add constraint member_play_bonus_account_id_fkey FOREIGN KEY (bonus_account_id) REFERENCES ledger_account(id);

alter table member_play add constraint member_play_cash_account_id_fkey FOREIGN KEY (cash_account_id) REFERENCES ledger_account(id);

alter table member_play add constraint member_play_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table member_play add constraint member_play_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES fair_seed(id);

alter table message_preference add constraint message_preference_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table notification add constraint notification_site_fkey FOREIGN KEY (site) REFERENCES site(name);

alter table passkey add constraint passkey_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table password_code add constraint password_code_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table pix_clawback add constraint pix_clawback_end_to_end_id_fkey FOREIGN KEY (end_to_end_id) REFERENCES pix_received(end_to_end_id);

alter table pix_dispute add constraint pix_dispute_end_to_end_id_fkey FOREIGN KEY (end_to_end_id) REFERENCES pix_received(end_to_end_id);

alter table pix_dispute add constraint pix_dispute_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table pix_received add constraint pix_received_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id);

alter table platform_homecoming add constraint platform_homecoming_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table platform_homecoming add constraint platform_homecoming_platform_fkey FOREIGN KEY (platform) REFERENCES platform(code);

alter table platform_player add constraint platform_player_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table platform_player add constraint platform_player_platform_fkey FOREIGN KEY (platform) REFERENCES platform(code);

alter table platform_transfer add constraint platform_transfer_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table platform_transfer add constraint platform_transfer_platform_fkey FOREIGN KEY (platform) REFERENCES platform(code);

alter table play_day add constraint play_day_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table promotion_claim add constraint promotion_claim_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table promotion_claim add constraint promotion_claim_promotion_fkey FOREIGN KEY (promotion) REFERENCES promotion(code);

alter table promotion_opt_in add constraint promotion_opt_in_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table promotion_opt_in add constraint promotion_opt_in_promotion_fkey FOREIGN KEY (promotion) REFERENCES promotion(code);

alter table promotion_past add constraint promotion_past_code_fkey FOREIGN KEY (code) REFERENCES promotion(code);

alter table protection_day add constraint protection_day_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table protection_limit add constraint protection_limit_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table protection_pause add constraint protection_pause_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table protection_reality add constraint protection_reality_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table protection_reality_seen add constraint protection_reality_seen_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;

alter table race add constraint race_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES race_plan(id);

alter table race_prize add constraint race_prize_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table race_prize add constraint race_prize_race_id_fkey FOREIGN KEY (race_id) REFERENCES race(id);

alter table race_score add constraint race_score_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table race_score add constraint race_score_race_id_fkey FOREIGN KEY (race_id) REFERENCES race(id);

alter table rebate_claim add constraint rebate_claim_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table rebate_day add constraint rebate_day_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table rebate_member add constraint rebate_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table recharge_rebate add constraint recharge_rebate_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id);

alter table recharge_rebate add constraint recharge_rebate_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table recovery_code add constraint recovery_code_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table registration_verdict add constraint registration_verdict_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table registration_verdict add constraint registration_verdict_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table report_active_agent_day add constraint report_active_agent_day_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member(id);

alter table report_agent_day add constraint report_agent_day_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member(id);

alter table report_figure_agent_day add constraint report_figure_agent_day_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member(id);

alter table report_return_day add constraint report_return_day_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES member(id);

alter table rollover add constraint rollover_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table round_action add constraint round_action_member_id_round_id_fkey FOREIGN KEY (member_id, round_id) REFERENCES round(member_id, id);

alter table round_ending add constraint round_ending_member_id_round_id_fkey FOREIGN KEY (member_id, round_id) REFERENCES round(member_id, id);

alter table seamless_session add constraint seamless_session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table seamless_session add constraint seamless_session_platform_fkey FOREIGN KEY (platform) REFERENCES platform(code);

alter table session add constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table site_language add constraint site_language_site_fkey FOREIGN KEY (site) REFERENCES site(name);

alter table social_link add constraint social_link_site_fkey FOREIGN KEY (site) REFERENCES site(name);

alter table staff add constraint staff_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES staff(id);

alter table staff add constraint staff_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff(id);

alter table staff add constraint staff_role_by_fkey FOREIGN KEY (role_by) REFERENCES staff(id);

alter table staff_request add constraint staff_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff(id);

alter table staff_request add constraint staff_request_case_id_fkey FOREIGN KEY (case_id) REFERENCES abuse_case(id);

alter table staff_request add constraint staff_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id);

alter table staff_request add constraint staff_request_end_to_end_id_fkey FOREIGN KEY (end_to_end_id) REFERENCES pix_received(end_to_end_id);

alter table staff_request add constraint staff_request_kind_fkey FOREIGN KEY (kind) REFERENCES staff_request_kind(kind);

alter table staff_request add constraint staff_request_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table staff_request add constraint staff_request_platform_fkey FOREIGN KEY (platform) REFERENCES platform(code);

alter table staff_request add constraint staff_request_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES platform_transfer(id);

alter table staff_request add constraint staff_request_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id);

alter table staff_session add constraint staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table staff_totp add constraint staff_totp_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table support_conversation add constraint support_conversation_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES staff(id);

alter table support_conversation add constraint support_conversation_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table support_entry add constraint support_entry_site_fkey FOREIGN KEY (site) REFERENCES site(name);

alter table support_message add constraint support_message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES support_conversation(id);

alter table support_message add constraint support_message_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table terms_acceptance add constraint terms_acceptance_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table terms_version add constraint terms_version_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id);

alter table terms_version add constraint terms_version_site_fkey FOREIGN KEY (site) REFERENCES site(name);

alter table totp add constraint totp_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table vip_member add constraint vip_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table vip_move add constraint vip_move_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table vip_rebate add constraint vip_rebate_level_fkey FOREIGN KEY (level) REFERENCES vip_level(level);

alter table vip_rebate_past add constraint vip_rebate_past_level_category_fkey FOREIGN KEY (level, category) REFERENCES vip_rebate(level, category);

alter table vip_reward add constraint vip_reward_level_fkey FOREIGN KEY (level) REFERENCES vip_level(level);

alter table vip_reward add constraint vip_reward_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table vip_season add constraint vip_season_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table wheel_seed add constraint wheel_seed_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table withdrawal add constraint withdrawal_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id);

alter table withdrawal add constraint withdrawal_method_id_fkey FOREIGN KEY (method_id) REFERENCES payment_method(id);

alter table withdrawal_hold add constraint withdrawal_hold_disputed_pix_fkey FOREIGN KEY (disputed_pix) REFERENCES pix_received(end_to_end_id);

alter table withdrawal_hold add constraint withdrawal_hold_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);

alter table withdrawal_hold add constraint withdrawal_hold_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id);

create view counted_deposit as
 SELECT d.id,
    d.member_id,
    d.credited_at,
    t.turnover_cents,
    d.amount_cents - COALESCE(( SELECT sum(c.amount_cents) AS sum
           FROM pix_received r
             JOIN pix_clawback c ON c.end_to_end_id = r.end_to_end_id
          WHERE r.deposit_id = d.id), 0::numeric)::bigint AS amount_cents
   FROM deposit d
     JOIN deposit_turnover t ON t.deposit_id = d.id
  WHERE d.state = 'credited'::text;

create view cover as
 SELECT r.id,
    r.member_id,
    r.cause,
    r.reference,
    r.base_cents,
    r.required_cents,
    r.starts_at_cents,
    r.created_at,
    LEAST(GREATEST(p.counted_cents - r.starts_at_cents, 0::bigint), r.required_cents) AS covered_cents,
        CASE
            WHEN b.id IS NOT NULL THEN 'forfeited'::text
            WHEN p.counted_cents >= (r.starts_at_cents + r.required_cents) THEN 'covered'::text
            WHEN p.counted_cents >= r.starts_at_cents THEN 'in_progress'::text
            ELSE 'waiting'::text
        END AS state,
        CASE r.cause
            WHEN 'deposit'::text THEN 'deposit'::text
            ELSE COALESCE(( SELECT t.kind
               FROM ledger_transfer t
              WHERE t.reference = r.reference AND t.from_account_id = 6
             LIMIT 1), 'reward'::text)
        END AS kind,
        CASE r.cause
            WHEN 'deposit'::text THEN ( SELECT d.order_number
               FROM deposit d
              WHERE d.id = r.reference)
            ELSE NULL::text
        END AS deposit_number
   FROM rollover r
     JOIN member_play p ON p.member_id = r.member_id
     LEFT JOIN bonus b ON b.id = r.reference AND (b.state = ANY (ARRAY['lost'::text, 'expired'::text, 'forfeited'::text]))
UNION ALL
 SELECT b.id,
    b.member_id,
    'reward'::text AS cause,
    b.id AS reference,
    b.amount_cents AS base_cents,
    0 AS required_cents,
    0 AS starts_at_cents,
    b.created_at,
    0 AS covered_cents,
    'forfeited'::text AS state,
    'reward_'::text || b.promotion AS kind,
    NULL::text AS deposit_number
   FROM bonus b
  WHERE (b.state = ANY (ARRAY['lost'::text, 'expired'::text, 'forfeited'::text])) AND NOT (EXISTS ( SELECT
           FROM rollover r
          WHERE r.cause = 'reward'::text AND r.reference = b.id));

create view platform_away as
 SELECT code,
    maintenance_until AS until
   FROM platform
  WHERE house_now() >= maintenance_from AND house_now() < maintenance_until;

create view report_agent_figure as
 SELECT report_figure_agent_day.day,
    report_figure_agent_day.figure,
    report_figure_agent_day.agent_id,
    report_figure_agent_day.items,
    report_figure_agent_day.cents
   FROM report_figure_agent_day
UNION ALL
 SELECT report_figure_change.day,
    report_figure_change.figure,
    report_figure_change.agent_id,
    report_figure_change.items,
    report_figure_change.cents
   FROM report_figure_change;

create view report_figure as
 SELECT report_figure_day.day,
    report_figure_day.figure,
    report_figure_day.what,
    report_figure_day.items,
    report_figure_day.cents
   FROM report_figure_day
UNION ALL
 SELECT report_figure_change.day,
    report_figure_change.figure,
    report_figure_change.what,
    report_figure_change.items,
    report_figure_change.cents
   FROM report_figure_change;

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_refuse_change();

CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER audit_redaction_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_redaction FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER deposit_credited_at_turnover AFTER UPDATE OF state ON deposit FOR EACH ROW WHEN (new.state = 'credited'::text AND old.state <> 'credited'::text) EXECUTE FUNCTION deposit_keep_turnover();

CREATE TRIGGER report_count_deposit AFTER UPDATE OF state, credited_at, amount_cents ON deposit FOR EACH ROW WHEN (old.state = 'credited'::text OR new.state = 'credited'::text) EXECUTE FUNCTION report_count_deposit();

CREATE TRIGGER report_count_new_deposit AFTER INSERT ON deposit FOR EACH ROW WHEN (new.state = 'credited'::text) EXECUTE FUNCTION report_count_deposit();

CREATE TRIGGER game_added AFTER INSERT ON game REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

CREATE TRIGGER game_begins_offered BEFORE INSERT ON game FOR EACH ROW WHEN (NOT new.is_offered OR new.is_shut OR new.closed_in <> '{}'::text[] OR new.certified_for IS NOT NULL) EXECUTE FUNCTION game_follow_switches();

CREATE TRIGGER game_changed AFTER UPDATE ON game REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

CREATE TRIGGER game_follow_switches BEFORE UPDATE OF is_offered, is_shut, closed_in, certified_for ON game FOR EACH ROW EXECUTE FUNCTION game_follow_switches();

CREATE TRIGGER game_removed AFTER DELETE ON game REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

CREATE TRIGGER game_words_added AFTER INSERT ON game REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION game_words_added();

CREATE TRIGGER game_words_changed AFTER UPDATE OF title ON game FOR EACH ROW WHEN (new.title IS DISTINCT FROM old.title) EXECUTE FUNCTION game_words_changed();

CREATE TRIGGER game_market_moved AFTER INSERT OR UPDATE ON game_market FOR EACH ROW EXECUTE FUNCTION game_market_moved();

CREATE TRIGGER ledger_account_opens_at_zero BEFORE INSERT ON ledger_account FOR EACH ROW WHEN (new.balance_cents <> 0) EXECUTE FUNCTION ledger_refuse_opening_balance();

CREATE TRIGGER ledger_account_strangers BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_account FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_strangers();

CREATE TRIGGER ledger_transfer_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER ledger_transfer_strangers BEFORE INSERT ON ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_strangers();

CREATE TRIGGER report_count_reward AFTER INSERT ON ledger_transfer FOR EACH ROW WHEN (new.from_account_id = 6 OR new.kind = 'bonus_released'::text) EXECUTE FUNCTION report_count_reward();

CREATE TRIGGER live_chain_refuse_change BEFORE DELETE OR UPDATE ON live_chain FOR EACH ROW EXECUTE FUNCTION live_chain_refuse_change();

CREATE TRIGGER agency_join BEFORE INSERT ON member FOR EACH ROW WHEN (new.top_id IS NOT NULL AND new.top_id <> new.id) EXECUTE FUNCTION agency_join();

CREATE TRIGGER agency_link_up AFTER INSERT ON member FOR EACH ROW WHEN (new.top_id IS NOT NULL) EXECUTE FUNCTION agency_link_up();

CREATE TRIGGER agency_refuse_move BEFORE UPDATE OF top_id ON member FOR EACH ROW WHEN (old.top_id IS DISTINCT FROM new.top_id) EXECUTE FUNCTION agency_refuse_move();

CREATE TRIGGER member_status_to_play AFTER UPDATE OF status ON member FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION member_play_follow_status();

CREATE TRIGGER report_count_newcomer AFTER INSERT ON member FOR EACH ROW WHEN (NOT new.is_demo) EXECUTE FUNCTION report_count_newcomer();

CREATE TRIGGER protection_count_play AFTER UPDATE OF turnover_cents, payout_cents ON member_play FOR EACH ROW WHEN (new.has_limits AND (new.turnover_cents <> old.turnover_cents OR new.payout_cents <> old.payout_cents)) EXECUTE FUNCTION protection_count_play();

CREATE TRIGGER protection_recount AFTER UPDATE OF has_limits ON member_play FOR EACH ROW WHEN (new.has_limits AND NOT old.has_limits) EXECUTE FUNCTION protection_recount();

CREATE TRIGGER platform_added AFTER INSERT ON platform REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

CREATE TRIGGER platform_changed AFTER UPDATE ON platform REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

CREATE TRIGGER platform_removed AFTER DELETE ON platform REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

CREATE TRIGGER report_count_active AFTER INSERT ON play_day REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION report_count_active();

CREATE TRIGGER protection_limit_to_play AFTER INSERT OR DELETE OR UPDATE ON protection_limit FOR EACH ROW EXECUTE FUNCTION protection_limit_to_play();

CREATE TRIGGER protection_pause_refuse_shortening BEFORE DELETE OR UPDATE ON protection_pause FOR EACH ROW EXECUTE FUNCTION protection_pause_refuse_shortening();

CREATE TRIGGER protection_pause_to_play AFTER INSERT OR UPDATE ON protection_pause FOR EACH ROW EXECUTE FUNCTION protection_pause_to_play();

CREATE TRIGGER report_count_new_rebates AFTER INSERT ON rebate_day REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION report_count_rebates();

CREATE TRIGGER report_count_rebates AFTER UPDATE ON rebate_day REFERENCING OLD TABLE AS there_before NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION report_count_rebates();

CREATE TRIGGER staff_request_of_its_kind AFTER INSERT OR UPDATE ON staff_request FOR EACH ROW EXECUTE FUNCTION staff_request_is_of_its_kind();

CREATE TRIGGER terms_acceptance_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON terms_acceptance FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER terms_version_refuse_change BEFORE DELETE OR UPDATE ON terms_version FOR EACH ROW EXECUTE FUNCTION terms_version_refuse_change();

CREATE TRIGGER report_count_new_withdrawal AFTER INSERT ON withdrawal FOR EACH ROW WHEN (new.state = 'paid'::text) EXECUTE FUNCTION report_count_withdrawal();

CREATE TRIGGER report_count_withdrawal AFTER UPDATE OF state, paid_at, amount_cents ON withdrawal FOR EACH ROW WHEN (old.state = 'paid'::text OR new.state = 'paid'::text) EXECUTE FUNCTION report_count_withdrawal();

CREATE TRIGGER withdrawal_remember BEFORE INSERT ON withdrawal FOR EACH ROW EXECUTE FUNCTION withdrawal_remember();
