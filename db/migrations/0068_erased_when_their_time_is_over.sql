-- Accounts that their members closed long ago are erased (decision 0086): the row stays, for the books and the rounds hang on it, and
-- tells nobody any more.
alter table member add column erasing_at timestamptz;
alter table member add column erased_at timestamptz;
-- The sign before the name of one who is erased is in no name that can be registered.
alter table member drop constraint member_account_check;
alter table member add constraint member_account_check check (
  account ~ '^[A-Za-z0-9_]{4,20}$' and erased_at is null or account ~ '^#[0-9a-f]{12}$' and erased_at is not null);
alter table member add constraint member_erasing_closed check (erasing_at is null or status = 'closed');
alter table member add constraint member_erased_tells_nobody check (
  erased_at is null or erasing_at is not null and cpf is null and birth_date = '1900-01-01' and withdrawal_password_hash is null
  and email_verified_at is null and phone_verified_at is null
  and realname || phone || email || nickname || qq || gender || register_ip || register_area || password_hash = '');
create index member_closed on member (closed_at) include (erased_at) where status = 'closed';

-- Names that nobody is to take up after the one who was known by them, and CPFs of whoever is excluded for ever: keyed digests, of
-- nobody any more. A name is theirs who had it; a CPF stays out.
create table erased_mark (
  kind text not null check (kind in ('account', 'cpf')),
  digest bytea not null check (length(digest) = 32),
  primary key (kind, digest)
);

-- Why somebody's data must not be erased, whatever its time: a court, an authority, a dispute outside.
create table legal_hold (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member (id),
  reason text not null check (length(reason) between 1 and 200),
  set_by uuid not null references staff (id),
  set_at timestamptz not null,
  lift_reason text check (length(lift_reason) between 1 and 200),
  lifted_by uuid references staff (id),
  lifted_at timestamptz,
  check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null))
);
create unique index legal_hold_one on legal_hold (member_id) where lifted_at is null;
create index legal_hold_member on legal_hold (member_id, set_at desc);

-- What a row of the audit log still says after something personal was taken out of it: `kept` is SHA-256 over its hash and what
-- remains, and the row `audit_id` of the log holds a digest of all that were taken from with it.
create table audit_redaction (
  audit_id bigint not null,
  row_id bigint not null,
  kept text not null check (kept ~ '^[0-9a-f]{64}$'),
  primary key (row_id, audit_id),
  check (row_id < audit_id)
);
create index audit_redaction_audit on audit_redaction (audit_id, row_id);
create trigger audit_redaction_append_only before update or delete or truncate on audit_redaction
  for each statement execute function ledger_refuse_change();

-- The log grows at its end. The one exception: `audit_redact` takes texts out of `detail`; it puts in nothing but the word of it.
drop trigger audit_log_append_only on audit_log;
create function audit_log_refuse_change() returns trigger language plpgsql as $$
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
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_refuse_change();
create trigger audit_log_stays before truncate on audit_log for each statement execute function ledger_refuse_change();
create function audit_redact(p_audit_id bigint, p_row bigint[], p_detail jsonb[], p_kept text[]) returns void
language plpgsql
set arara.ledger = 'erasing'
as $$
begin
  insert into audit_redaction (audit_id, row_id, kept) select p_audit_id, r, k from unnest(p_row, p_kept) as u(r, k);
  update audit_log l set detail = u.d from unnest(p_row, p_detail) as u(r, d) where l.id = u.r;
end $$;

-- What is looked for by its age alone.
create index audit_log_searched on audit_log (at) where is_look and detail ?| array['search', 'ip', 'device'];
create index member_message_age on member_message using brin (created_at);
create index support_message_age on support_message using brin (at);
create index chat_report_age on chat_report (closed_at) where state = 'closed' and text || note <> '';
create index pix_received_stray on pix_received (received_at) where state in ('refunded', 'unmatched') and payer_document is not null;
create index bank_account_removed on bank_account (removed_at) where removed_at is not null;
create index staff_session_ended on staff_session (ended_at) where ended_at is not null;
