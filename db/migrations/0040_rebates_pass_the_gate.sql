-- Rebates are posted without the gate to a member's money: what is in a wallet of rebates cannot be played with, and members who
-- bet do not wait for everybody else's rebates.

-- Gives many members their rebates in one statement, once for each reference. Whoever moves such a wallet's money holds its row:
-- this does too, in the order of accounts, and waits for nothing else.
create function ledger_post_rebates(p_from bigint, p_member uuid[], p_amount_cents bigint[], p_reference uuid[])
  returns bigint language plpgsql set "arara.ledger" to 'posting' as $$
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
end $$;
