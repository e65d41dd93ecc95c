-- Where the lobby shows a game, with which tags and whether as new: staff's word, or else what its rules or its platform say. What
-- counts towards rollover, rates and statistics is still `category`, which nobody sets by hand.
alter table game
  add column category_by_hand text,
  add column features_by_hand text[],
  add column is_new_by_hand boolean,
  add column shown_category text not null generated always as (coalesce(category_by_hand, category)) stored,
  add column shown_features text[] not null generated always as (coalesce(features_by_hand, features)) stored,
  add column is_shown_new boolean not null generated always as (coalesce(is_new_by_hand, is_new)) stored;

-- Lists ask for what is shown.
create index game_shown_category on game (shown_category, popularity desc, position, slug);
drop index game_category;
create index game_shown_features on game using gin (shown_features);
drop index game_features;

-- Withdrawals somebody of the staff has set aside: nobody approves one before it is released. Their clock runs on.
create table withdrawal_hold (
  withdrawal_id uuid primary key references withdrawal,
  reason text not null check (reason <> ''),
  staff_id uuid not null references staff,
  at timestamptz not null
);

-- A member's keys, also those that were removed: staff looks for whoever shares one of them.
create index bank_account_member on bank_account (member_id);
