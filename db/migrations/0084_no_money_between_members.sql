-- No money goes from one member to another (GLI-19 2.5.6f): what one pays and another is paid passes the house. Until now no call
-- did it, and nothing but the calls stood against it. As it was, with the check of both accounts' members.
create or replace function ledger_post(p_from bigint, p_to bigint, p_amount_cents bigint, p_kind text, p_reference uuid, p_step smallint DEFAULT 0)
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
