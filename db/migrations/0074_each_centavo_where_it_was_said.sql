-- What a bet left behind when it was paid stays as it was: the end of a flight sent it on once more, which moved nothing and wrote
-- down the balance of that later moment. As in 0062, but for that.
create or replace function bonus_send_on(p_members uuid[], p_rounds uuid[]) returns void language plpgsql as $$
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
end $$;
