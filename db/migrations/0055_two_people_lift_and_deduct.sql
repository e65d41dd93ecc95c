-- A blacklisting is lifted by two people: one asks, another decides. Nothing moves but the member's status.
create table lifting (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  reason text not null check (length(reason) between 1 and 200),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  asked_by uuid not null references staff,
  asked_at timestamptz not null,
  decided_by uuid references staff,
  decided_at timestamptz,
  constraint lifting_decided check ((state = 'waiting') = (decided_at is null) and (decided_by is null) = (decided_at is null)),
  constraint lifting_two_people check (state <> 'done' or decided_by <> asked_by)
);
create unique index lifting_one_waits on lifting (member_id) where state = 'waiting';
create index lifting_waiting on lifting (asked_at) where state = 'waiting';
create index lifting_asked on lifting (asked_at desc, id);
create index lifting_member on lifting (member_id, asked_at desc);

-- A case takes money by a correction like any other: who decided the case has asked for it, and a second person carries it out.
-- A refused one opens the case again, so a case may have had several; one of them at most was not refused. Cases that were closed
-- before have taken their money themselves.
alter table adjustment add column case_id uuid references abuse_case;
alter table adjustment add constraint adjustment_of_case_takes check (case_id is null or amount_cents < 0);
create unique index adjustment_case_once on adjustment (case_id) where state <> 'refused';
create index adjustment_case on adjustment (case_id, asked_at desc) where case_id is not null;
