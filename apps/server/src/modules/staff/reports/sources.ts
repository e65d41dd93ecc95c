import type { staffReports } from '@arara/contract';

type MoneyFigure = (typeof staffReports.moneyFigures)[number];
export type RowFigure =
  | Exclude<MoneyFigure, 'ggr' | 'turnover'>
  | Extract<(typeof staffReports.countFigures)[number], 'new_members'>;

/**
 * The one source of each figure that is not play: its rows from moment $1 until moment $2, with what each adds to the
 * figure in `cents` (or one, where members are counted). The rows that are shown and those that are exported are read from
 * here; sums by day, by agent and by period from `report_figure` and `report_agent_figure`, which triggers keep by the same
 * definitions (migration 0034). Demo members are nobody's customers: they are left out everywhere.
 */
export const sources: Readonly<Record<RowFigure, string>> = {
  // Deposits credited, by the moment of the credit, gross: what a bank took back later is a loss of its own
  // (`clawback`), not a smaller deposit. Ledger: movements `deposit`.
  deposits: `
    select d.credited_at as at, d.id::text as id, d.member_id, d.order_number as what, d.amount_cents as cents
      from deposit d
     where d.state = 'credited' and d.credited_at >= $1 and d.credited_at < $2
       and not exists (select from member x where x.id = d.member_id and x.is_demo)`,

  // Withdrawals paid, by the moment of the payment, with the fee that was kept of them. One that the bank returned is not
  // paid any more. Ledger: `withdrawal_paid` + `withdrawal_fee` - `withdrawal_returned` - `withdrawal_fee_returned`.
  withdrawals: `
    select w.paid_at as at, w.id::text as id, w.member_id, w.order_number as what, w.amount_cents as cents
      from withdrawal w
     where w.state = 'paid' and w.paid_at >= $1 and w.paid_at < $2
       and not exists (select from member x where x.id = w.member_id and x.is_demo)`,

  // What promotions, VIP and agency made the house give as cash: rewards paid into the cash wallet, and bonus money at the
  // moment it becomes cash. Bonus money that is only played with costs nothing: its stakes and payouts are no GGR either.
  // Ledger: from the account promotions to cash wallets, and `bonus_released`.
  bonus_cost: `
    select t.created_at as at, t.id::text as id, a.member_id, t.kind as what, t.amount_cents as cents
      from ledger_transfer t join ledger_account a on a.id = t.to_account_id and a.kind = 'cash'
     where (t.from_account_id = 6 or t.kind = 'bonus_released') and t.created_at >= $1 and t.created_at < $2
       and not exists (select from member x where x.id = a.member_id and x.is_demo)`,

  // Rebates earned by the play of a day, claimed or not: the house owes them from then on.
  // Ledger: movements `rebate`, posted as the play of the day is counted.
  rebates_cost: `
    select r.day::timestamp at time zone 'America/Sao_Paulo' as at,
           r.day || '.' || r.member_id || '.' || r.category || '.' || r.basis_points as id, r.member_id, r.category as what, r.cents
      from rebate_day r
     where r.cents > 0 and r.day >= house_day($1) and r.day < house_day($2)
       and not exists (select from member x where x.id = r.member_id and x.is_demo)`,

  // Registrations, by their moment; accounts deleted since were new members all the same.
  new_members: `
    select m.created_at as at, m.id::text as id, m.id as member_id, m.account as what, 1::bigint as cents
      from member m where m.created_at >= $1 and m.created_at < $2 and not m.is_demo`,
};

/**
 * Play is counted from the read models that the listener report-days keeps, by the São Paulo day a round was settled on:
 * turnover: the stakes of settled rounds, cash and bonus money.
 * ggr (gross gaming revenue): stakes less payouts of what was settled in cash. The part of a round that bonus money
 * staked, and what it won, is left out: it costs the house where it becomes cash (bonus_cost).
 * Ledger: `stake` - `payout` of settled rounds is ggr; with `stake_bonus` the stakes are the turnover.
 */
export const playSums = `sum(stake_cents)::bigint as turnover, sum(stake_cash_cents - payout_cash_cents)::bigint as ggr,
  sum(rounds)::bigint as rounds`;

/**
 * Members with at least one settled round on days $1 to $2 (unique active players). Over a period each counts once: on the first of
 * its days that the member played on, whose day before lies before the period. Kept by the trigger of play_day.
 */
export const firstInPeriod = `day between $1 and $2 and (day_before is null or day_before < $1)`;
