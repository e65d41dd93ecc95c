-- Pix deposits and withdrawals.

create table payment_method (
  id uuid primary key default uuidv7(),
  direction text not null check (direction in ('deposit', 'withdrawal')),
  payment_type text not null check (payment_type in ('pix', 'cpf', 'cnpj', 'phone', 'email', 'evp', 'bank')),
  min_cents bigint not null check (min_cents > 0),
  max_cents bigint not null,
  quick_cents bigint[] not null default '{}',
  -- General fee in basis points of the amount, and the mandatory flat fee.
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  fee_fixed_cents bigint not null default 0 check (fee_fixed_cents >= 0),
  is_open boolean not null default true,
  position integer not null default 0,
  check (max_cents >= min_cents),
  unique (direction, payment_type)
);

insert into payment_method
  (direction, payment_type, min_cents, max_cents, quick_cents, fee_basis_points, fee_fixed_cents, position) values
  ('deposit', 'pix', 2000, 5000000, '{5000,10000,20000,50000,100000}', 0, 0, 1),
  ('withdrawal', 'cpf', 2000, 5000000, '{5000,10000,20000,50000,100000}', 50, 100, 1),
  ('withdrawal', 'phone', 2000, 5000000, '{5000,10000,20000,50000,100000}', 50, 100, 2),
  ('withdrawal', 'email', 2000, 5000000, '{5000,10000,20000,50000,100000}', 50, 100, 3),
  ('withdrawal', 'evp', 2000, 5000000, '{5000,10000,20000,50000,100000}', 50, 100, 4),
  ('withdrawal', 'cnpj', 2000, 5000000, '{5000,10000,20000,50000,100000}', 50, 100, 5),
  ('withdrawal', 'bank', 5000, 5000000, '{5000,10000,20000,50000,100000}', 50, 250, 6);

create table deposit (
  id uuid primary key default uuidv7(),
  order_number text not null unique,
  member_id uuid not null references member,
  method_id uuid not null references payment_method,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null default 'created' check (state in
    ('created', 'waiting', 'paid', 'credited', 'expired', 'cancelled', 'refunding', 'refunded')),
  txid text not null unique check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  copy_and_paste text not null default '',
  payment_desc text not null default '',
  reason text not null default '',
  idempotency_key text,
  request_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  credited_at timestamptz,
  unique (member_id, idempotency_key)
);
create index deposit_member on deposit (member_id, created_at desc);
create index deposit_created on deposit (created_at desc);
create index deposit_unfinished on deposit (expires_at) where state in ('created', 'waiting', 'paid', 'refunding');

-- Every Pix that reached us, once per endToEndId, and what became of it.
create table pix_received (
  end_to_end_id text primary key,
  txid text,
  deposit_id uuid references deposit,
  amount_cents bigint not null check (amount_cents > 0),
  payer_document text,
  received_at timestamptz not null,
  state text not null check (state in ('credited', 'refunding', 'refunded', 'unmatched')),
  refund_id text unique,
  reason text not null default '',
  created_at timestamptz not null default now()
);
create index pix_received_deposit on pix_received (deposit_id);
create index pix_received_unfinished on pix_received (created_at) where state in ('refunding', 'unmatched');

-- A return the payer's institution forced: what could be taken back, and what could not.
create table pix_clawback (
  id uuid primary key default uuidv7(),
  end_to_end_id text not null references pix_received,
  return_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  recovered_cents bigint not null check (recovered_cents >= 0),
  created_at timestamptz not null default now(),
  unique (end_to_end_id, return_id)
);

-- How far the list of received Pix has been compared with ours.
create table pix_reconciled (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);

create table bank_account (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  kind text not null check (kind in ('cpf', 'cnpj', 'phone', 'email', 'evp', 'bank')),
  value text not null,
  bank text not null default '',
  branch text not null default '',
  account_type text not null default '' check (account_type in ('', 'checking', 'savings', 'payment')),
  holder_name text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index bank_account_once on bank_account (member_id, kind, value, bank, branch) where removed_at is null;

create table withdrawal (
  id uuid primary key default uuidv7(),
  order_number text not null unique,
  member_id uuid not null references member,
  method_id uuid not null references payment_method,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0),
  state text not null default 'submitted' check (state in
    ('submitted', 'second_review', 'approved', 'paying', 'paid', 'rejected', 'cancelled', 'failed')),
  -- Where it goes, as it was when it was submitted.
  holder_name text not null,
  key_kind text not null,
  key_value text not null,
  bank text not null default '',
  branch text not null default '',
  account_type text not null default '',
  member_remark text not null default '',
  reason text not null default '',
  first_reviewer text not null default '',
  second_reviewer text not null default '',
  -- Ours, given to the institution; a payout is never sent under a second one.
  payout_id text unique,
  end_to_end_id text,
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  paid_at timestamptz,
  check (fee_cents < amount_cents)
);
create index withdrawal_member on withdrawal (member_id, created_at desc);
create index withdrawal_queue on withdrawal (state, created_at);
