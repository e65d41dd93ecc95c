import type { DataOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { maskCpf, memberFacts } from '../../identity/index.ts';
import {
  type Hold,
  holdsOf,
  needsSecondPerson,
  presentWithdrawal,
  type Withdrawal,
} from '../../payments/index.ts';
import { balancesOf } from '../../wallet/index.ts';
import { type LifetimeMoney, lifetimeMoney } from '../members/lifetime-money.ts';
import { openStates } from './open-states.ts';
import { riskOf, riskSignals } from './risk.ts';

type Shown = DataOf<typeof staff.staffWithdrawalGet>;

/** Withdrawals as the review queue shows them, each with the standing of its member. */
export async function presentForReview(
  db: Queryable,
  house: House,
  rows: readonly Withdrawal[],
): Promise<Shown[]> {
  const memberIds = [...new Set(rows.map((row) => row.member_id))];
  const lifetime = await lifetimeMoney(db, memberIds);
  const signals = await riskSignals(db, house, rows);
  const holds = await holdsOf(
    db,
    rows.map(({ id }) => id),
  );
  const standings = new Map<string, Standing>();
  for (const memberId of memberIds) {
    standings.set(memberId, await standingOf(db, memberId, lifetime.get(memberId)));
  }
  return rows.map((row) => {
    const standing = standings.get(row.member_id);
    if (!standing) throw new Error(`withdrawal ${row.id} has no member`);
    return {
      ...presentWithdrawal(row),
      ...standing,
      needs_second_person: needsSecondPerson(house, row.amount_cents),
      first_reviewer: row.first_reviewer,
      second_reviewer: row.second_reviewer,
      hold: openStates.includes(row.state) ? presentHold(holds.get(row.id)) : null,
      ...riskOf(signals.get(row.id) ?? []),
    };
  });
}

const presentHold = (hold: Hold | undefined): Shown['hold'] =>
  hold ? { ...hold, at: hold.at.toISOString() } : null;

/** The same for one. */
export async function presentOneForReview(db: Queryable, house: House, row: Withdrawal): Promise<Shown> {
  const [shown] = await presentForReview(db, house, [row]);
  if (!shown) throw new Error(`withdrawal ${row.id} is gone`);
  return shown;
}

type Standing = Pick<
  Shown,
  | 'member_id'
  | 'account'
  | 'realname'
  | 'cpf_masked'
  | 'member_status'
  | 'member_money'
  | 'rollover_remaining'
  | 'total_deposits'
  | 'total_withdrawals'
>;

async function standingOf(
  db: Queryable,
  memberId: string,
  lifetime: LifetimeMoney | undefined,
): Promise<Standing> {
  const facts = await memberFacts(db, memberId);
  const balances = await balancesOf(db, memberId);
  return {
    member_id: memberId,
    account: facts.account,
    realname: facts.realname,
    cpf_masked: maskCpf(facts.cpf),
    member_status: facts.status,
    member_money: formatAmount(balances.wallets.cash.balanceCents),
    rollover_remaining: formatAmount(balances.rolloverCents),
    total_deposits: formatAmount(lifetime?.depositedCents ?? 0n),
    total_withdrawals: formatAmount(lifetime?.withdrawnCents ?? 0n),
  };
}
